/* Launches, and what kernels are and need on a device. */
#ifndef CU2CL_RT_KERNEL_H
#define CU2CL_RT_KERNEL_H

#include "record/record.h"

#pragma GCC visibility push(hidden)

/* function.c: the kernel on a device, made on first use. */
cu2clError_t rt_kernel_instance(struct rt_device *device, struct rt_kernel *kernel,
                                struct rt_instance **instance);
/* The same, for blocks of this size. */
cu2clError_t rt_kernel_instance_for(struct rt_device *device, struct rt_kernel *kernel,
                                    struct cu2clDim3 block, struct rt_instance **instance);
/* component */
void rt_instances_release(struct rt_device *device);
/* Enters, and finds the kernel of a host stub on the current device, and what it uses. */
cu2clError_t rt_kernel_enter(const void *function, struct rt_device **device,
                             struct rt_kernel **kernel, struct rt_instance **instance);
/* Blocks in clusters of this size can make up the grid, and the kernel does not see that there are
 * none; {0, 0, 0}: without clusters. */
cu2clError_t rt_cluster_check(struct rt_kernel *kernel, const int cluster[3],
                              struct cu2clDim3 grid);
/* occupancy.c: the most threads of a block, the most dynamic shared memory that a launch may ask
 * for, */
int rt_block_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                   const struct rt_instance *instance);
int rt_dynamic_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                     const struct rt_instance *instance);
/* the blocks of this size that a multiprocessor holds at once. */
int rt_resident_blocks(const struct rt_device *device, const struct rt_kernel *kernel,
                       const struct rt_instance *instance, int block_size, size_t shared);
/* cooperative.c: kernels with a barrier of the whole grid. */
cu2clError_t rt_grid_prepare(struct rt_device *device);
void rt_grid_release(struct rt_device *device);
/* The barrier's buffer, which is there after rt_grid_prepare. */
cl_mem rt_grid_buffer(const struct rt_device *device);
/* Enqueues a kernel with such a barrier, behind the one before it; `seen` (or NULL) gets the
 * event. */
cl_int rt_grid_enqueue(struct rt_stream *stream, cl_kernel kernel, cl_uint dimensions,
                       const size_t *global, const size_t *local, cl_event *seen);
/* May the kernel run with this grid? */
cu2clError_t rt_grid_check(struct rt_device *device, struct rt_kernel *kernel,
                           struct rt_instance *instance, struct cu2clDim3 grid,
                           struct cu2clDim3 block, size_t shared, bool cooperative);
/* Do the groups of this grid run at the same time, if it needs that? May release the lock. */
cu2clError_t rt_grid_together(struct rt_device *device, struct rt_kernel *kernel,
                              struct cu2clDim3 grid);

/* heap.c: makes the heap of malloc and new in kernels, of the size that is set, unless it is there.
 * May release the lock. */
cu2clError_t rt_heap_prepare(struct rt_device *device);
void rt_heap_release(struct rt_device *device);
/* Its address, NULL when there is none; `buffer` is NULL, or where kernels get it as a buffer. */
char *rt_heap(const struct rt_device *device, cl_mem *buffer);

/* children.c: launches a kernel that launches kernels, and then these. Returns when only grids are
 * left that launch nothing. */
cu2clError_t rt_children_launch(struct rt_stream *stream, struct rt_kernel *kernel,
                                struct cu2clDim3 grid, struct cu2clDim3 block, void **args,
                                size_t shared);
/* component */
void rt_children_release(struct rt_device *device);

/* launch.c: enqueues a kernel in the stream; `launches` is where it writes what it launches. */
cu2clError_t rt_launch_child(struct rt_stream *stream, struct rt_kernel *kernel,
                             struct cu2clDim3 grid, struct cu2clDim3 block, void **args,
                             size_t shared, cl_mem launches);
cu2clError_t rt_launch(struct rt_device *device, struct rt_kernel *kernel, struct cu2clDim3 grid,
                       struct cu2clDim3 block, void **args, size_t shared, cu2clStream_t handle,
                       bool cooperative);
/* The same by the address of the kernel's host function, on the current device. */
cu2clError_t rt_launch_function(const void *function, dim3 grid, dim3 block, void **args,
                                size_t shared, cu2clStream_t stream, bool cooperative);

/* trace_launch.c */
void rt_trace_launch(const struct rt_kernel *kernel, struct cu2clDim3 grid, struct cu2clDim3 block,
                     size_t shared, const void *stream, void **args, cu2clError_t error);

/* launch_attributes.c: what attributes change in a launch. */
struct rt_launch_options {
    bool cooperative;
    int cluster[3];
};
cu2clError_t rt_launch_option(cu2clLaunchAttributeID id, const cu2clLaunchAttributeValue *value,
                              struct rt_launch_options *options);

/* launch.c: kernel and configuration can be launched on the device. */
cu2clError_t rt_launch_check(struct rt_device *device, struct rt_kernel *kernel,
                             struct cu2clDim3 grid, struct cu2clDim3 block, size_t shared);

#pragma GCC visibility pop

#endif
