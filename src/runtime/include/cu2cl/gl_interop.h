/* Stands for cuda_gl_interop.h, which brings OpenGL's header, too. */
#ifndef CU2CL_GL_INTEROP_H
#define CU2CL_GL_INTEROP_H

#ifdef __has_include
#if __has_include(<GL/gl.h>)
#include <GL/gl.h>
#endif
#endif

#include "cu2cl.h"

#endif
