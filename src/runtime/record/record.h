/* CU2CL_RECORD writes what a program launches to a file, and CU2CL_COMPARE compares with such a
 * file: names the first launch and argument that differ. docs/record.md. */
#ifndef CU2CL_RT_RECORD_H
#define CU2CL_RT_RECORD_H

#include "memory/memory.h"
#include "record/trace_file.h"

#pragma GCC visibility push(hidden)

/* launches.c */

/* Launches are recorded or compared. */
bool rt_recording(void);
/* After a launch was enqueued, with its configuration and the host's arguments; releases the
 * lock. */
void rt_record_launch(struct rt_stream *stream, struct rt_kernel *kernel, struct cu2clDim3 grid,
                      struct cu2clDim3 block, size_t shared, void **args);
/* component: hands on what is pending, and releases what is on the device. */
void rt_record_release(struct rt_device *device);
/* What the calling thread launches from now on is a graph's, or not any more. Called without the
 * lock. */
void rt_record_graph(bool begins);

/* What a launch used, as it is here. */
struct rt_seen {
    struct rt_kernel *kernel;
    struct rt_device *device;
    const struct trace_kernel *described; /* of this program */
    struct trace_launch launch;           /* memory: `allocation` is its address */
    struct trace_launch expected;         /* when launches are compared */
    struct trace_launch used;             /* then: all memory that it uses */
    uint64_t number;                      /* in the trace, from 1 */
    long *slots;                          /* of each piece of memory: digests.c; -1: it is done */
};

/* prototype.c: names and types of the kernel's parameters as its text has them, and the variables
 * that it uses behind; NULL without memory. The caller keeps it for ever. */
struct trace_kernel *rt_describe_kernel(const struct rt_kernel *kernel);

/* digests.c */

/* Digests are made on the device, so that nothing waits for them: they are in slots. */
bool rt_digests_later(struct rt_device *device);
/* Slots that are free. */
unsigned rt_digests_room(const struct rt_device *device);
/* Enqueues the digest of an allocation; a slot, or -1: it can't be. */
long rt_digest_enqueue(struct rt_stream *stream, const struct trace_memory *memory);
/* Fills hash and samples of an allocation that no command uses. */
cu2clError_t rt_digest_now(struct rt_device *device, struct trace_memory *memory);
/* Waits until all slots are filled, and reads them; they are free again with the next digest. */
cu2clError_t rt_digests_read(struct rt_device *device);
void rt_digest_from_slot(const struct rt_device *device, long slot, struct trace_memory *memory);
void rt_digests_release(struct rt_device *device);
/* Copies bytes of an allocation to the host, or there, and waits. */
cu2clError_t rt_record_read(struct rt_device *device, uint64_t address, void *to, size_t size);
cu2clError_t rt_record_write(struct rt_device *device, uint64_t address, const void *from,
                             size_t size);

/* compare.c */

/* Opens CU2CL_COMPARE's trace; false: it can't be compared with, and that was said. */
bool rt_compare_open(const char *path);
/* Graphs' launches are in the trace. */
bool rt_compare_graphs(void);
/* A graph is launched: takes its launch of a trace that does not have what the graph launched; false:
 * what comes next is something else. */
bool rt_compare_unseen_graph(void);
/* Takes the launch of the trace that this one is, if it is there. */
bool rt_compare_take(struct rt_seen *seen);
/* A parameter of the trace's kernel. */
const struct trace_param *rt_compare_param(const struct rt_seen *seen, uint32_t index);
/* Its digests are there. */
void rt_compare_judge(struct rt_seen *seen);
/* Launches that are not compared: their digests could not be made. */
void rt_compare_failed(unsigned launches);
/* At the end of the program: says what came of it; `graphs`: launches of graphs, which the trace
 * does not have. */
void rt_compare_close(uint64_t graphs);

/* elements.c */

struct rt_bounds {
    double relative, absolute, ulps;
};
/* Reads `relative=1e-5,absolute=0,ulps=4`; false: what it names is not known. */
bool rt_bounds_read(const char *text, struct rt_bounds *bounds);

struct rt_difference {
    uint64_t count, elements; /* that differ, of how many */
    uint64_t unsure;          /* that are close as one type, and not as another */
    uint64_t first;           /* the first one's index */
    char got[64], expected[64];
    double first_ulps, most_ulps; /* of numbers with a point */
};
/* Compares elements, of which the first has index `index`, and adds to what is there. Words that
 * are addresses of this program are equal to any. */
void rt_compare_elements(enum trace_type type, const struct rt_bounds *bounds, const void *got,
                         const void *expected, size_t size, uint64_t index,
                         struct rt_difference *difference);

#pragma GCC visibility pop

#endif
