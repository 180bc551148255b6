#include <cu2cl/launch.clh>
#include <cu2cl/vector.clh>

// What a kernel can't give to the kernels that it launches, and what it can't wait for.
__kernel void child(__global int *p)
{ p[get_local_id(0)]++; }

/* Launches child, by its number in the table cu2cl_launched. */
void launch_child_global(cu_dim3 grid, cu_dim3 block, ulong shared, ulong stream, __global int *p,
                         __global uint *cu_launches, int *cu_error)
{
    __global char *at = cu_launch(cu_launches, cu_error, 0, grid, block, shared, stream, 16);
    if (at) {
        *(__global ulong *)at = (ulong)p;
    }
}

__kernel void nothing(__global int *p, __global uint *cu_launches)
{
    int cu_error[1] = {0};
     launch_child_global(cu_make_uint3(1, 1U, 1U), cu_make_uint3(32, 1U, 1U), 0UL, 0, 0,
                         cu_launches, cu_error);
}

__kernel void alone(__global int *p, __global uint *cu_launches)
{
    int cu_error[1] = {0};
     launch_child_global(cu_make_uint3(1, 1U, 1U), cu_make_uint3(32, 1U, 1U), 0UL, 0, p,
                         cu_launches, cu_error);
}
