/* Program binaries on disk, so that a program's second start builds nothing.
 *
 * A file in XDG_CACHE_HOME/cu2cl (else HOME/.cache/cu2cl) holds the whole key (device, driver,
 * options, source), the binary and a checksum. Its name is a hash of the key; the key is compared
 * in full, so a collision or a stale file is a miss. The folder is private to the user, and a file
 * that belongs to somebody else, that others can write or that is damaged is ignored. Files are
 * written under a temporary name and renamed. CU2CL_CACHE=0 turns the cache off. All failures are
 * silent misses.
 *
 * A second folder, PROGRAM.kernels beside the program, is for installed programs: what the user's
 * own has not is looked for there, and `cu2cl-build --beside` writes there (CU2CL_CACHE_BESIDE).
 * Its files belong to the user or to whom the program belongs. */
#include "program/program.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define CACHE_MAGIC   "cu2clbin"
#define CACHE_VERSION 1u
#define CACHE_LIMIT   ((off_t)256 << 20)

struct header {
    char magic[8];
    uint32_t version, unused;
    uint64_t key_size, binary_size, checksum;
};

/* The key as one text; null bytes stand between the parts. */
static char *key_text(const struct rt_cache_key *key, size_t *size)
{
    const char *parts[] = {key->device, key->driver, key->options, key->source};
    size_t length = 0;
    for (size_t i = 0; i < 4; i++)
        length += strlen(parts[i]) + 1;
    char *text = malloc(length), *at = text;
    for (size_t i = 0; text && i < 4; i++) {
        size_t part = strlen(parts[i]) + 1;
        memcpy(at, parts[i], part);
        at += part;
    }
    *size = length;
    return text;
}

/* A folder of binaries, and who may own it and its files beside the user. */
struct folder {
    int file; /* -1: there is none */
    uid_t owner;
};

/* False where others could have written it. */
static bool is_trusted(const struct stat *info, uid_t owner)
{
    return (info->st_uid == geteuid() || info->st_uid == owner) && (info->st_mode & 022) == 0;
}

static struct folder open_path(const char *path, uid_t owner)
{
    struct folder folder = {open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), owner};
    struct stat info;
    if (folder.file >= 0 && (fstat(folder.file, &info) != 0 || !is_trusted(&info, folder.owner))) {
        close(folder.file);
        folder.file = -1;
    }
    return folder;
}

static bool is_off(void)
{
    const char *enabled = getenv("CU2CL_CACHE");
    return enabled && strcmp(enabled, "0") == 0;
}

/* Opens the private folder, making it where it is missing. */
static struct folder open_private(void)
{
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char path[4096];
    if (is_off())
        return (struct folder){-1, 0};
    if (base && base[0] == '/')
        snprintf(path, sizeof path - 8, "%s", base);
    else if (home && home[0] == '/')
        snprintf(path, sizeof path - 8, "%s/.cache", home);
    else
        return (struct folder){-1, 0};
    mkdir(path, 0700);
    strcat(path, "/cu2cl");
    mkdir(path, 0700);
    return open_path(path, geteuid());
}

/* The folder beside the program. */
static struct folder open_beside(bool make)
{
    char path[4096];
    struct stat program;
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 16);
    if (is_off() || length <= 0 || stat("/proc/self/exe", &program) != 0)
        return (struct folder){-1, 0};
    strcpy(path + length, ".kernels");
    if (make)
        mkdir(path, 0755);
    return open_path(path, program.st_uid);
}

static bool read_bytes(int file, void *data, size_t size)
{
    char *at = data;
    while (size > 0) {
        ssize_t got = read(file, at, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

static bool write_all(int file, const void *data, size_t size)
{
    const char *at = data;
    while (size > 0) {
        ssize_t put = write(file, at, size);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

/* The binary of an open file that has exactly this key. */
static unsigned char *read_entry(int file, uid_t owner, const char *key, size_t key_size,
                                 size_t *size)
{
    struct header h;
    struct stat info;
    if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode) || !is_trusted(&info, owner) ||
        info.st_size > CACHE_LIMIT || !read_bytes(file, &h, sizeof h))
        return NULL;
    if (memcmp(h.magic, CACHE_MAGIC, 8) != 0 || h.version != CACHE_VERSION ||
        h.key_size != key_size || h.binary_size == 0 || h.binary_size > (uint64_t)CACHE_LIMIT ||
        (uint64_t)info.st_size != sizeof h + h.key_size + h.binary_size)
        return NULL;
    size_t payload = (size_t)(h.key_size + h.binary_size);
    unsigned char *data = malloc(payload);
    if (!data)
        return NULL;
    bool good = read_bytes(file, data, payload) && memcmp(data, key, key_size) == 0 &&
                rt_hash(RT_HASH_START, data, payload) == h.checksum;
    if (!good) {
        free(data);
        return NULL;
    }
    memmove(data, data + key_size, (size_t)h.binary_size);
    *size = (size_t)h.binary_size;
    return data;
}

static void entry_name(const char *key, size_t key_size, char *name, size_t size)
{
    snprintf(name, size, "%016llx.bin", (unsigned long long)rt_hash(RT_HASH_START, key, key_size));
}

/* Oclgrind shows lines of the text that it built a program from. */
static bool is_kept(const struct rt_cache_key *key)
{
    return strncmp(key->driver, "Oclgrind;", 9) != 0;
}

/* Looks in a folder, and closes it. */
static unsigned char *load_from(struct folder folder, const char *key, size_t key_size,
                                size_t *size)
{
    char name[64];
    unsigned char *binary = NULL;
    if (folder.file < 0)
        return NULL;
    entry_name(key, key_size, name, sizeof name);
    int file = openat(folder.file, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0) {
        binary = read_entry(file, folder.owner, key, key_size, size);
        close(file);
    }
    close(folder.file);
    return binary;
}

unsigned char *rt_cache_load(const struct rt_cache_key *key, size_t *size)
{
    size_t key_size;
    char *text = is_kept(key) ? key_text(key, &key_size) : NULL;
    if (!text)
        return NULL;
    unsigned char *binary =
        rt_is_set("CU2CL_CACHE_BESIDE") ? NULL : load_from(open_private(), text, key_size, size);
    if (!binary)
        binary = load_from(open_beside(false), text, key_size, size);
    free(text);
    return binary;
}

static bool write_entry(int folder, const char *temporary, mode_t mode, const char *key,
                        size_t key_size, const unsigned char *binary, size_t size)
{
    struct header h = {.version = CACHE_VERSION, .key_size = key_size, .binary_size = size};
    int file =
        openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (file < 0)
        return false;
    memcpy(h.magic, CACHE_MAGIC, 8);
    h.checksum = rt_hash(rt_hash(RT_HASH_START, key, key_size), binary, size);
    bool good = write_all(file, &h, sizeof h) && write_all(file, key, key_size) &&
                write_all(file, binary, size);
    return close(file) == 0 && good;
}

void rt_cache_store(const struct rt_cache_key *key, const unsigned char *binary, size_t size)
{
    static _Atomic unsigned count; /* threads may write the same entry */
    bool beside = rt_is_set("CU2CL_CACHE_BESIDE");
    char name[64], temporary[112];
    size_t key_size;
    struct folder folder = beside ? open_beside(true) : open_private();
    char *text = folder.file >= 0 && is_kept(key) ? key_text(key, &key_size) : NULL;
    if (text) {
        entry_name(text, key_size, name, sizeof name);
        snprintf(temporary, sizeof temporary, "%s.%ld.%u", name, (long)getpid(), count++);
        if (!write_entry(folder.file, temporary, beside ? 0644 : 0600, text, key_size, binary,
                         size) ||
            renameat(folder.file, temporary, folder.file, name) != 0)
            unlinkat(folder.file, temporary, 0);
    }
    free(text);
    if (folder.file >= 0)
        close(folder.file);
}
