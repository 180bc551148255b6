/* How a file begins that cu2cl-nvcc makes for -ptx, -cubin and -fatbin, and that the driver API
 * loads. A shared library in base 64 follows. */
#ifndef CU2CL_IMAGE_H
#define CU2CL_IMAGE_H

#define CU2CL_IMAGE_MARKER "// cu2cl image: kernels of a port, for its runtime\n"

#endif
