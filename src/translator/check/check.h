/* `cu2cl check`: ports, builds and runs programs on OpenCL drivers, and compares (docs/check.md).
 */
#ifndef CU2CL_CHECK_H
#define CU2CL_CHECK_H

/* Runs the command; argv[0] is `check`. Returns the exit status: 0 all passed, 1 something did not,
 * 2 wrong usage, 3 nothing could be checked. */
int check_main(int argc, const char *const *argv);
/* `cu2cl record` and `cu2cl compare` (docs/record.md). */
int record_main(int argc, const char *const *argv);
int compare_main(int argc, const char *const *argv);

#endif
