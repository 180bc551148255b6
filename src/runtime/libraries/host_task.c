/* Host functions of a component in a stream, and who owns their memory. */
#include "libraries/host_task.h"

#include <cu2cl/graph.h>

static void run_host_task(void *data)
{
    struct rt_host_task *task = data;
    bool is_graphs = task->is_graphs;

    task->run(task);
    if (!is_graphs)
        task->release(task);
}

cu2clError_t rt_give_to_graph(cu2clStream_t stream, void *data, cu2clHostFn_t release,
                              bool *is_captured)
{
    enum cu2clStreamCaptureStatus status = cu2clStreamCaptureStatusNone;
    cu2clUserObject_t object;
    cu2clGraph_t graph = NULL;
    cu2clError_t error = cu2clStreamGetCaptureInfo(stream, &status, NULL, &graph, NULL, NULL, NULL);

    *is_captured = !error && status == cu2clStreamCaptureStatusActive;
    if (!error && !*is_captured)
        return cu2clSuccess; /* a call in a capture that is lost fails by itself */
    if (!error)
        error = cu2clUserObjectCreate(&object, data, release, 1, cu2clUserObjectNoDestructorSync);
    if (error) {
        release(data);
        return error;
    }
    error = cu2clGraphRetainUserObject(graph, object, 1, cu2clGraphUserObjectMove);
    if (error)
        cu2clUserObjectRelease(object, 1);
    return error;
}

cu2clError_t rt_host_task_launch(cu2clStream_t stream, struct rt_host_task *task)
{
    cu2clError_t error = rt_give_to_graph(stream, task, task->release, &task->is_graphs);

    if (error)
        return error;
    bool is_graphs = task->is_graphs;
    error = cu2clLaunchHostFunc(stream, run_host_task, task);
    if (error && !is_graphs)
        task->release(task);
    return error;
}
