# NPP, which needs nothing but the runtime. NVIDIA's comes as one library for each family of functions.
cu2cl_component(npp PACKAGE ocl-icd-opencl-dev
                CUDA nppc:12 nppial:12 nppicc:12 nppidei:12 nppif:12 nppig:12 nppim:12 nppist:12 nppisu:12 nppitc:12 npps:12)
