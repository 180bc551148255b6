/* Host functions of a component in a stream, and memory that they or kernels need.
 *
 * A stream that is captured does nothing now: what it was told is done at each launch of the graph.
 * So the memory belongs to the graph then, and goes when the graph and all that was made of it are
 * gone. */
#ifndef CU2CL_LIBRARIES_HOST_TASK_H
#define CU2CL_LIBRARIES_HOST_TASK_H

#include <stdbool.h>

#include <cu2cl/cu2cl.h>

/* The first member of what the functions get. */
struct rt_host_task {
    cu2clHostFn_t run, release;
    bool is_graphs; /* else it is released when it has run */
};

/* Calls task->run(task) when it is the stream's turn. Takes the task in any case: task->release(task)
 * is called once, also after an error. */
cu2clError_t rt_host_task_launch(cu2clStream_t stream, struct rt_host_task *task);
/* Gives `data` to the graph that the stream is captured into, which calls release(data) at its end,
 * here already after an error. *is_captured: whether there is one; if not, nothing was done. */
cu2clError_t rt_give_to_graph(cu2clStream_t stream, void *data, cu2clHostFn_t release,
                              bool *is_captured);

#endif
