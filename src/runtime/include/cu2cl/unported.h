/* What stands in a ported program for text that is not ported. */
#ifndef CU2CL_UNPORTED_H
#define CU2CL_UNPORTED_H

#ifdef __cplusplus
extern "C" {
#endif

/* Ends the program with a message that names the function and says why it is not ported. */
void cu2cl_unported(const char *__function, const char *__why) __attribute__((__noreturn__));

#ifdef __cplusplus
}
#endif

#endif
