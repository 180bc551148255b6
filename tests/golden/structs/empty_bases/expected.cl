// Assignments to objects of classes without members, which may be bases: C would write a byte.
typedef struct Nothing {
    uchar unused; /* C has no empty struct */
} Nothing;

__kernel void own(__global int *out)
{
    Nothing one;
    Nothing list[2];
    one = (Nothing){0};
    list[1] = one;
    *out = 2ul;
}
