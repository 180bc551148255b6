/* Records of separate compilation: strings with a null byte behind each, in a section that `as` and
 * `ld -r` only hand on. Objects are ELF files for 64 bits, archives have GNU's form. */
#include "nvcc/record.h"

#include "frontend/frontend.h"
#include "util/file.h"
#include <elf.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define RECORD_SECTION ".cu2cl"
#define RECORD_MARK    "cu2cl-record"
#define RECORD_VERSION "2"
#define SARMAG_LENGTH  8 /* bytes that begin an archive */

static const char *const kinds[] = {"complete", "incomplete", "linked"};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* --- hashes ---------------------------------------------------------------------------------- */

static uint64_t add_strings(uint64_t hash, const char *const *strings, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = str_hash(hash, strings[i], strlen(strings[i]) + 1);
    return hash;
}

const char *record_hash(struct nvcc *nvcc, const char *source, const struct frontend_read *reads,
                        size_t count)
{
    uint64_t hash = STR_HASH_START;

    hash = add_strings(hash, &source, 1);
    hash = add_strings(hash, nvcc->words.items, nvcc->words.count);
    hash = add_strings(hash, nvcc->flags.option_texts, nvcc->flags.option_text_count);
    for (size_t i = 0; i < count; i++) {
        size_t length = 0;
        const char *text =
            reads[i].is_system ? NULL : file_read(nvcc->arena, reads[i].path, &length);
        if (text)
            hash = str_hash(hash, text, length);
    }
    return arena_printf(nvcc->arena, "%016" PRIx64, hash);
}

/* --- writing --------------------------------------------------------------------------------- */

static void add_record_field(struct str *text, const char *value)
{
    str_addn(text, value, strlen(value) + 1);
}

static void add_record_list(struct nvcc *nvcc, struct str *text, const struct nvcc_words *words)
{
    add_record_field(text, arena_printf(nvcc->arena, "%zu", words->count));
    for (size_t i = 0; i < words->count; i++)
        add_record_field(text, words->items[i]);
}

struct str record_text(struct nvcc *nvcc, const struct record *record)
{
    struct str text = {.arena = nvcc->arena};

    add_record_field(&text, RECORD_MARK);
    add_record_field(&text, RECORD_VERSION);
    add_record_field(&text, kinds[record->kind]);
    add_record_field(&text, record->hash);
    add_record_field(&text, record->folder);
    add_record_field(&text, record->source);
    add_record_list(nvcc, &text, &record->words);
    add_record_list(nvcc, &text, &record->definitions);
    return text;
}

bool record_write(struct nvcc *nvcc, const char *path, const struct record_list *records)
{
    FILE *stream = fopen(path, "w");
    bool good = stream != NULL;

    if (stream)
        fputs("    .pushsection " RECORD_SECTION ",\"e\",@progbits\n", stream);
    for (size_t i = 0; stream && i < records->count; i++) {
        struct str text = record_text(nvcc, &records->items[i]);
        for (size_t at = 0; at < text.length; at++)
            fprintf(stream, "%s%u", at % 32 == 0 ? at ? "\n    .byte " : "    .byte " : ",",
                    (unsigned char)text.data[at]);
        fputc('\n', stream);
    }
    if (stream)
        fputs("    .popsection\n    .section .note.GNU-stack,\"\",@progbits\n    .text\n", stream);
    if (stream)
        good = !ferror(stream) && fclose(stream) == 0;
    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    return good;
}

/* --- reading --------------------------------------------------------------------------------- */

/* A part of a file that holds strings. */
struct bytes {
    const char *at, *end;
};

static const char *next_string(struct bytes *bytes)
{
    const char *text = bytes->at;
    const char *end = text < bytes->end ? memchr(text, 0, (size_t)(bytes->end - text)) : NULL;

    bytes->at = end ? end + 1 : bytes->end;
    return end ? text : "";
}

static void read_strings(struct nvcc *nvcc, struct bytes *bytes, struct nvcc_words *words)
{
    for (unsigned long left = strtoul(next_string(bytes), NULL, 10); left && bytes->at < bytes->end;
         left--)
        nvcc_add(nvcc, words, next_string(bytes));
}

static bool read_record(struct nvcc *nvcc, struct bytes *bytes, const char *object,
                        struct record_list *records)
{
    struct record record = {.object = object};
    const char *version = next_string(bytes), *kind = next_string(bytes);

    if (strcmp(version, RECORD_VERSION) != 0) {
        diag_report(nvcc->diag, CU1055, NULL, object);
        return false;
    }
    for (size_t i = 0; i < COUNT_OF(kinds); i++)
        if (strcmp(kind, kinds[i]) == 0)
            record.kind = (enum record_kind)i;
    record.hash = next_string(bytes);
    record.folder = next_string(bytes);
    record.source = next_string(bytes);
    read_strings(nvcc, bytes, &record.words);
    read_strings(nvcc, bytes, &record.definitions);
    arena_push(nvcc->arena, records->items, records->count, record);
    return true;
}

static bool read_records(struct nvcc *nvcc, struct bytes bytes, const char *object,
                         struct record_list *records)
{
    while (bytes.at < bytes.end)
        if (strcmp(next_string(&bytes), RECORD_MARK) == 0 &&
            !read_record(nvcc, &bytes, object, records))
            return false;
    return true;
}

/* The sections of an object with our name. What is no such ELF file has none. */
static bool read_object(struct nvcc *nvcc, const char *data, size_t length, const char *object,
                        struct record_list *records)
{
    Elf64_Ehdr head;
    Elf64_Shdr section, names;

    if (length < sizeof head || memcmp(data, ELFMAG, SELFMAG) != 0 || data[EI_CLASS] != ELFCLASS64)
        return true;
    memcpy(&head, data, sizeof head);
    if (head.e_type != ET_REL || head.e_shentsize != sizeof section || head.e_shoff > length ||
        head.e_shnum > (length - head.e_shoff) / sizeof section || head.e_shstrndx >= head.e_shnum)
        return true;
    memcpy(&names, data + head.e_shoff + head.e_shstrndx * sizeof section, sizeof names);
    for (size_t i = 0; i < head.e_shnum; i++) {
        memcpy(&section, data + head.e_shoff + i * sizeof section, sizeof section);
        if (section.sh_offset > length || section.sh_size > length - section.sh_offset ||
            names.sh_offset > length || section.sh_name >= length - names.sh_offset ||
            section.sh_type != SHT_PROGBITS ||
            strncmp(data + names.sh_offset + section.sh_name, RECORD_SECTION,
                    sizeof RECORD_SECTION) != 0)
            continue;
        const char *at = data + section.sh_offset;
        if (!read_records(nvcc, (struct bytes){at, at + section.sh_size}, object, records))
            return false;
    }
    return true;
}

struct archive {
    struct nvcc *nvcc;
    const char *path, *names; /* of the archive; long names of members */
    size_t names_length;
    bool is_thin;
};

#define MEMBER_HEAD 60 /* bytes in front of each member */

static const char *member_name(const struct archive *archive, const char *head)
{
    size_t at = head[0] == '/' ? strtoul(head + 1, NULL, 10) : 0;

    if (head[0] == '/' && archive->names && at < archive->names_length)
        return arena_strndup(archive->nvcc->arena, archive->names + at,
                             strcspn(archive->names + at, "/\n"));
    return arena_strndup(archive->nvcc->arena, head, strcspn(head, "/ "));
}

/* A thin archive names files beside it. */
static bool read_thin_member(const struct archive *archive, const char *head,
                             struct record_list *records)
{
    struct nvcc *nvcc = archive->nvcc;
    size_t at = strtoul(head + 1, NULL, 10);

    if (head[0] != '/' || !archive->names || at >= archive->names_length)
        return true;
    const char *name = archive->names + at;
    const char *end = strstr(name, "/\n");
    int folder = (int)(file_name(archive->path) - archive->path);
    name = arena_strndup(nvcc->arena, name, end ? (size_t)(end - name) : strlen(name));
    return record_read(
        nvcc,
        *name == '/' ? name : arena_printf(nvcc->arena, "%.*s%s", folder, archive->path, name),
        records);
}

static bool read_archive(struct archive *archive, const char *data, size_t length,
                         struct record_list *records)
{
    struct nvcc *nvcc = archive->nvcc;

    for (size_t at = SARMAG_LENGTH; at + MEMBER_HEAD <= length;) {
        const char *head = data + at, *content = head + MEMBER_HEAD;
        size_t size = strtoul(arena_strndup(nvcc->arena, head + 48, 10), NULL, 10);
        bool is_table = head[0] == '/' && (head[1] == ' ' || head[1] == '/' || head[1] == 'S');
        bool is_inside = !archive->is_thin || is_table;
        if (is_inside && size > length - at - MEMBER_HEAD)
            return true;
        if (head[0] == '/' && head[1] == '/') {
            archive->names = content;
            archive->names_length = size;
        } else if (!is_table && !is_inside) {
            if (!read_thin_member(archive, head, records))
                return false;
        } else if (!is_table) {
            const char *name =
                arena_printf(nvcc->arena, "%s(%s)", archive->path, member_name(archive, head));
            if (!read_object(nvcc, content, size, name, records))
                return false;
        }
        at += MEMBER_HEAD + (is_inside ? size + size % 2 : 0);
    }
    return true;
}

bool record_read(struct nvcc *nvcc, const char *path, struct record_list *records)
{
    struct archive archive = {.nvcc = nvcc, .path = path};
    size_t length = 0;
    const char *data = file_read(nvcc->arena, path, &length);

    if (!data)
        return true; /* the linker says so */
    archive.is_thin = length >= SARMAG_LENGTH && memcmp(data, "!<thin>\n", SARMAG_LENGTH) == 0;
    if (archive.is_thin ||
        (length >= SARMAG_LENGTH && memcmp(data, "!<arch>\n", SARMAG_LENGTH) == 0))
        return read_archive(&archive, data, length, records);
    return read_object(nvcc, data, length, path, records);
}
