/* Replays the seeds of tests/fuzz/host/, whole and cut off at many places: the host side must
 * neither crash nor write outside its edits, and the edits must apply. The interesting part runs in
 * sanitizer builds. */
#include "util/lex.h"
#include "port/port.h"
#include "util/str.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#define SEEDS CU2CL_TEST_SOURCE_DIR "/tests/fuzz/host"
#if defined(__SANITIZE_ADDRESS__)
#define CUTS 5
#else
#define CUTS 2
#endif

static struct arena arena;
static struct rules *rules;
static char folder[] = "/tmp/cu2cl-fuzz-XXXXXX";

static int begin_group(void **state)
{
    struct diag diag = {.arena = &arena};
    (void)state;
    rules = rules_load(&arena, CU2CL_TEST_SOURCE_DIR "/rules", &diag);
    return rules && mkdtemp(folder) ? 0 : -1;
}

static int end_group(void **state)
{
    (void)state;
    unlink(arena_printf(&arena, "%s/k.cu", folder));
    rmdir(folder);
    arena_free(&arena);
    return 0;
}

static char *read_seed(struct arena *to, const char *name, size_t *length)
{
    char *text = arena_alloc(to, 65536);
    FILE *stream = fopen(arena_printf(to, SEEDS "/%s", name), "rb");

    assert_non_null(stream);
    *length = fread(text, 1, 65535, stream);
    fclose(stream);
    return text;
}

/* Tokens are in order, inside the text, and outside each other. */
static void check_tokens(struct arena *to, const char *text, size_t length)
{
    struct lexed lexed;
    size_t end = 0;

    lex_text(&lexed, to, arena_strndup(to, text, length), length);
    for (size_t i = 0; i < lexed.count; i++) {
        assert_true(lexed.tokens[i].begin >= end);
        assert_true(lexed.tokens[i].end > lexed.tokens[i].begin);
        end = lexed.tokens[i].end;
        lex_next(&lexed, i);
        lex_previous(&lexed, i);
        lex_closing(&lexed, i);
        lex_opening(&lexed, i);
        lex_opening_angle(&lexed, i);
    }
    assert_true(end <= length);
}

static void port(struct arena *to, const char *text, size_t length)
{
    struct diag diag = {.arena = to};
    struct source source = {.path = arena_printf(to, "%s/k.cu", folder), .language = SOURCE_CUDA};
    struct program program = {
        .arena = to, .diag = &diag, .rules = rules, .sources = &source, .source_count = 1};
    struct flags flags;
    struct tu tu;
    size_t result;
    FILE *stream = fopen(source.path, "wb");

    assert_non_null(stream);
    fwrite(text, 1, length, stream);
    fclose(stream);
    program.frontend.cuda_headers = CU2CL_TEST_SOURCE_DIR "/src/translator/cuda";
    program.frontend.runtime_headers = CU2CL_TEST_SOURCE_DIR "/src/runtime/include";
    flags_read(&flags, to, &diag, NULL, 0);
    program.frontend.flags = source.flags = &flags;
    if (!frontend_parse(&tu, to, &diag, source.path, PASS_HOST, &program.frontend))
        return;
    host_prepare(&tu);
    host_port(&program, &tu, &source);
    frontend_close(&tu);
    for (size_t i = 0; i < program.output_count; i++) {
        struct output *output = program.outputs[i];
        for (size_t j = 0; j < output->edits.count; j++)
            assert_true(output->edits.edits[j].end <= output->length);
        assert_non_null(edit_apply(&output->edits, output->original, output->length, &result));
    }
}

static void seeds_are_ported_whole_and_cut(void **state)
{
    DIR *seeds = opendir(SEEDS);
    size_t count = 0;
    (void)state;

    assert_non_null(seeds);
    for (struct dirent *entry; (entry = readdir(seeds)) != NULL;) {
        struct arena own = {NULL};
        size_t length;
        if (!str_ends(entry->d_name, ".cu"))
            continue;
        const char *text = read_seed(&own, entry->d_name, &length);
        for (size_t cut = 0; cut <= length; cut++)
            check_tokens(&own, text, cut);
        for (size_t i = 1; i <= CUTS; i++)
            port(&own, text, length * i / CUTS);
        count++;
        arena_free(&own);
    }
    closedir(seeds);
    assert_true(count >= 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(seeds_are_ported_whole_and_cut)};
    return cmocka_run_group_tests(tests, begin_group, end_group);
}
