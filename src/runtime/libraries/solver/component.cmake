# cuSOLVER on LAPACK, which is loaded at run time.
cu2cl_component(solver PACKAGE libopenblas0-pthread CUDA cusolver:12)
