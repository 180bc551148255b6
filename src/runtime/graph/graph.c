/* Graphs: nodes and what they wait for. */
#include "graph/graph.h"

#define GRAPH_MAGIC 0x47524146u
#define NODE_MAGIC  0x4e4f4445u

static uint64_t last_number;

/* --- lists of nodes --- */

bool rt_nodes_add(struct rt_nodes *nodes, cu2clGraphNode_t node)
{
    cu2clGraphNode_t *list = realloc(nodes->list, (nodes->count + 1) * sizeof *list);
    if (!list)
        return false;
    nodes->list = list;
    nodes->list[nodes->count++] = node;
    return true;
}

static bool nodes_have(const struct rt_nodes *nodes, const struct cu2clGraphNode_st *node)
{
    for (size_t i = 0; i < nodes->count; i++)
        if (nodes->list[i] == node)
            return true;
    return false;
}

bool rt_nodes_include(struct rt_nodes *nodes, cu2clGraphNode_t node)
{
    return nodes_have(nodes, node) || rt_nodes_add(nodes, node);
}

void rt_nodes_clear(struct rt_nodes *nodes)
{
    free(nodes->list);
    *nodes = (struct rt_nodes){NULL, 0};
}

static void remove_from(struct rt_nodes *nodes, const struct cu2clGraphNode_st *node)
{
    size_t kept = 0;
    for (size_t i = 0; i < nodes->count; i++)
        if (nodes->list[i] != node)
            nodes->list[kept++] = nodes->list[i];
    nodes->count = kept;
}

/* --- graphs --- */

cu2clError_t rt_graph_check(cu2clGraph_t graph)
{
    return graph && graph->magic == GRAPH_MAGIC ? cu2clSuccess : cu2clErrorInvalidValue;
}

cu2clError_t rt_node_check(cu2clGraphNode_t node)
{
    return node && node->magic == NODE_MAGIC ? cu2clSuccess : cu2clErrorInvalidValue;
}

cu2clGraph_t rt_graph_new(void)
{
    cu2clGraph_t graph = calloc(1, sizeof *graph);
    if (graph) {
        graph->magic = GRAPH_MAGIC;
        graph->number = ++last_number;
    }
    return graph;
}

static void free_node(cu2clGraphNode_t node)
{
    rt_operation_free(&node->operation);
    rt_nodes_clear(&node->needs);
    node->magic = 0;
    free(node);
}

void rt_graph_free(cu2clGraph_t graph)
{
    if (!graph)
        return;
    for (size_t i = 0; i < graph->nodes.count; i++)
        free_node(graph->nodes.list[i]);
    rt_nodes_clear(&graph->nodes);
    rt_objects_release(&graph->objects);
    rt_conditions_graph_gone(graph);
    graph->magic = 0;
    free(graph);
}

static cu2clError_t check_needs(cu2clGraph_t graph, const cu2clGraphNode_t *needs, size_t count)
{
    if (count > 0 && !needs)
        return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++) {
        if (rt_node_check(needs[i]) != cu2clSuccess || needs[i]->graph != graph)
            return cu2clErrorInvalidValue;
        for (size_t j = 0; j < i; j++)
            if (needs[j] == needs[i])
                return cu2clErrorInvalidValue;
    }
    return cu2clSuccess;
}

cu2clError_t rt_graph_add(cu2clGraph_t graph, const cu2clGraphNode_t *needs, size_t count,
                          const struct rt_operation *operation, cu2clGraphNode_t *node)
{
    RT_TRY(check_needs(graph, needs, count));
    cu2clGraphNode_t created = calloc(1, sizeof *created);
    if (!created)
        return cu2clErrorMemoryAllocation;
    bool stored = true;
    for (size_t i = 0; i < count && stored; i++)
        stored = rt_nodes_add(&created->needs, needs[i]);
    if (!stored || !rt_nodes_add(&graph->nodes, created)) {
        rt_nodes_clear(&created->needs);
        free(created);
        return cu2clErrorMemoryAllocation;
    }
    created->magic = NODE_MAGIC;
    created->number = ++last_number;
    created->graph = graph;
    created->operation = *operation;
    *node = created;
    return cu2clSuccess;
}

void rt_graph_number(cu2clGraph_t graph)
{
    for (size_t i = 0; i < graph->nodes.count; i++) {
        graph->nodes.list[i]->index = i;
        graph->nodes.list[i]->visited = 0;
    }
}

static cu2clError_t copy_node(cu2clGraph_t copy, const struct cu2clGraphNode_st *node)
{
    struct rt_operation operation;
    cu2clGraphNode_t created = NULL;
    RT_TRY(rt_operation_copy(&node->operation, &operation));
    cu2clError_t error = rt_graph_add(copy, NULL, 0, &operation, &created);
    if (error != cu2clSuccess) {
        rt_operation_free(&operation);
        return error;
    }
    created->original = node->number;
    created->disabled = node->disabled;
    return cu2clSuccess;
}

/* Fills an empty graph. */
static cu2clError_t copy_content(cu2clGraph_t graph, cu2clGraph_t copy)
{
    RT_TRY(rt_objects_copy(graph->objects, &copy->objects));
    for (size_t i = 0; i < graph->nodes.count; i++)
        RT_TRY(copy_node(copy, graph->nodes.list[i]));
    rt_graph_number(graph);
    for (size_t i = 0; i < graph->nodes.count; i++) {
        const struct rt_nodes *needs = &graph->nodes.list[i]->needs;
        for (size_t j = 0; j < needs->count; j++)
            if (!rt_nodes_add(&copy->nodes.list[i]->needs, copy->nodes.list[needs->list[j]->index]))
                return cu2clErrorMemoryAllocation;
    }
    return cu2clSuccess;
}

cu2clError_t rt_graph_copy(cu2clGraph_t graph, cu2clGraph_t *copy)
{
    cu2clGraph_t made = rt_graph_new();
    if (!made)
        return cu2clErrorMemoryAllocation;
    cu2clError_t error = copy_content(graph, made);
    if (error != cu2clSuccess) {
        rt_graph_free(made);
        return error;
    }
    *copy = made;
    return cu2clSuccess;
}

/* Adds the nodes that `node` waits for, then itself. */
static cu2clError_t visit(cu2clGraphNode_t node, struct rt_nodes *order)
{
    enum { BEGUN = 1, DONE };
    if (node->visited == DONE)
        return cu2clSuccess;
    if (node->visited == BEGUN)
        return cu2clErrorInvalidValue;
    node->visited = BEGUN;
    for (size_t i = 0; i < node->needs.count; i++)
        RT_TRY(visit(node->needs.list[i], order));
    node->visited = DONE;
    return rt_nodes_add(order, node) ? cu2clSuccess : cu2clErrorMemoryAllocation;
}

cu2clError_t rt_graph_order(cu2clGraph_t graph, struct rt_nodes *order)
{
    rt_graph_number(graph);
    for (size_t i = 0; i < graph->nodes.count; i++)
        RT_TRY(visit(graph->nodes.list[i], order));
    return cu2clSuccess;
}

cu2clGraphNode_t rt_graph_find_copy(cu2clGraph_t copy, const struct cu2clGraphNode_st *node)
{
    for (size_t i = 0; i < copy->nodes.count; i++) {
        cu2clGraphNode_t candidate = copy->nodes.list[i];
        if (candidate->original == node->number)
            return candidate;
        size_t count;
        const cu2clGraph_t *inner = rt_operation_graphs(&candidate->operation, &count);
        for (size_t j = 0; j < count; j++)
            if ((candidate = rt_graph_find_copy(inner[j], node)))
                return candidate;
    }
    return NULL;
}

static cu2clError_t graph_create_locked(cu2clGraph_t *graph, unsigned int flags)
{
    cu2clGraph_t created = NULL;
    if (!graph || flags != 0)
        return cu2clErrorInvalidValue;
    if (!(created = rt_graph_new()))
        return cu2clErrorMemoryAllocation;
    *graph = created;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphCreate(cu2clGraph_t *graph, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_create_locked(graph, flags));
}

static cu2clError_t graph_destroy_locked(cu2clGraph_t graph)
{
    RT_TRY(rt_graph_check(graph));
    if (graph->owned || graph->capture)
        return cu2clErrorInvalidValue;
    rt_graph_free(graph);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphDestroy(cu2clGraph_t graph)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_destroy_locked(graph));
}

static cu2clError_t graph_clone_locked(cu2clGraph_t *clone, cu2clGraph_t graph)
{
    cu2clGraph_t copy = NULL;
    RT_TRY(clone ? rt_graph_check(graph) : cu2clErrorInvalidValue);
    for (size_t i = 0; i < graph->nodes.count; i++) {
        enum cu2clGraphNodeType type = graph->nodes.list[i]->operation.type;
        if (type == cu2clGraphNodeTypeMemAlloc || type == cu2clGraphNodeTypeMemFree ||
            type == cu2clGraphNodeTypeConditional)
            return cu2clErrorNotSupported; /* as in CUDA */
    }
    RT_TRY(rt_graph_copy(graph, &copy));
    *clone = copy;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphClone(cu2clGraph_t *clone, cu2clGraph_t graph)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_clone_locked(clone, graph));
}

static cu2clError_t graph_node_find_in_clone_locked(cu2clGraphNode_t *node,
                                                    cu2clGraphNode_t original, cu2clGraph_t clone)
{
    cu2clGraphNode_t found = NULL;
    RT_TRY(node ? rt_node_check(original) : cu2clErrorInvalidValue);
    RT_TRY(rt_graph_check(clone));
    if (!(found = rt_graph_find_copy(clone, original)))
        return cu2clErrorInvalidValue;
    *node = found;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphNodeFindInClone(cu2clGraphNode_t *node, cu2clGraphNode_t original,
                                       cu2clGraph_t clone)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_node_find_in_clone_locked(node, original, clone));
}

static cu2clError_t graph_destroy_node_locked(cu2clGraphNode_t node)
{
    RT_TRY(rt_node_check(node));
    if (node->graph->capture)
        return cu2clErrorIllegalState; /* streams stand at its nodes */
    struct rt_nodes *nodes = &node->graph->nodes;
    remove_from(nodes, node);
    for (size_t i = 0; i < nodes->count; i++)
        remove_from(&nodes->list[i]->needs, node);
    free_node(node);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphDestroyNode(cu2clGraphNode_t node)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_destroy_node_locked(node));
}

/* --- questions --- */

static cu2clError_t graph_node_get_type_locked(cu2clGraphNode_t node, enum cu2clGraphNodeType *type)
{
    RT_TRY(type ? rt_node_check(node) : cu2clErrorInvalidValue);
    *type = node->operation.type;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphNodeGetType(cu2clGraphNode_t node, enum cu2clGraphNodeType *type)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_node_get_type_locked(node, type));
}

/* Gives as many nodes as there is room for, NULL behind the last, and how many there are. */
static void give_nodes(const struct rt_nodes *found, cu2clGraphNode_t *nodes, size_t *count)
{
    size_t room = nodes ? *count : 0;
    for (size_t i = 0; i < room; i++)
        nodes[i] = i < found->count ? found->list[i] : NULL;
    if (!nodes || found->count < *count)
        *count = found->count;
}

/* Of `from`, those that wait for `node`; with NULL, those that wait for none. */
static cu2clError_t select_nodes(const struct rt_nodes *from, const struct cu2clGraphNode_st *node,
                                 struct rt_nodes *selected)
{
    for (size_t i = 0; i < from->count; i++) {
        cu2clGraphNode_t candidate = from->list[i];
        bool wanted = node ? nodes_have(&candidate->needs, node) : candidate->needs.count == 0;
        if (wanted && !rt_nodes_add(selected, candidate))
            return cu2clErrorMemoryAllocation;
    }
    return cu2clSuccess;
}

static cu2clError_t graph_get_nodes_locked(cu2clGraph_t graph, cu2clGraphNode_t *nodes,
                                           size_t *count)
{
    RT_TRY(count ? rt_graph_check(graph) : cu2clErrorInvalidValue);
    give_nodes(&graph->nodes, nodes, count);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphGetNodes(cu2clGraph_t graph, cu2clGraphNode_t *nodes, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_get_nodes_locked(graph, nodes, count));
}

static cu2clError_t give_selected(const struct rt_nodes *from, const struct cu2clGraphNode_st *node,
                                  cu2clGraphNode_t *nodes, size_t *count)
{
    struct rt_nodes selected = {NULL, 0};
    cu2clError_t error = select_nodes(from, node, &selected);
    if (error == cu2clSuccess)
        give_nodes(&selected, nodes, count);
    rt_nodes_clear(&selected);
    return error;
}

static cu2clError_t get_root_nodes_locked(cu2clGraph_t graph, cu2clGraphNode_t *nodes,
                                          size_t *count)
{
    RT_TRY(count ? rt_graph_check(graph) : cu2clErrorInvalidValue);
    return give_selected(&graph->nodes, NULL, nodes, count);
}

cu2clError_t cu2clGraphGetRootNodes(cu2clGraph_t graph, cu2clGraphNode_t *nodes, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_root_nodes_locked(graph, nodes, count));
}

/* All edges are full dependencies. */
static void give_edge_data(cu2clGraphEdgeData *edges, size_t count)
{
    if (edges)
        memset(edges, 0, count * sizeof *edges);
}

static cu2clError_t get_edges_locked(cu2clGraph_t graph, cu2clGraphNode_t *from,
                                     cu2clGraphNode_t *to, cu2clGraphEdgeData *edges, size_t *count)
{
    if (!count || !from != !to)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_graph_check(graph));
    size_t room = from ? *count : 0, found = 0;
    for (size_t i = 0; i < graph->nodes.count; i++) {
        const struct rt_nodes *needs = &graph->nodes.list[i]->needs;
        for (size_t j = 0; j < needs->count; j++, found++)
            if (found < room) {
                from[found] = needs->list[j];
                to[found] = graph->nodes.list[i];
            }
    }
    for (size_t i = found; i < room; i++)
        from[i] = to[i] = NULL;
    give_edge_data(edges, room);
    if (!from || found < room)
        *count = found;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphGetEdges(cu2clGraph_t graph, cu2clGraphNode_t *from, cu2clGraphNode_t *to,
                                cu2clGraphEdgeData *edges, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_edges_locked(graph, from, to, edges, count));
}

static cu2clError_t graph_node_get_dependencies_locked(cu2clGraphNode_t node,
                                                       cu2clGraphNode_t *nodes,
                                                       cu2clGraphEdgeData *edges, size_t *count)
{
    RT_TRY(count ? rt_node_check(node) : cu2clErrorInvalidValue);
    give_edge_data(nodes ? edges : NULL, *count);
    give_nodes(&node->needs, nodes, count);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphNodeGetDependencies(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                           cu2clGraphEdgeData *edges, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_node_get_dependencies_locked(node, nodes, edges, count));
}

static cu2clError_t get_dependent_nodes_locked(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                               cu2clGraphEdgeData *edges, size_t *count)
{
    RT_TRY(count ? rt_node_check(node) : cu2clErrorInvalidValue);
    give_edge_data(nodes ? edges : NULL, *count);
    return give_selected(&node->graph->nodes, node, nodes, count);
}

cu2clError_t cu2clGraphNodeGetDependentNodes(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                             cu2clGraphEdgeData *edges, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_dependent_nodes_locked(node, nodes, edges, count));
}

/* --- edges --- */

/* Only full dependencies: programmatic ones start a kernel before the one that it waits for
 * ends. */
static cu2clError_t check_edges(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                const cu2clGraphNode_t *to, const cu2clGraphEdgeData *edges,
                                size_t count)
{
    RT_TRY(rt_graph_check(graph));
    if (count > 0 && (!from || !to))
        return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++) {
        if (rt_node_check(from[i]) != cu2clSuccess || rt_node_check(to[i]) != cu2clSuccess ||
            from[i]->graph != graph || to[i]->graph != graph || from[i] == to[i])
            return cu2clErrorInvalidValue;
        if (edges && (edges[i].from_port || edges[i].to_port || edges[i].type))
            return cu2clErrorNotSupported;
    }
    return cu2clSuccess;
}

static cu2clError_t graph_add_dependencies_locked(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                                  const cu2clGraphNode_t *to,
                                                  const cu2clGraphEdgeData *edges, size_t count)
{
    RT_TRY(check_edges(graph, from, to, edges, count));
    for (size_t i = 0; i < count; i++) {
        if (nodes_have(&to[i]->needs, from[i]))
            return cu2clErrorInvalidValue;
        if (!rt_nodes_add(&to[i]->needs, from[i]))
            return cu2clErrorMemoryAllocation;
    }
    return cu2clSuccess;
}

cu2clError_t cu2clGraphAddDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                       const cu2clGraphNode_t *to, const cu2clGraphEdgeData *edges,
                                       size_t count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_add_dependencies_locked(graph, from, to, edges, count));
}

static cu2clError_t graph_remove_dependencies_locked(cu2clGraph_t graph,
                                                     const cu2clGraphNode_t *from,
                                                     const cu2clGraphNode_t *to,
                                                     const cu2clGraphEdgeData *edges, size_t count)
{
    RT_TRY(check_edges(graph, from, to, edges, count));
    for (size_t i = 0; i < count; i++)
        if (!nodes_have(&to[i]->needs, from[i]))
            return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++)
        remove_from(&to[i]->needs, from[i]);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphRemoveDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                          const cu2clGraphNode_t *to,
                                          const cu2clGraphEdgeData *edges, size_t count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_remove_dependencies_locked(graph, from, to, edges, count));
}

/* --- printing --- */

static void print_graph(FILE *file, const struct cu2clGraph_st *graph)
{
    static const char *const names[] = {"kernel", "memcpy",    "memset",       "host",
                                        "graph",  "empty",     "event wait",   "event record",
                                        "signal", "semaphore", "memory alloc", "memory free"};
    for (size_t i = 0; i < graph->nodes.count; i++) {
        const struct cu2clGraphNode_st *node = graph->nodes.list[i];
        const struct rt_operation *o = &node->operation;
        const struct rt_kernel *kernel =
            o->type == cu2clGraphNodeTypeKernel ? rt_kernel_find(o->kernel.func) : NULL;
        fprintf(file, "    n%llu [label=\"%s%s%s\"];\n", (unsigned long long)node->number,
                names[o->type], kernel ? "\\n" : "", kernel ? kernel->info->name : "");
        for (size_t j = 0; j < node->needs.count; j++)
            fprintf(file, "    n%llu -> n%llu;\n", (unsigned long long)node->needs.list[j]->number,
                    (unsigned long long)node->number);
        if (o->type == cu2clGraphNodeTypeGraph) {
            fprintf(file, "    subgraph cluster_%llu {\n", (unsigned long long)o->child->number);
            print_graph(file, o->child);
            fprintf(file, "    }\n");
        }
    }
}

/* The text has the structure and the kernels' names; the flags, which ask for more, change
 * nothing. */
static cu2clError_t graph_debug_dot_print_locked(cu2clGraph_t graph, const char *path)
{
    RT_TRY(path ? rt_graph_check(graph) : cu2clErrorInvalidValue);
    FILE *file = fopen(path, "w");
    if (!file)
        return cu2clErrorOperatingSystem;
    fprintf(file, "digraph graph_%llu {\n", (unsigned long long)graph->number);
    print_graph(file, graph);
    fprintf(file, "}\n");
    if (fclose(file) != 0)
        return cu2clErrorOperatingSystem;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphDebugDotPrint(cu2clGraph_t graph, const char *path, unsigned int flags)
{
    struct rt_device *device;
    (void)flags;
    RT_FRAME(rt_enter(&device), graph_debug_dot_print_locked(graph, path));
}
