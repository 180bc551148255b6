// libclang does not show which instances a list holds; they are asked for at the end of the file,
// where a type of the function is not known.
/* shift<1> */
__kernel void shift_1(__global int *data)
{ data[get_local_id(0)] <<= 1; }

/* shift<3> */
__kernel void shift_3(__global int *data)
{ data[get_local_id(0)] <<= 3; }

/* shift<2> */
__kernel void shift_2(__global int *data)
{ data[get_local_id(0)] <<= 2; }

__kernel void add(__global int *data)
{ data[get_local_id(0)] += 1; }
