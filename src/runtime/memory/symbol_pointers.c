/* Pointers in the first values of variables: the host's shadow variable starts with addresses of
 * other shadow variables and of literals, and what is on the device with those of their storage. */
#include "memory/memory.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

typedef cu2clError_t visit_pointer(struct rt_device *device, struct rt_symbol *symbol,
                                   const char *address, bool is_text, char *place);

static cu2clError_t visit_row(struct rt_device *device, struct rt_symbol *symbol, char *value,
                              const struct cu2clPointersInfo *row, visit_pointer *visit)
{
    for (size_t i = 0; i < row->count; i++) {
        const char *address;
        char *place = value + row->offset + i * sizeof address;
        if (row->offset + (i + 1) * sizeof address > symbol->info->size)
            return cu2clErrorInvalidValue;
        memcpy(&address, place, sizeof address);
        if (address)
            RT_TRY(visit(device, symbol, address, row->kind == CU2CL_TEXTS, place));
    }
    return cu2clSuccess;
}

static cu2clError_t visit_all(struct rt_device *device, struct rt_symbol *symbol, char *value,
                              visit_pointer *visit)
{
    for (unsigned i = 0; i < symbol->pointer_count; i++)
        if (symbol->pointers[i].kind != CU2CL_LEADS_TO)
            RT_TRY(visit_row(device, symbol, value, &symbol->pointers[i], visit));
    return cu2clSuccess;
}

/* The variable whose shadow has the address; one that ends there only where none begins there. */
static struct rt_symbol *symbol_around(const struct rt_symbol *symbol, const char *address)
{
    struct rt_symbol *before = NULL;
    for (unsigned i = 0; i < symbol->pointer_count; i++) {
        if (symbol->pointers[i].kind != CU2CL_LEADS_TO)
            continue;
        struct rt_symbol *target = symbol->module_symbols[symbol->pointers[i].offset].first;
        size_t offset = (size_t)((uintptr_t)address - (uintptr_t)target->info->host);
        if (offset < target->info->size)
            return target;
        if (offset == target->info->size)
            before = target;
    }
    return before;
}

static cu2clError_t count_text(struct rt_device *device, struct rt_symbol *symbol,
                               const char *address, bool is_text, char *place)
{
    (void)device;
    (void)place;
    if (is_text && !symbol_around(symbol, address))
        symbol->text_size += strlen(address) + 1;
    return cu2clSuccess;
}

/* Their copies lie one behind the other, in the order of the pointers. */
static cu2clError_t copy_text(struct rt_device *device, struct rt_symbol *symbol,
                              const char *address, char **copy)
{
    size_t length = strlen(address) + 1;
    *copy = symbol->texts[device->index] + symbol->text_size;
    symbol->text_size += length;
    return rt_copy(device->null_stream, *copy, address, length, cu2clMemcpyHostToDevice,
                   RT_WAIT_ALWAYS);
}

static cu2clError_t move_pointer(struct rt_device *device, struct rt_symbol *symbol,
                                 const char *address, bool is_text, char *place)
{
    struct rt_symbol *target = symbol_around(symbol, address);
    char *moved;
    if (!target && !is_text)
        return cu2clSuccess; /* a number */
    if (target) {
        RT_TRY(rt_symbol_storage(device, target, &moved));
        moved += address - (const char *)target->info->host;
    } else {
        RT_TRY(copy_text(device, symbol, address, &moved));
    }
    memcpy(place, &moved, sizeof moved);
    return cu2clSuccess;
}

static cu2clError_t move_all(struct rt_device *device, struct rt_symbol *symbol, char *value)
{
    void *texts = symbol->texts[device->index];
    symbol->text_size = 0;
    RT_TRY(visit_all(device, symbol, value, count_text));
    if (symbol->text_size && !texts)
        RT_TRY(rt_memory_allocate(device, symbol->text_size, &texts));
    symbol->texts[device->index] = texts;
    symbol->text_size = 0;
    return visit_all(device, symbol, value, move_pointer);
}

/* Variables may lead to each other, and the lock is released while their values are copied: one
 * thread makes all of them. */
static bool is_moving;
static pthread_t mover;

bool rt_symbol_begin_moving(void)
{
    while (is_moving && !pthread_equal(mover, pthread_self())) {
        rt_unlock();
        sched_yield();
        rt_lock();
    }
    bool is_outermost = !is_moving;
    is_moving = true;
    mover = pthread_self();
    return is_outermost;
}

void rt_symbol_end_moving(bool is_outermost)
{
    is_moving = !is_outermost;
}

cu2clError_t rt_symbol_move_pointers(struct rt_device *device, struct rt_symbol *symbol,
                                     void **moved)
{
    *moved = malloc(symbol->info->size);
    if (!*moved)
        return cu2clErrorMemoryAllocation;
    memcpy(*moved, symbol->initial, symbol->info->size);
    return move_all(device, symbol, *moved);
}
