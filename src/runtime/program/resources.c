/* What a kernel uses of a multiprocessor of NVIDIA's devices: registers and shared memory.
 *
 * OpenCL does not tell registers, but the driver's compiler does, in the build log, when it is
 * asked with -cl-nv-verbose. A program that the driver has in its own cache is not compiled and has
 * an empty log; so the log is kept in the runtime's cache, too, under the program's key with one
 * more option. Where both have nothing, the program's binary, which is PTX, is compiled once more,
 * as a text that the driver has not seen. All of it only happens when a program asks for the
 * attributes of a kernel. */
#include "program/program.h"

#include <unistd.h>

#define LOG_OPTION " (log)"

static const char entry_mark[] = "Compiling entry function '";

/* malloc'ed, NULL without a log that tells of kernels. */
static char *log_of(struct rt_device *device, cl_program program)
{
    size_t size = 0;
    if (clGetProgramBuildInfo(program, device->id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size) !=
            CL_SUCCESS ||
        size == 0)
        return NULL;
    char *log = calloc(1, size + 1);
    if (log && (clGetProgramBuildInfo(program, device->id, CL_PROGRAM_BUILD_LOG, size, log, NULL) !=
                    CL_SUCCESS ||
                !strstr(log, entry_mark))) {
        free(log);
        log = NULL;
    }
    return log;
}

/* The key of the log of the program with this key; `options` is room for its options. */
static struct rt_cache_key log_key(const struct rt_cache_key *key, char *options, size_t size)
{
    struct rt_cache_key of_log = *key;
    snprintf(options, size, "%s" LOG_OPTION, key->options);
    of_log.options = options;
    return of_log;
}

void rt_resources_keep(struct rt_device *device, cl_program program, const struct rt_cache_key *key)
{
    char options[1200];
    struct rt_cache_key of_log = log_key(key, options, sizeof options);
    char *log = device->nvidia ? log_of(device, program) : NULL;
    if (log)
        rt_cache_store(&of_log, (unsigned char *)log, strlen(log) + 1);
    free(log);
}

static char *load_log(const struct rt_cache_key *key)
{
    char options[1200];
    struct rt_cache_key of_log = log_key(key, options, sizeof options);
    size_t size = 0;
    char *log = (char *)rt_cache_load(&of_log, &size);
    if (log && (size == 0 || log[size - 1] != '\0')) {
        free(log);
        log = NULL;
    }
    return log;
}

static char *compile_log(struct rt_device *device, cl_program program)
{
    char remark[64], *log = NULL;
    size_t size = 0;
    cl_int code = clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL);
    snprintf(remark, sizeof remark, "\n// %llu %ld\n", (unsigned long long)rt_now(),
             (long)getpid());
    unsigned char *binary = code == CL_SUCCESS && size ? calloc(1, size + sizeof remark + 1) : NULL;
    if (!binary || clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL) !=
                       CL_SUCCESS) {
        free(binary);
        return NULL;
    }
    strcat((char *)binary, remark); /* PTX is a text */
    const unsigned char *text = binary;
    size = strlen((char *)binary) + 1;
    cl_program again =
        clCreateProgramWithBinary(device->context, 1, &device->id, &size, &text, NULL, &code);
    if (code == CL_SUCCESS) {
        if (clBuildProgram(again, 1, &device->id, "-cl-nv-verbose", NULL, NULL) == CL_SUCCESS)
            log = log_of(device, again);
        clReleaseProgram(again);
    }
    free(binary);
    return log;
}

bool rt_resources_read(const char *log, const char *kernel, int *registers, size_t *shared)
{
    size_t length = strlen(kernel);
    for (const char *at = log; (at = strstr(at, entry_mark));) {
        at += sizeof entry_mark - 1;
        if (strncmp(at, kernel, length) != 0 || at[length] != '\'')
            continue;
        const char *end = strstr(at, entry_mark), *used = strstr(at, "Used "), *line_end;
        if (!used || (end && used > end) || sscanf(used, "Used %d registers", registers) != 1)
            return false;
        line_end = strchr(used, '\n');
        *shared = 0;
        for (const char *part = used; (part = strchr(part, ',')); part++) {
            size_t bytes;
            char kind[8];
            if (line_end && part > line_end)
                break;
            if (sscanf(part, ", %zu bytes %7[a-z]", &bytes, kind) == 2 && strcmp(kind, "smem") == 0)
                *shared = bytes;
        }
        return true;
    }
    return false;
}

void rt_resources_find(struct rt_device *device, const struct rt_kernel *kernel,
                       struct rt_instance *instance)
{
    struct rt_unit *unit;
    char driver[512];
    if (instance->measured || !device->nvidia)
        return;
    instance->measured = true;
    if (rt_unit_get(device, kernel, &unit) != cu2clSuccess)
        return;
    struct rt_cache_key key =
        rt_program_key(device, unit->text, unit->options, driver, sizeof driver);
    char *log = log_of(device, unit->program);
    if (!log)
        log = load_log(&key);
    instance->registers_exact = log != NULL;
    if (!log)
        log = compile_log(device, unit->program);
    size_t shared;
    if (log && rt_resources_read(log, kernel->info->name, &instance->registers, &shared))
        instance->static_local = shared;
    free(log);
}
