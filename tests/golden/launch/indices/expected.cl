#include <cu2cl/convert.clh>
#include <cu2cl/integer.clh>
#include <cu2cl/printf.clh>
#include <cu2cl/shifts.clh>
#include <cu2cl/variables.clh>
#include <cu2cl/vector.clh>

__kernel void k(__global int *out, int width)
{
    int x = get_group_id(0) * get_local_size(0) + get_local_id(0);
    const unsigned y = cu_umul24((uint)get_group_id(1), (uint)get_local_size(1)) + get_local_id(1);
    int z = get_local_id(2) + get_num_groups(2);
    cu_dim3 all = cu_grid_dim();
    out[y * width + x] = z * (int)all.x + (32);
}

float scaled(float by)
{
    return (uint)get_local_id(0) * by;
}

// Where 32 bits and 64 differ, the number has 32.
__kernel void widths(__global int *out, __global long *far, long n, int less,
                     __global uchar *bytes, __global uint *cu_output)
{
    if ((uint)get_local_id(0) > n || (uint)get_local_id(0) - 1 < 8 || -(uint)get_local_id(0) > 8)
        return;
    far[(uint)get_group_id(0) * (uint)get_local_size(0)
        + (uint)get_local_id(0)] = (uint)get_group_id(0) * (uint)get_local_size(0);
    far[get_local_id(0) + 1] = get_local_id(0);
    out[(uint)get_local_id(0) - 1] = ((uint)get_local_id(0) - 5) / 2
        + ((uint)get_local_id(0) + less >> 3);
    out[get_local_id(0)] = (uint)get_local_id(0) * 3 % 5 - (cu_shl_int(1, (uint)get_local_id(0)));
    out[get_local_id(1)] = max((uint)get_local_id(0), 3u)
        + cu_float2int(scaled((uint)get_local_id(0)));
    bytes[get_local_id(2)] = get_local_id(0) + less;
    size_t at = get_group_id(0) * (ulong)get_local_size(0) + get_local_id(0);
    long back = n - (uint)get_local_id(0);
    out[at] = get_local_id(0) < less ? (uint)get_local_id(0) & 31 : ~((uint)get_local_id(1) + less);
    while (get_local_id(0) && !get_local_id(1) && back--)
        out[back] ^= (uint)get_local_id(0);
    cu_printf2("%u %d\n", (uint)get_local_id(0), get_local_id(0) == 0);
}
