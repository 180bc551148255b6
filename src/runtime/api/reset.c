/* Waiting for all of a device's work, and giving back all that it has. */
#include "api/api.h"

static cu2clError_t device_synchronize_locked(struct rt_device *device)
{
    RT_TRY(rt_capture_hooks->unsafe());
    return rt_device_finish(device);
}

cu2clError_t cu2clDeviceSynchronize(void)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_synchronize_locked(device));
}

cu2clError_t cu2clThreadSynchronize(void)
{
    return cu2clDeviceSynchronize();
}

/* Gives back everything of the current device, as if the process had not used it yet. */
cu2clError_t cu2clDeviceReset(void)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clErrorNoDevice)
        return rt_leave(error);
    rt.sticky = cu2clSuccess;
    device = rt_current_device();
    error = cu2clSuccess;
    if (device->ready) {
        rt_device_finish(device);
        rt_profile_device_end(device);
        rt.sticky = cu2clSuccess;
        rt_device_release(device);
    }
    return rt_leave(error);
}

cu2clError_t cu2clThreadExit(void)
{
    return cu2clDeviceReset();
}
