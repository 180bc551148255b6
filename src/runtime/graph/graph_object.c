/* User objects: a function of the program is called when nothing refers to its object any more. */
#include "graph/graph.h"

#define OBJECT_MAGIC 0x4f424a45u

struct cu2clUserObject_st {
    uint32_t magic;
    unsigned references;
    cu2clHostFn_t destroy;
    void *data;
};

static cu2clError_t check_object(cu2clUserObject_t object, unsigned count)
{
    return object && object->magic == OBJECT_MAGIC && count > 0 ? cu2clSuccess
                                                                : cu2clErrorInvalidValue;
}

static void release_object(cu2clUserObject_t object, unsigned count)
{
    object->references -= count;
    if (object->references > 0)
        return;
    rt_unlock();
    object->destroy(object->data);
    rt_lock();
    object->magic = 0;
    free(object);
}

static cu2clError_t use_object(struct rt_object_use **uses, cu2clUserObject_t object,
                               unsigned count)
{
    for (struct rt_object_use *u = *uses; u; u = u->next)
        if (u->object == object) {
            u->count += count;
            return cu2clSuccess;
        }
    struct rt_object_use *made = malloc(sizeof *made);
    if (!made)
        return cu2clErrorMemoryAllocation;
    *made = (struct rt_object_use){object, count, *uses};
    *uses = made;
    return cu2clSuccess;
}

void rt_objects_release(struct rt_object_use **uses)
{
    while (*uses) {
        struct rt_object_use *first = *uses;
        *uses = first->next;
        release_object(first->object, first->count);
        free(first);
    }
}

cu2clError_t rt_objects_copy(const struct rt_object_use *from, struct rt_object_use **to)
{
    for (; from; from = from->next) {
        RT_TRY(use_object(to, from->object, from->count));
        from->object->references += from->count;
    }
    return cu2clSuccess;
}

cu2clError_t cu2clUserObjectCreate(cu2clUserObject_t *object, void *data, cu2clHostFn_t destroy,
                                   unsigned int references, unsigned int flags)
{
    struct cu2clUserObject_st *created;
    if (!object || !destroy || references == 0 || references > INT_MAX ||
        flags != cu2clUserObjectNoDestructorSync)
        return rt_record(cu2clErrorInvalidValue);
    created = malloc(sizeof *created);
    if (!created)
        return rt_record(cu2clErrorMemoryAllocation);
    *created = (struct cu2clUserObject_st){OBJECT_MAGIC, references, destroy, data};
    *object = created;
    return cu2clSuccess;
}

static cu2clError_t user_object_retain_locked(cu2clUserObject_t object, unsigned int count)
{
    RT_TRY(check_object(object, count));
    object->references += count;
    return cu2clSuccess;
}

cu2clError_t cu2clUserObjectRetain(cu2clUserObject_t object, unsigned int count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), user_object_retain_locked(object, count));
}

static cu2clError_t user_object_release_locked(cu2clUserObject_t object, unsigned int count)
{
    RT_TRY(check_object(object, count));
    if (count > object->references)
        return cu2clErrorInvalidValue;
    release_object(object, count);
    return cu2clSuccess;
}

cu2clError_t cu2clUserObjectRelease(cu2clUserObject_t object, unsigned int count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), user_object_release_locked(object, count));
}

static cu2clError_t graph_retain_user_object_locked(cu2clGraph_t graph, cu2clUserObject_t object,
                                                    unsigned int count, unsigned int flags)
{
    RT_TRY(rt_graph_check(graph));
    RT_TRY(flags <= cu2clGraphUserObjectMove ? check_object(object, count)
                                             : cu2clErrorInvalidValue);
    RT_TRY(use_object(&graph->objects, object, count));
    if (!(flags & cu2clGraphUserObjectMove))
        object->references += count;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphRetainUserObject(cu2clGraph_t graph, cu2clUserObject_t object,
                                        unsigned int count, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_retain_user_object_locked(graph, object, count, flags));
}

static cu2clError_t graph_release_user_object_locked(cu2clGraph_t graph, cu2clUserObject_t object,
                                                     unsigned int count)
{
    struct rt_object_use **found = NULL;
    RT_TRY(rt_graph_check(graph));
    RT_TRY(check_object(object, count));
    for (found = &graph->objects; *found && (*found)->object != object;)
        found = &(*found)->next;
    if (!*found || (*found)->count < count)
        return cu2clErrorInvalidValue;
    struct rt_object_use *u = *found;
    u->count -= count;
    if (u->count == 0) {
        *found = u->next;
        free(u);
    }
    release_object(object, count);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphReleaseUserObject(cu2clGraph_t graph, cu2clUserObject_t object,
                                         unsigned int count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_release_user_object_locked(graph, object, count));
}
