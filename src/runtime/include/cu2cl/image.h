/* How images begin that the driver API loads. */
#ifndef CU2CL_IMAGE_H
#define CU2CL_IMAGE_H

/* What cu2cl-nvcc makes for -ptx, -cubin and -fatbin: a shared library in base 64 follows. */
#define CU2CL_IMAGE_MARKER "// cu2cl image: kernels of a port, for its runtime\n"

/* What `cu2cl --image` makes: OpenCL C with its tables. Lines follow, each a word and its values, in this
 * order; numbers are decimal, what is last in a line may have blanks:
 *
 *     module NAME.cl                      for messages and CU2CL_KERNEL_PATH
 *     options TEXT                        build options beside the runtime's own
 *     reads PATH                          a file that the source includes, outside of its folder
 *     lowered NAME                        what nvcc calls the thing that expression 0, 1, ... names
 *     symbol KIND SIZE NAME ENTRY         a row of cu2clSymbolInfo; ENTRY is nvcc's name
 *     bytes N, N, ...                     its first bytes; without the line, all are 0
 *     kernel NEEDS NAME ENTRY             a row of cu2clKernelInfo
 *     reason TEXT                         why it has no lanes form
 *     argument KIND SIZE SYMBOL [INDEX OFFSET]   a row of cu2clArgInfo, and of cu2clParameterInfo
 *     text LENGTH                         so many bytes and a newline: the .cl
 *     lanes LENGTH                        the same: its lanes form
 *     end
 */
#define CU2CL_KERNELS_MARKER "// cu2cl kernels 1: OpenCL C of a port, for its runtime\n"

#endif
