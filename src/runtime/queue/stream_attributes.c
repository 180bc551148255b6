/* Attributes of streams. They are kept and told; windows of the cache and policies of waiting are
 * hints, and OpenCL has none like them. */
#include "queue/queue.h"

static cu2clError_t set_stream_attribute(struct rt_stream *stream, cu2clLaunchAttributeID attribute,
                                         const cu2clLaunchAttributeValue *value)
{
    const struct cu2clAccessPolicyWindow *window = &value->accessPolicyWindow;
    switch (attribute) {
    case cu2clLaunchAttributeAccessPolicyWindow:
        if (!(window->hitRatio >= 0 && window->hitRatio <= 1) ||
            (unsigned)window->hitProp > cu2clAccessPropertyPersisting ||
            (unsigned)window->missProp > cu2clAccessPropertyStreaming)
            return cu2clErrorInvalidValue;
        stream->window = *window;
        return cu2clSuccess;
    case cu2clLaunchAttributeSynchronizationPolicy:
        if (value->syncPolicy < cu2clSyncPolicyAuto ||
            value->syncPolicy > cu2clSyncPolicyBlockingSync)
            return cu2clErrorInvalidValue;
        stream->policy = value->syncPolicy;
        return cu2clSuccess;
    case cu2clLaunchAttributePriority: return rt_stream_set_priority(stream, value->priority);
    default: return cu2clErrorNotSupported;
    }
}

static cu2clError_t get_stream_attribute(const struct rt_stream *stream,
                                         cu2clLaunchAttributeID attribute,
                                         cu2clLaunchAttributeValue *value)
{
    switch (attribute) {
    case cu2clLaunchAttributeAccessPolicyWindow:
        value->accessPolicyWindow = stream->window;
        return cu2clSuccess;
    case cu2clLaunchAttributeSynchronizationPolicy:
        value->syncPolicy = stream->policy ? stream->policy : cu2clSyncPolicyAuto;
        return cu2clSuccess;
    case cu2clLaunchAttributePriority: value->priority = stream->priority; return cu2clSuccess;
    default: return cu2clErrorNotSupported;
    }
}

static cu2clError_t stream_set_attribute_locked(struct rt_device *device, cu2clStream_t handle,
                                                cu2clLaunchAttributeID attribute,
                                                const cu2clLaunchAttributeValue *value)
{
    struct rt_stream *stream;
    if (!value)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    return set_stream_attribute(stream, attribute, value);
}

cu2clError_t cu2clStreamSetAttribute(cu2clStream_t handle, cu2clLaunchAttributeID attribute,
                                     const cu2clLaunchAttributeValue *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_set_attribute_locked(device, handle, attribute, value));
}

static cu2clError_t stream_get_attribute_locked(struct rt_device *device, cu2clStream_t handle,
                                                cu2clLaunchAttributeID attribute,
                                                cu2clLaunchAttributeValue *value)
{
    struct rt_stream *stream;
    if (!value)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    return get_stream_attribute(stream, attribute, value);
}

cu2clError_t cu2clStreamGetAttribute(cu2clStream_t handle, cu2clLaunchAttributeID attribute,
                                     cu2clLaunchAttributeValue *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_get_attribute_locked(device, handle, attribute, value));
}

static cu2clError_t stream_copy_attributes_locked(struct rt_device *device, cu2clStream_t to_handle,
                                                  cu2clStream_t from_handle)
{
    struct rt_stream *to, *from;
    RT_TRY(rt_stream_find(device, to_handle, &to));
    RT_TRY(rt_stream_find(device, from_handle, &from));
    to->window = from->window;
    to->policy = from->policy;
    RT_TRY(rt_stream_set_priority(to, from->priority));
    return cu2clSuccess;
}

cu2clError_t cu2clStreamCopyAttributes(cu2clStream_t to_handle, cu2clStream_t from_handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_copy_attributes_locked(device, to_handle, from_handle));
}

static cu2clError_t stream_get_id_locked(struct rt_device *device, cu2clStream_t handle,
                                         unsigned long long *number)
{
    struct rt_stream *stream;
    if (!number)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    *number = stream->number;
    return cu2clSuccess;
}

cu2clError_t cu2clStreamGetId(cu2clStream_t handle, unsigned long long *number)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_get_id_locked(device, handle, number));
}

static cu2clError_t stream_get_device_locked(struct rt_device *device, cu2clStream_t handle,
                                             int *index)
{
    struct rt_stream *stream;
    if (!index)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    *index = stream->device->index;
    return cu2clSuccess;
}

cu2clError_t cu2clStreamGetDevice(cu2clStream_t handle, int *index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_get_device_locked(device, handle, index));
}
