# NVML's queries of devices, which need nothing but the runtime.
cu2cl_component(nvml PACKAGE ocl-icd-opencl-dev CUDA nvidia-ml:1)
