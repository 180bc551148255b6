# cuBLAS on CLBlast.
find_library(CU2CL_CLBLAST_LIBRARY NAMES clblast DOC "CLBlast")
find_path(CU2CL_CLBLAST_INCLUDE_DIR NAMES clblast_c.h DOC "The folder of clblast_c.h")
cu2cl_component(blas PACKAGE libclblast-dev TASKS
                NEEDS CU2CL_CLBLAST_LIBRARY CU2CL_CLBLAST_INCLUDE_DIR
                LINK ${CU2CL_CLBLAST_LIBRARY} INCLUDES ${CU2CL_CLBLAST_INCLUDE_DIR}
                CUDA cublas:12 cublasLt:12)
