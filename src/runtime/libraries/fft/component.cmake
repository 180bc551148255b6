# cuFFT on VkFFT, which is all in a header. FFTW is loaded at run time where it is installed.
find_path(CU2CL_VKFFT_INCLUDE_DIR NAMES vkFFT.h DOC "The folder of vkFFT.h")
cu2cl_component(fft PACKAGE libvkfft-dev TASKS
                NEEDS CU2CL_VKFFT_INCLUDE_DIR
                INCLUDES ${CU2CL_VKFFT_INCLUDE_DIR}
                CUDA cufft:12)
# VkFFT's header is long, and what it does is done once for each plan.
set_source_files_properties(${component_source}/fft/vkfft.c PROPERTIES COMPILE_OPTIONS -O1)
