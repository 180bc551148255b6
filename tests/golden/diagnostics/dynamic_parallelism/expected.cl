// Launches by device code have their name; what host code launches is ported.
__kernel void child(__global int *p)
{ p[get_local_id(0)]++; }

/* fill<int> */
__kernel void fill_int(__global int *p, int value)
{ p[get_local_id(0)] = value; }
