#include <cu2cl/cu2cl.h>

struct shared {
    cu2clIpcMemHandle_t memory;
    cu2clIpcEventHandle_t event;
    char more[CU2CL_IPC_HANDLE_SIZE];
};

void share(struct shared *s, float *data, cu2clEvent_t event)
{
    cu2clIpcGetMemHandle(&s->memory, data);
    cu2clIpcGetEventHandle(&s->event, event);
}

float *use(struct shared *s, cu2clEvent_t *event)
{
    void *data;
    cu2clIpcOpenEventHandle(event, s->event);
    cu2clIpcOpenMemHandle(&data, s->memory, cu2clIpcMemLazyEnablePeerAccess);
    return (float *)data;
}

void leave(float *data)
{
    cu2clIpcCloseMemHandle(data);
}
