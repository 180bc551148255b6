/* What the files of graphs share.
 *
 * A graph owns its nodes, a node its operation and the list of nodes that it waits for. A child
 * graph node owns a copy of the graph that it was made from, and an executable graph owns a copy of
 * the graph that it was instantiated from: nodes of a copy know the number of the node that they
 * were copied from. All functions expect the lock to be held. */
#ifndef CU2CL_RT_GRAPH_H
#define CU2CL_RT_GRAPH_H

#include "kernel/kernel.h"

#pragma GCC visibility push(hidden)

/* Memory of allocation nodes: it has its address from the making of the node on. The nodes that
 * may use it count as references; it goes back when there are none and no launch left it live. */
struct rt_graph_memory {
    void *address;
    size_t size;
    struct rt_device *device;
    unsigned references;
    bool live; /* an allocation node has run, and no free node or cu2clFree since */
};

/* graph_condition.c: what a node with a condition does. */
struct rt_condition {
    cu2clGraphConditionalHandle handle;
    enum cu2clGraphConditionalNodeType type;
    unsigned count;
    cu2clGraph_t *bodies; /* the node's own */
};

/* Of a kernel node: graph_attributes.c. */
struct rt_node_attributes {
    struct cu2clAccessPolicyWindow window;
    int priority, cluster[3];
    enum cu2clClusterSchedulingPolicy policy;
    unsigned carveout;
};

/* What a node does. */
struct rt_operation {
    enum cu2clGraphNodeType type;
    struct rt_device *device;
    bool cooperative; /* a kernel's launch */
    struct rt_node_attributes attributes;
    union {
        struct cu2clKernelNodeParams kernel; /* kernelParams: one block with all values */
        struct cu2clMemcpy3DParms copy;
        struct cu2clMemsetParams fill;
        struct cu2clHostNodeParams host;
        cu2clGraph_t child;
        cu2clEvent_t event;
        struct rt_graph_memory *memory; /* of an allocation node */
        void *address;                  /* of a free node */
        struct rt_condition condition;
    };
};

/* graph_capture.c: records a launch of the graph in a stream that captures. */
cu2clError_t rt_capture_graph(struct rt_device *device, cu2clStream_t handle, cu2clGraph_t graph);

struct cu2clGraphNode_st {
    uint32_t magic;
    uint64_t number;   /* unlike that of any other node */
    uint64_t original; /* number of the node that this one was copied from, or 0 */
    cu2clGraph_t graph;
    struct rt_operation operation;
    struct rt_nodes needs; /* run before */
    bool disabled;
    size_t index; /* in the graph's list; kept by rt_graph_number */
    int visited;
};

struct rt_object_use {
    cu2clUserObject_t object;
    unsigned count;
    struct rt_object_use *next;
};

struct cu2clGraph_st {
    uint32_t magic;
    uint64_t number;
    bool owned;                 /* by a child graph node or an executable graph */
    struct rt_capture *capture; /* that adds nodes now, or NULL */
    struct rt_nodes nodes;      /* as they were made */
    struct rt_object_use *objects;
};

/* graph.c: lists of nodes, and graphs. */
bool rt_nodes_add(struct rt_nodes *nodes, cu2clGraphNode_t node);
/* The same unless it is there already. */
bool rt_nodes_include(struct rt_nodes *nodes, cu2clGraphNode_t node);
void rt_nodes_clear(struct rt_nodes *nodes);
cu2clError_t rt_graph_check(cu2clGraph_t graph);
cu2clError_t rt_node_check(cu2clGraphNode_t node);
/* NULL without memory. */
cu2clGraph_t rt_graph_new(void);
void rt_graph_free(cu2clGraph_t graph);
/* A copy with nodes that know their originals. */
cu2clError_t rt_graph_copy(cu2clGraph_t graph, cu2clGraph_t *copy);
/* Adds a node that does `operation`, which belongs to the node on success. */
cu2clError_t rt_graph_add(cu2clGraph_t graph, const cu2clGraphNode_t *needs, size_t count,
                          const struct rt_operation *operation, cu2clGraphNode_t *node);
/* Fills `order` with the nodes such that each comes after those that it waits for;
 * cu2clErrorInvalidValue when the nodes wait for each other. */
cu2clError_t rt_graph_order(cu2clGraph_t graph, struct rt_nodes *order);
/* Sets the nodes' `index`, and `visited` to 0. */
void rt_graph_number(cu2clGraph_t graph);
/* The node of a copy that stands for `node`, also inside of child graphs; or NULL. */
cu2clGraphNode_t rt_graph_find_copy(cu2clGraph_t copy, const struct cu2clGraphNode_st *node);

/* graph_operation.c: copies of operations and their parameters. */
/* From the parameters of a node of the type: those of CUDA's functions; a handle or an address is
 * given itself. An allocation's parameters get the address. */
cu2clError_t rt_operation_make(struct rt_device *device, enum cu2clGraphNodeType type,
                               void *parameters, struct rt_operation *operation);
/* Does it in a stream; called without the lock. Child graphs and memory are not done here. */
cu2clError_t rt_operation_run(const struct rt_operation *operation, cu2clStream_t stream);
cu2clError_t rt_operation_copy(const struct rt_operation *from, struct rt_operation *to);
void rt_operation_free(struct rt_operation *operation);
/* The graphs inside of a node: its child, or its bodies. */
const cu2clGraph_t *rt_operation_graphs(const struct rt_operation *operation, size_t *count);
/* A copy of `count` bytes as the parameters of a copy node. */
struct cu2clMemcpy3DParms rt_plain_copy(void *dst, const void *src, size_t count,
                                        enum cu2clMemcpyKind kind);

/* graph_condition.c. Tells the program the bodies. */
cu2clError_t rt_condition_make(struct cu2clConditionalNodeParams *parameters,
                               struct rt_condition *condition);
cu2clError_t rt_condition_copy(const struct rt_condition *from, struct rt_condition *to);
void rt_condition_free(struct rt_condition *condition);
/* The body has no nodes that bodies must not have. */
cu2clError_t rt_condition_check_body(const struct cu2clGraph_st *body);
/* A graph is freed that handles may have been made for. */
void rt_conditions_graph_gone(const struct cu2clGraph_st *graph);
/* Each handle that was made for the graph has a node. */
bool rt_conditions_used(const struct cu2clGraph_st *graph);
/* At the begin of a launch: the values with a default get it. */
cu2clError_t rt_conditions_start(const struct cu2clGraph_st *graph, struct rt_stream *stream);
/* Waits for the stream, and gives the body that the value chooses, or NULL. Called without the
 * lock. */
cu2clError_t rt_condition_next(const struct rt_condition *condition, cu2clStream_t stream,
                               cu2clGraph_t *body);

/* graph_exec.c: the node of an executable graph that was copied from `node`. */
cu2clError_t rt_exec_node(cu2clGraphExec_t exec, const struct cu2clGraphNode_st *node,
                          cu2clGraphNode_t *found);
/* Launches that are under way may use the objects of the graph: waits for them, before these go. */
cu2clError_t rt_exec_finish(cu2clGraphExec_t exec);
/* Gives the nodes of `old` the operations of those of `new`, if the graphs are alike; `info` (or
 * NULL) is told. */
cu2clError_t rt_graph_update(cu2clGraph_t old, cu2clGraph_t new,
                             cu2clGraphExecUpdateResultInfo *info);

/* graph_memory.c: the memory of an allocation node that starts at `address`, or NULL. */
struct rt_graph_memory *rt_graph_memory_find(const void *address);
/* component: a reset of the device has freed all. */
void rt_graph_memory_release_device(struct rt_device *device);
/* Allocates or frees it; cu2clErrorInvalidValue when it is not allocated. */
cu2clError_t rt_graph_memory_use(struct rt_graph_memory *memory, bool live);
cu2clError_t rt_graph_memory_new(struct rt_device *device, size_t size,
                                 struct rt_graph_memory **memory);
void rt_graph_memory_release(struct rt_graph_memory *memory);

/* graph_object.c */
void rt_objects_release(struct rt_object_use **uses);
cu2clError_t rt_objects_copy(const struct rt_object_use *from, struct rt_object_use **to);

#pragma GCC visibility pop

#endif
