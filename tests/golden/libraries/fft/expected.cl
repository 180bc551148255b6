__kernel void multiply(__global float2 *x, __global const float2 *by, int n, float scale)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n) {
        float2 product;
        product.x = x[i].x * by[i].x - x[i].y * by[i].y;
        product.y = x[i].x * by[i].y + x[i].y * by[i].x;
        x[i] = ((float2)(product.x * scale, product.y * scale));
    }
}
