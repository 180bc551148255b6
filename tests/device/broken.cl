__kernel void broken(__global int *p)
{
    *p = undeclared;
}
