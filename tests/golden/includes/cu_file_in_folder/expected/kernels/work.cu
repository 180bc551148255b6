void work(float *p)
CU2CL_KERNEL(work, p)
