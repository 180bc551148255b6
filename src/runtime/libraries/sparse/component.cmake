# cuSPARSE, which needs nothing but the runtime.
cu2cl_component(sparse PACKAGE ocl-icd-opencl-dev CUDA cusparse:12)
