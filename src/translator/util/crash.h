/* The last net under hostile input: a crash in the middle of a pass ends the program with a message
 * and status 3. */
#ifndef CU2CL_CRASH_H
#define CU2CL_CRASH_H

/* Catches the signals of crashes in the whole program. Call once, first. Does nothing under the
 * sanitizers, which report better. */
void crash_install(void);
/* Names what the calling thread works on, for the message, and gives the thread a stack for the
 * handler. `path` must live as long as the thread works on it. */
void crash_begin(const char *path);
void crash_end(void);

/* From now on a crash ends the program without a message: another process tells of it. */
void crash_be_quiet(void);

#endif
