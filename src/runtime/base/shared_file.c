/* Files in memory that other processes open by a handle.
 *
 * A file has no name: the handle says which process has it open as what, and which file it must be
 * then. So nothing is left behind when a process ends, however it ends. */
#include "base/base.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define HANDLE_MAGIC 0x63753263u

/* What lies in the bytes of a handle. */
struct handle {
    uint32_t magic, kind;
    int32_t process, file;
    uint64_t device, inode; /* of the file */
    uint64_t offset, size;
};
_Static_assert(sizeof(struct handle) <= CU2CL_IPC_HANDLE_SIZE, "a handle has 64 bytes");

int rt_shared_file_make(size_t size)
{
    int file = memfd_create("cu2cl", MFD_CLOEXEC);
    if (file >= 0 && ftruncate(file, (off_t)size) != 0) {
        close(file);
        file = -1;
    }
    return file;
}

bool rt_shared_file_describe(int file, enum rt_shared_kind kind, uint64_t offset, uint64_t size,
                             void *text)
{
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0)
        return false;
    struct handle handle = {.magic = HANDLE_MAGIC,
                            .kind = kind,
                            .process = (int32_t)getpid(),
                            .file = file,
                            .device = status.st_dev,
                            .inode = status.st_ino,
                            .offset = offset,
                            .size = size};
    memset(text, 0, CU2CL_IPC_HANDLE_SIZE);
    memcpy(text, &handle, sizeof handle);
    return true;
}

/* The file of the handle, or -1. */
static int open_described(const struct handle *handle)
{
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", handle->process, handle->file);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return -1;
    if (fstat(file, &status) == 0 && status.st_dev == handle->device &&
        status.st_ino == handle->inode && (uint64_t)status.st_size >= handle->offset &&
        (uint64_t)status.st_size - handle->offset >= handle->size)
        return file;
    close(file);
    return -1;
}

cu2clError_t rt_shared_file_open(const void *text, enum rt_shared_kind kind, int *file,
                                 uint64_t *offset, uint64_t *size)
{
    struct handle handle;
    memcpy(&handle, text, sizeof handle);
    if (handle.magic != HANDLE_MAGIC || handle.kind != (uint32_t)kind)
        return cu2clErrorInvalidResourceHandle;
    if (handle.process == (int32_t)getpid())
        return cu2clErrorDeviceUninitialized; /* as CUDA: the owner has it already */
    int opened = open_described(&handle);
    if (opened < 0) {
        rt_message(
            "what process %d shares can't be opened: it has ended or freed it, or it belongs "
            "to another user",
            (int)handle.process);
        return cu2clErrorMapBufferObjectFailed;
    }
    *file = opened;
    *offset = handle.offset;
    *size = handle.size;
    return cu2clSuccess;
}

bool rt_shared_file_fill(int file, const char *data, size_t size)
{
    for (size_t done = 0; done < size;) {
        ssize_t written = pwrite(file, data + done, size - done, (off_t)done);
        if (written <= 0)
            return false;
        done += (size_t)written;
    }
    return true;
}

bool rt_shared_file_place(int file, uint64_t offset, char *start, size_t size)
{
    return mmap(start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, (off_t)offset) ==
           start;
}

void rt_shared_file_leave(char *start, size_t size)
{
    /* pages stay what they were, shared, in the one case that it fails: no room for mappings */
    if (mmap(start, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) !=
        start)
        rt_message("memory that was shared with other processes can't be taken back");
}
