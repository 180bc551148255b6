#include <cu2cl/launch.clh>
#include <cu2cl/vector.clh>

// Launches by device code are ported, but for a kernel that has no name where it is launched.
__kernel void child(__global int *p)
{ p[get_local_id(0)]++; }

/* Launches child, by its number in the table cu2cl_launched. */
void launch_child(cu_dim3 grid, cu_dim3 block, ulong shared, ulong stream, __global int *p,
                  __global uint *cu_launches, int *cu_error)
{
    __global char *at = cu_launch(cu_launches, cu_error, 0, grid, block, shared, stream, 16);
    if (at) {
        *(__global ulong *)at = (ulong)p;
    }
}

/* Launches fill, by its number in the table cu2cl_launched. */
void launch_fill_int(cu_dim3 grid, cu_dim3 block, ulong shared, ulong stream, __global int *p,
                     int value, __global uint *cu_launches, int *cu_error)
{
    __global char *at = cu_launch(cu_launches, cu_error, 1, grid, block, shared, stream, 32);
    if (at) {
        *(__global ulong *)at = (ulong)p;
        *(__global int *)(at + 16) = value;
    }
}

/* fill<int> */
__kernel void fill_int(__global int *p, int value)
{ p[get_local_id(0)] = value; }

__kernel void parent(__global int *p, __global uint *cu_launches)
{
    int cu_error[1] = {0};
    if (get_local_id(0) == 0) {
        launch_child(cu_make_uint3(1, 1U, 1U), cu_make_uint3(32, 1U, 1U), 0UL, 0, p, cu_launches,
                     cu_error);
        launch_fill_int(cu_make_uint3(1, 1U, 1U), cu_make_uint3(32, 1U, 1U), 0, 0, p, 3,
                        cu_launches, cu_error);
    }
}

void start(__global int *p, __global uint *cu_launches, int *cu_error)
{ launch_child(cu_make_uint3(1, 1U, 1U), cu_make_uint3(32, 1U, 1U), 0UL, 0, p, cu_launches,
               cu_error); }

__kernel void grandparent(__global int *p, __global uint *cu_launches)
{
    int cu_error[1] = {0};
     start(p, cu_launches, cu_error);
}

__kernel void has_graph(ulong exec, __global int *p)
{ p[0] = exec != 0; }
