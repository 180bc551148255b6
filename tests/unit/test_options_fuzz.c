/* options.c on arbitrary words: replays tests/fuzz/options/ (one word per line), each file also
 * with mutations that a fixed generator makes. Whatever comes in, lists end with NULL, and a
 * refusal has a message of severity error. */
#include "cli/options.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SEEDS     CU2CL_TEST_SOURCE_DIR "/tests/fuzz/options"
#define MUTATIONS 2000
#define MAX_SIZE  4096
#define MAX_WORDS 256

static uint64_t generator = 1;

static unsigned next_random(unsigned limit)
{
    generator = generator * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(generator >> 33) % limit;
}

static void check_words(const char *const *items, size_t count)
{
    assert_non_null(items);
    for (size_t i = 0; i < count; i++)
        assert_non_null(items[i]);
    assert_null(items[count]);
}

static void check_line(char *text)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    struct options options;
    const char *words[MAX_WORDS] = {"cu2cl"};
    int count = 1;

    for (char *word = text; word && count < MAX_WORDS;) {
        char *end = strchr(word, '\n');
        if (end)
            *end = '\0';
        words[count++] = word;
        word = end ? end + 1 : NULL;
    }
    bool good = options_parse(&options, &arena, &diag, count, words);
    assert_int_equal(good, diag_worst(&diag) != DIAG_ERROR);
    check_words(options.files.items, options.files.count);
    check_words(options.rules.items, options.rules.count);
    check_words(options.flags.parse.items, options.flags.parse.count);
    check_words(options.flags.parse_cuda.items, options.flags.parse_cuda.count);
    check_words(options.flags.parse_device.items, options.flags.parse_device.count);
    for (size_t i = 0; i < options.flags.use_count; i++)
        assert_non_null(options.flags.uses[i].value);
    arena_free(&arena);
}

/* Changes, removes or doubles some bytes. `text` has room for twice its length. */
static void mutate(char *text, size_t *length)
{
    static const char interesting[] = "-=,\nIDoUstdXcompiler";

    for (unsigned changes = 1 + next_random(4); changes && *length > 1; changes--) {
        size_t at = next_random((unsigned)*length);
        switch (next_random(3)) {
        case 0: text[at] = interesting[next_random(sizeof interesting - 1)]; break;
        case 1:
            memmove(text + at, text + at + 1, *length - at);
            --*length;
            break;
        default: memmove(text + at + 1, text + at, *length - at + 1); ++*length;
        }
    }
}

static void replay(const char *path)
{
    char seed[MAX_SIZE + 1], text[2 * MAX_SIZE];
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    size_t length = fread(seed, 1, MAX_SIZE, stream);
    fclose(stream);
    seed[length] = '\0';
    for (unsigned i = 0; i <= MUTATIONS; i++) {
        size_t changed = length;
        memcpy(text, seed, length + 1);
        if (i)
            mutate(text, &changed);
        check_line(text);
    }
}

static void test_seeds_and_their_mutations(void **state)
{
    DIR *folder = opendir(SEEDS);
    unsigned count = 0;
    (void)state;
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char path[1024];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, SEEDS "/%s", entry->d_name);
        generator = 1;
        replay(path);
        count++;
    }
    closedir(folder);
    assert_true(count >= 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_seeds_and_their_mutations)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
