/* An OpenCL driver inside the test: one device whose commands run at once on the host, and whose
 * n-th call fails.
 *
 * Every call that a driver may refuse counts; stub_fail_at(n) makes the n-th from now fail. Objects
 * are counted, so that a test sees what was not released. Kernels are C functions that read their
 * arguments from the stub. */
#ifndef CU2CL_STUB_OPENCL_H
#define CU2CL_STUB_OPENCL_H

#include <stdbool.h>
#include <stddef.h>

struct stub_arg {
    size_t size;
    void *pointer; /* of a buffer or SVM argument, NULL for the others */
    char value[64];
};

struct stub_launch {
    const char *kernel;
    size_t groups, items; /* in all dimensions together */
    const struct stub_arg *args;
};

/* Called for every launch but that of the runtime's own kernel. */
extern void (*stub_on_launch)(const struct stub_launch *launch);
/* A text with #error does not build. The text of the program that was last built from source, the
 * runtime's own kernels apart. */
extern char stub_source[65536];
/* Programs from source so far. */
extern unsigned stub_programs;
extern bool stub_build_fails;
/* Faults of a device. It is lost: every command and every new object is refused. */
extern bool stub_lost;
/* The device has sub-groups, and kernels may ask for their size. Set before the device is found. */
extern bool stub_subgroups;
/* Bytes that buffers and SVM allocations may have together; 0: as many as the host has. */
extern size_t stub_memory_limit;
/* The next launches are refused with this code; 0: they are not. */
extern int stub_launch_code;
/* Work-items that a group of each kernel may have. */
extern size_t stub_kernel_group;

/* The n-th call from now fails (1: the next), 0: none. */
void stub_fail_at(long n);
/* The host has the memory mapped that starts at `address`. */
bool stub_is_mapped(const void *address);
/* The priority of the queue that was made last, 0 where none was asked for. */
extern unsigned stub_queue_priority;
/* Calls so far that could have failed. */
long stub_calls(void);
/* True when the chosen call has failed. */
bool stub_has_failed(void);
/* Contexts, queues, buffers, programs, kernels, events and SVM allocations that live. */
long stub_live_objects(void);

#endif
