# NCCL over TCP.
cu2cl_component(nccl PACKAGE ocl-icd-opencl-dev CUDA nccl:2)
