#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void in_namespace(__global int *p)
{
    p[get_local_id(0)] = 1;
}

/* of_template<int, 128> */
__kernel void of_template_int_128(__global int *p)
{
    p[get_local_id(0)] = 1;
}

/* of_template<float, 192> */
__kernel void of_template_float_192(__global float *p)
{
    p[get_local_id(0)] = 1;
}

__kernel void declared_before(__global int *p)
{
    p[get_local_id(0)] = 1;
}

__kernel void computed(__global double *p)
{
    p[get_local_id(0)] = 1;
}
