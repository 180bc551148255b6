#include <cu2cl/integer.clh>
#include <cu2cl/variables.clh>
#include <cu2cl/vector.clh>

__kernel void k(__global int *out, int width)
{
    int x = (uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0);
    const unsigned y = cu_umul24((uint)get_group_id(1), (uint)get_local_size(1))
        + (uint)get_local_id(1);
    int z = (uint)get_local_id(2) + (uint)get_num_groups(2);
    cu_dim3 all = cu_grid_dim();
    out[y * width + x] = z * (int)all.x + (32);
}
