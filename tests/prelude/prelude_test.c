/* Runs the kernels of a .cl test file on the first OpenCL device.
 *
 * Includes of the prelude are put in place as text, as the runtime does it. Then every kernel
 * `test_NAME` runs with two work-groups of 64 work-items and gets three buffers: failures (a count
 * and the first failing line), scratch memory that starts as zero, and cu_status. A kernel
 * `verify_NAME` runs after it as one work-item on the same buffers. A kernel whose name starts with
 * `test_fails` must report failures: it proves that a check can fail. What kernels print is
 * compared with NAME.out, when NAME.cl has one.
 *
 * usage: prelude_test [--build-only] [--std=CL3.0] PRELUDE_FOLDER FILE.cl */
#define _POSIX_C_SOURCE          200809L
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define GROUP_SIZE   64
#define GROUP_COUNT  2
#define SCRATCH_SIZE 4096
#define NO_TEST      77 /* CTest's SKIP_RETURN_CODE */

struct text {
    char *data;
    size_t length;
};

struct device {
    cl_device_id id;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
};

static void fail(const char *what, const char *detail, cl_int error)
{
    fprintf(stderr, "prelude_test: %s %s (%d)\n", what, detail, (int)error);
    exit(1);
}

static void check(cl_int error, const char *what)
{
    if (error != CL_SUCCESS)
        fail(what, "failed", error);
}

static void *allocate(void *old, size_t size)
{
    void *memory = realloc(old, size);
    if (!memory)
        fail("out of memory", "", 0);
    return memory;
}

/* --- source ---------------------------------------------------------------------------------- */

static void append(struct text *text, const char *data, size_t length)
{
    text->data = allocate(text->data, text->length + length + 1);
    memcpy(text->data + text->length, data, length);
    text->length += length;
    text->data[text->length] = '\0';
}

static struct text read_stream(FILE *stream)
{
    struct text text = {0};
    char buffer[4096];
    size_t count;

    append(&text, "", 0);
    while ((count = fread(buffer, 1, sizeof buffer, stream)) > 0)
        append(&text, buffer, count);
    return text;
}

static struct text read_file(const char *path)
{
    FILE *stream = fopen(path, "rb");
    if (!stream)
        fail("cannot read", path, 0);
    struct text text = read_stream(stream);
    fclose(stream);
    return text;
}

/* The file that an include line names: <cu2cl/NAME> in the prelude's folder, "NAME" in that of the
 * test. */
static bool included_file(const char *line, const char *const folders[2], char *path, size_t size)
{
    static const char *const directives[2] = {"#include <cu2cl/", "#include \""};

    for (int i = 0; i < 2; i++) {
        size_t length = strlen(directives[i]);
        if (strncmp(line, directives[i], length) == 0) {
            const char *name = line + length;
            snprintf(path, size, "%s/%.*s", folders[i], (int)strcspn(name, ">\""), name);
            return true;
        }
    }
    return false;
}

/* Copies `source` to `out` with the included files in place; #line keeps the line numbers of the
 * including file. */
static void expand(const char *const folders[2], const char *source, struct text *out)
{
    int number = 1;

    for (const char *line = source; *line; number++) {
        size_t length = strcspn(line, "\n");
        char path[4096], directive[32];
        length += line[length] == '\n';

        if (included_file(line, folders, path, sizeof path)) {
            struct text header = read_file(path);
            expand(folders, header.data, out);
            free(header.data);
            int size = snprintf(directive, sizeof directive, "#line %d\n", number + 1);
            append(out, directive, (size_t)size);
        } else {
            append(out, line, length);
        }
        line += length;
    }
}

/* The expected output of NAME.cl is NAME.out; none is expected without that file. */
static struct text expected_output(const char *source_path)
{
    struct text text = {0};
    char path[4096];

    snprintf(path, sizeof path, "%.*s.out", (int)(strlen(source_path) - strlen(".cl")),
             source_path);
    if (access(path, R_OK) == 0)
        return read_file(path);
    append(&text, "", 0);
    return text;
}

/* --- device ---------------------------------------------------------------------------------- */

static bool has_extension(cl_device_id id, const char *name)
{
    char extensions[8192] = "";
    check(clGetDeviceInfo(id, CL_DEVICE_EXTENSIONS, sizeof extensions, extensions, NULL),
          "clGetDeviceInfo");
    return strstr(extensions, name) != NULL;
}

/* A file that needs what the device lacks says so: `// NEEDS: cl_khr_fp64 ...`. */
static void skip_without_extensions(cl_device_id id, const char *source)
{
    static const char mark[] = "// NEEDS: ";
    const char *at = strstr(source, mark);
    char name[128];
    int used;

    for (at = at ? at + strlen(mark) : ""; sscanf(at, "%127[a-z0-9_]%n", name, &used) == 1;) {
        if (!has_extension(id, name)) {
            printf("skipped: the device lacks %s\n", name);
            exit(NO_TEST);
        }
        at += used;
        at += *at == ' ';
    }
}

static struct device open_device(void)
{
    struct device device = {0};
    cl_platform_id platform;
    char name[256] = "";
    cl_int error;

    check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
    check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device.id, NULL), "clGetDeviceIDs");
    check(clGetDeviceInfo(device.id, CL_DEVICE_NAME, sizeof name, name, NULL), "clGetDeviceInfo");
    fprintf(stderr, "device: %s\n", name);
    device.context = clCreateContext(NULL, 1, &device.id, NULL, NULL, &error);
    check(error, "clCreateContext");
    device.queue = clCreateCommandQueue(device.context, device.id, 0, &error);
    check(error, "clCreateCommandQueue");
    return device;
}

static void print_build_log(const struct device *device)
{
    size_t size = 0;
    clGetProgramBuildInfo(device->program, device->id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
    char *log = allocate(NULL, size + 1);
    log[0] = '\0';
    clGetProgramBuildInfo(device->program, device->id, CL_PROGRAM_BUILD_LOG, size, log, NULL);
    fprintf(stderr, "%s\n", log);
    free(log);
}

/* The options are those of the runtime: exact division where the device has it. */
static void build(struct device *device, const struct text *source, const char *standard)
{
    const char *data = source->data;
    cl_device_fp_config config = 0;
    char options[256];
    cl_int error;

    clGetDeviceInfo(device->id, CL_DEVICE_SINGLE_FP_CONFIG, sizeof config, &config, NULL);
    device->program = clCreateProgramWithSource(device->context, 1, &data, &source->length, &error);
    check(error, "clCreateProgramWithSource");
    snprintf(options, sizeof options, "-cl-std=%s%s", standard,
             config & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
                 ? " -cl-fp32-correctly-rounded-divide-sqrt"
                 : "");
    error = clBuildProgram(device->program, 1, &device->id, options, NULL, NULL);
    if (error != CL_SUCCESS)
        print_build_log(device);
    check(error, "clBuildProgram");
}

static cl_mem zeroed_buffer(const struct device *device, size_t size)
{
    void *zero = calloc(1, size);
    cl_int error;
    cl_mem buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, size,
                                   zero, &error);
    check(error, "clCreateBuffer");
    free(zero);
    return buffer;
}

/* --- tests ----------------------------------------------------------------------------------- */

static void run_kernel(const struct device *device, const char *name, const cl_mem buffers[3],
                       size_t global, size_t local)
{
    cl_int error;
    cl_kernel kernel = clCreateKernel(device->program, name, &error);
    check(error, name);
    for (cl_uint i = 0; i < 3; i++)
        check(clSetKernelArg(kernel, i, sizeof(cl_mem), &buffers[i]), "clSetKernelArg");
    check(clEnqueueNDRangeKernel(device->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL),
          name);
    check(clFinish(device->queue), "clFinish");
    clReleaseKernel(kernel);
}

static bool has_kernel(const char *names, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = names; *at; at += strcspn(at, ";"), at += *at == ';')
        if (strcspn(at, ";") == length && strncmp(at, name, length) == 0)
            return true;
    return false;
}

/* The status word, and what assertions say (debug.clh). */
#define MESSAGES     256
#define STATUS_WORDS (MESSAGES + 1 + 8192)

static void print_messages(const struct device *device, cl_mem status)
{
    static cl_int words[STATUS_WORDS];
    check(
        clEnqueueReadBuffer(device->queue, status, CL_TRUE, 0, sizeof words, words, 0, NULL, NULL),
        "clEnqueueReadBuffer");
    for (const cl_int *m = words + MESSAGES + 1; m < words + STATUS_WORDS && m[0] > 0; m += m[0]) {
        const char *file = (const char *)(m + 8), *function = file + strlen(file) + 1;
        printf("%s:%d: %s: block: [%d,%d,%d], thread: [%d,%d,%d] Assertion `%s` failed.\n", file,
               (int)m[1], function, (int)m[2], (int)m[3], (int)m[4], (int)m[5], (int)m[6],
               (int)m[7], function + strlen(function) + 1);
    }
}

/* True when the kernel did what it should. */
static bool run_test(const struct device *device, const char *names, const char *name)
{
    cl_mem buffers[3] = {zeroed_buffer(device, 2 * sizeof(cl_int)),
                         zeroed_buffer(device, SCRATCH_SIZE),
                         zeroed_buffer(device, STATUS_WORDS * sizeof(cl_int))};
    cl_int failures[2] = {0};
    char verify[264];

    run_kernel(device, name, buffers, (size_t)GROUP_SIZE * GROUP_COUNT, GROUP_SIZE);
    snprintf(verify, sizeof verify, "verify_%s", name + strlen("test_"));
    if (has_kernel(names, verify))
        run_kernel(device, verify, buffers, 1, 1);
    check(clEnqueueReadBuffer(device->queue, buffers[0], CL_TRUE, 0, sizeof failures, failures, 0,
                              NULL, NULL),
          "clEnqueueReadBuffer");
    print_messages(device, buffers[2]);
    for (size_t i = 0; i < 3; i++)
        clReleaseMemObject(buffers[i]);

    bool must_fail = strncmp(name, "test_fails", strlen("test_fails")) == 0;
    bool good = (failures[0] != 0) == must_fail;
    fprintf(stderr, "%s %s", good ? "ok  " : "FAIL", name);
    if (failures[0] != 0)
        fprintf(stderr, " (%d checks failed, the first in line %d)", failures[0], failures[1]);
    fprintf(stderr, "\n");
    return good;
}

static bool run_tests(const struct device *device)
{
    char names[16384] = "";
    bool good = true;
    size_t count = 0;

    check(clGetProgramInfo(device->program, CL_PROGRAM_KERNEL_NAMES, sizeof names, names, NULL),
          "clGetProgramInfo");
    for (const char *at = names; *at; at += strcspn(at, ";"), at += *at == ';') {
        char name[256];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(at, ";"), at);
        if (strncmp(name, "test_", strlen("test_")) == 0) {
            good = run_test(device, names, name) && good;
            count++;
        }
    }
    if (count == 0)
        fail("no test kernel in the file", "", 0);
    return good;
}

/* Runs the tests with stdout going to a file, since kernels print there. */
static bool run_captured(const struct device *device, struct text *output)
{
    FILE *file = tmpfile();
    fflush(stdout);
    int saved = dup(STDOUT_FILENO);
    if (!file || saved < 0 || dup2(fileno(file), STDOUT_FILENO) < 0)
        fail("cannot redirect stdout", "", 0);

    bool good = run_tests(device);

    fflush(stdout);
    dup2(saved, STDOUT_FILENO);
    close(saved);
    rewind(file);
    *output = read_stream(file);
    fclose(file);
    return good;
}

int main(int argc, char **argv)
{
    struct text expanded = {0}, output = {0};
    const char *standard = "CL1.2";
    bool build_only = false;
    char **rest = argv + 1;

    for (; *rest && strncmp(*rest, "--", 2) == 0; rest++) {
        if (strncmp(*rest, "--std=", strlen("--std=")) == 0)
            standard = *rest + strlen("--std=");
        else
            build_only = true;
    }
    if (argc - (rest - argv) != 2) {
        fprintf(stderr, "usage: %s [--build-only] [--std=CL3.0] PRELUDE_FOLDER FILE.cl\n", argv[0]);
        return 2;
    }
    struct text source = read_file(rest[1]);
    struct device device = open_device();
    skip_without_extensions(device.id, source.data);
    char *folder = strdup(rest[1]);
    const char *const folders[2] = {rest[0], dirname(folder)};
    expand(folders, source.data, &expanded);
    build(&device, &expanded, standard);
    if (build_only)
        return 0;

    bool good = run_captured(&device, &output);
    struct text expected = expected_output(rest[1]);
    if (strcmp(output.data, expected.data) != 0) {
        fprintf(stderr, "FAIL output\n--- expected\n%s--- printed\n%s", expected.data, output.data);
        good = false;
    }
    free(folder);
    free(source.data);
    free(expanded.data);
    free(output.data);
    free(expected.data);
    clReleaseProgram(device.program);
    clReleaseCommandQueue(device.queue);
    clReleaseContext(device.context);
    return good ? 0 : 1;
}
