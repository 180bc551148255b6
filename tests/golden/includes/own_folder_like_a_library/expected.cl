#define STEP 2

typedef struct Max {
    uchar unused; /* C has no empty struct */
} Max;

/* cub::Max::operator()<unsigned int, unsigned int> */
uint Max_call_uint_uint(const Max *self, const uint a, const uint b)
{
    return a < b ? b : a;
}

__kernel void set(__global int *p)
{
    Max cu2cl_tmp1;
     p[get_local_id(0)] = STEP * Max_call_uint_uint(&cu2cl_tmp1, (uint)get_local_id(0), 1u);
}
