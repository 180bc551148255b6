// Assignments to objects of classes without members, which may be bases: they write nothing.
typedef struct Nothing {
    uchar unused; /* C has no empty struct */
} Nothing;

typedef struct All {
    int x;
} All;

void set(Nothing *n)
{
    (void)(Nothing){0};
}

__kernel void by_reference(__global int *out)
{
    All all;
    all.x = 1;
    set((Nothing *)&all);
    *out = all.x;
}

__kernel void by_base(__global int *out)
{
    All all;
    all.x = 1;
    (void)(Nothing){0};
    *out = all.x;
}

__kernel void own(__global int *out)
{
    Nothing one;
    Nothing list[2];
    one = (Nothing){0};
    list[1] = one;
    *out = 2ul;
}
