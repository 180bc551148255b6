/* Program binaries on disk, so that a program's second start builds nothing.
 *
 * A file in XDG_CACHE_HOME/cu2cl (else HOME/.cache/cu2cl) holds the whole key (device, driver,
 * options, source), the binary and a checksum. Its name is a hash of the key; the key is compared
 * in full, so a collision or a stale file is a miss. The folder is private to the user, and a file
 * that belongs to somebody else, that others can write or that is damaged is ignored. Files are
 * written under a temporary name and renamed. CU2CL_CACHE=0 turns the cache off. All failures are
 * silent misses. */
#include "rt.h"

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

static uint64_t fnv(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

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

/* Opens the private folder, making it where it is missing. */
static int open_folder(void)
{
    const char *enabled = getenv("CU2CL_CACHE");
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char path[4096];
    struct stat info;
    if (enabled && strcmp(enabled, "0") == 0)
        return -1;
    if (base && base[0] == '/')
        snprintf(path, sizeof path - 8, "%s", base);
    else if (home && home[0] == '/')
        snprintf(path, sizeof path - 8, "%s/.cache", home);
    else
        return -1;
    mkdir(path, 0700);
    strcat(path, "/cu2cl");
    mkdir(path, 0700);
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0)
        return -1;
    if (fstat(folder, &info) != 0 || info.st_uid != geteuid() || (info.st_mode & 022) != 0) {
        close(folder);
        return -1;
    }
    return folder;
}

static bool read_all(int file, void *data, size_t size)
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
static unsigned char *read_entry(int file, const char *key, size_t key_size, size_t *size)
{
    struct header h;
    struct stat info;
    if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode) || info.st_uid != geteuid() ||
        (info.st_mode & 022) != 0 || info.st_size > CACHE_LIMIT || !read_all(file, &h, sizeof h))
        return NULL;
    if (memcmp(h.magic, CACHE_MAGIC, 8) != 0 || h.version != CACHE_VERSION ||
        h.key_size != key_size || h.binary_size == 0 || h.binary_size > (uint64_t)CACHE_LIMIT ||
        (uint64_t)info.st_size != sizeof h + h.key_size + h.binary_size)
        return NULL;
    size_t payload = (size_t)(h.key_size + h.binary_size);
    unsigned char *data = malloc(payload);
    if (!data)
        return NULL;
    bool good = read_all(file, data, payload) && memcmp(data, key, key_size) == 0 &&
                fnv(0xcbf29ce484222325u, data, payload) == h.checksum;
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
    snprintf(name, size, "%016llx.bin",
             (unsigned long long)fnv(0xcbf29ce484222325u, key, key_size));
}

/* Oclgrind shows lines of the text that it built a program from. */
static bool is_kept(const struct rt_cache_key *key)
{
    return strncmp(key->driver, "Oclgrind;", 9) != 0;
}

unsigned char *rt_cache_load(const struct rt_cache_key *key, size_t *size)
{
    char name[64];
    size_t key_size;
    unsigned char *binary = NULL;
    int folder = is_kept(key) ? open_folder() : -1;
    char *text = folder >= 0 ? key_text(key, &key_size) : NULL;
    if (text) {
        entry_name(text, key_size, name, sizeof name);
        int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (file >= 0) {
            binary = read_entry(file, text, key_size, size);
            close(file);
        }
    }
    free(text);
    if (folder >= 0)
        close(folder);
    return binary;
}

static bool write_entry(int folder, const char *temporary, const char *key, size_t key_size,
                        const unsigned char *binary, size_t size)
{
    struct header h = {.version = CACHE_VERSION, .key_size = key_size, .binary_size = size};
    int file =
        openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return false;
    memcpy(h.magic, CACHE_MAGIC, 8);
    h.checksum = fnv(fnv(0xcbf29ce484222325u, key, key_size), binary, size);
    bool good = write_all(file, &h, sizeof h) && write_all(file, key, key_size) &&
                write_all(file, binary, size);
    return close(file) == 0 && good;
}

void rt_cache_store(const struct rt_cache_key *key, const unsigned char *binary, size_t size)
{
    char name[64], temporary[96];
    size_t key_size;
    int folder = is_kept(key) ? open_folder() : -1;
    char *text = folder >= 0 ? key_text(key, &key_size) : NULL;
    if (text) {
        entry_name(text, key_size, name, sizeof name);
        snprintf(temporary, sizeof temporary, "%s.%ld", name, (long)getpid());
        if (!write_entry(folder, temporary, text, key_size, binary, size) ||
            renameat(folder, temporary, folder, name) != 0)
            unlinkat(folder, temporary, 0);
    }
    free(text);
    if (folder >= 0)
        close(folder);
}
