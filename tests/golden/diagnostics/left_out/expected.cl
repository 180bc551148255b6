enum { UP, DOWN };
typedef int Order;

__kernel void fill(__global int *p, Order order)
{
    p[get_local_id(0)] = order == UP ? (uint)get_local_id(0) : 31 - (uint)get_local_id(0);
}
