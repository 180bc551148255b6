/* Stands for cudaGL.h, which brings OpenGL's header, too. */
#ifndef CU2CL_DRIVER_GL_H
#define CU2CL_DRIVER_GL_H

#include "driver.h"
#include "gl_interop.h"

#endif
