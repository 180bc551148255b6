/* fill<int> */
__kernel void fill_int(__global int *p, int value)
{
    p[get_local_id(0)] = value;
}

/* fill<unsigned char> */
__kernel void fill_uchar(__global uchar *p, uchar value)
{
    p[get_local_id(0)] = value;
}
