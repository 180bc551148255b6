#ifndef CU2CL_VERSION_H
#define CU2CL_VERSION_H

/* The version of the tool, "1.2.3"; the build defines it once, in the top-level CMakeLists.txt. */
extern const char cu2cl_version[];

#endif
