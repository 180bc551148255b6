/* rules*.c: every schema error with its place, overloads, user files, the compiled rules, the
 * examples of the documentation, and the replay of tests/fuzz/rules/. */
#include "rules/components.h"
#include "rules/private.h"

#include <dirent.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define SOURCE(path) CU2CL_TEST_SOURCE_DIR "/" path

struct fixture {
    struct arena arena;
    struct diag diag;
    struct rules *rules;
};

/* Forgets the messages, too: a message of the same place and text is reported once. */
static void forget_rules(struct fixture *f)
{
    memset(&f->diag, 0, sizeof f->diag);
    f->diag.arena = &f->arena;
    memset(f->rules->by_name, 0, sizeof f->rules->by_name);
    for (unsigned kind = 0; kind < RULE_KIND_COUNT; kind++)
        f->rules->by_name[kind].arena = &f->arena;
}

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    f->rules = arena_new(&f->arena, struct rules);
    f->rules->arena = &f->arena;
    forget_rules(f);
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    arena_free(&f->arena);
    free(f);
    return 0;
}

static bool read_text(struct fixture *f, const char *text, enum rules_place place)
{
    return rules_read_yaml(f->rules, "test.yaml", text, strlen(text), place, &f->diag);
}

static char *read_whole(struct fixture *f, const char *path, size_t *length)
{
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    fseek(stream, 0, SEEK_END);
    *length = (size_t)ftell(stream);
    rewind(stream);
    char *text = arena_alloc(&f->arena, *length + 1);
    assert_int_equal(fread(text, 1, *length, stream), *length);
    fclose(stream);
    return text;
}

/* --- right rules ----------------------------------------------------------------------------- */

static void test_host_function(void **state)
{
    struct fixture *f = *state;
    assert_true(read_text(f, "functions:\n  - {cuda: cudaFree, to: cu2clFree, state: full}\n",
                          RULES_OF_HOST));
    const struct rule *rule = rules_find(f->rules, RULE_HOST_FUNCTION, "cudaFree");
    assert_non_null(rule);
    assert_string_equal(rule->to, "cu2clFree");
    assert_int_equal(rule->state, RULE_FULL);
    assert_null(rule->note);
    assert_string_equal(rule->family, "test");
    assert_string_equal(rule->file, "test.yaml");
    assert_int_equal(rule->line, 2);
    assert_null(rules_find(f->rules, RULE_DEVICE_FUNCTION, "cudaFree"));
    assert_null(rules_find(f->rules, RULE_HOST_FUNCTION, "cudaFreeAsync"));
}

static void test_component(void **state)
{
    struct fixture *f = *state;
    assert_true(read_text(
        f, "component: blas\nfunctions:\n  - {cuda: cublasCreate, to: cublasCreate, state: full}\n",
        RULES_OF_HOST));
    assert_int_equal(rules_find(f->rules, RULE_HOST_FUNCTION, "cublasCreate")->component,
                     component_of("blas"));
    assert_false(read_text(f, "component: glas\n", RULES_OF_HOST));
    assert_int_equal(f->diag.messages[0].id, CU4004);
    assert_non_null(strstr(f->diag.messages[0].text, "one of blas"));
}

static void test_every_list(void **state)
{
    struct fixture *f = *state;
    static const char text[] = "host_functions:\n  - {cuda: a, to: A, state: full}\n"
                               "device_functions:\n  - {cuda: a, to: '', state: full}\n"
                               "types:\n  - {cuda: a, device: float4, state: full}\n"
                               "enumerators:\n  - {cuda: a, state: none, note: why}\n"
                               "headers:\n  - {cuda: a.h, to: ''}\n"
                               "namespaces:\n  - {cuda: a}\n";
    static const char *const names[] = {"a", "a", "a", "a", "a.h", "a"};
    assert_true(read_text(f, text, RULES_ANYWHERE));
    assert_int_equal(rules_count(f->rules), RULE_KIND_COUNT);
    for (unsigned kind = 0; kind < RULE_KIND_COUNT; kind++) {
        assert_int_equal(rules_at(f->rules, kind)->kind, kind);
        assert_ptr_equal(rules_find(f->rules, (enum rule_kind)kind, names[kind]),
                         rules_at(f->rules, kind));
    }
    assert_string_equal(rules_find(f->rules, RULE_HEADER, "a.h")->to, "");
    assert_null(rules_find(f->rules, RULE_TYPE, "a")->to);
}

static void test_overloads_match_a_prefix_of_the_types(void **state)
{
    struct fixture *f = *state;
    static const char text[] = "functions:\n"
                               "  - cuda: g\n"
                               "    to: other\n"
                               "    state: full\n"
                               "    header: rule.clh\n"
                               "    needs: warp\n"
                               "    overloads:\n"
                               "      - {types: [int *], to: first}\n"
                               "      - {types: [float *, '*'], to: second, header: row.clh, "
                               "needs: 'fp64, status'}\n";
    const char *ints[] = {"int *", "int", NULL}, *floats[] = {"float *", "double", NULL};
    const char *few[] = {"float *", NULL}, *none[] = {NULL};
    assert_true(read_text(f, text, RULES_OF_DEVICE));
    const struct rule *rule = rules_find(f->rules, RULE_DEVICE_FUNCTION, "g");
    assert_string_equal(rule_replacement(rule, ints), "first");
    assert_string_equal(rule_replacement(rule, floats), "second");
    assert_string_equal(rule_replacement(rule, few), "other");
    assert_string_equal(rule_replacement(rule, none), "other");
    assert_string_equal(rule_find_overload(rule, ints)->header, "rule.clh");
    assert_int_equal(rule_find_overload(rule, ints)->needs, CU2CL_NEEDS_WARP);
    assert_string_equal(rule_find_overload(rule, floats)->header, "row.clh");
    assert_int_equal(rule_find_overload(rule, floats)->needs, CU2CL_NEEDS_FP64 | RULE_NEEDS_STATUS);
    assert_null(rule_find_overload(rule, none));
}

static void test_only_overloads_and_none_fits(void **state)
{
    struct fixture *f = *state;
    const char *types[] = {"double", NULL};
    assert_true(
        read_text(f, "functions:\n- {cuda: g, state: full, overloads: [{types: [int], to: h}]}\n",
                  RULES_OF_DEVICE));
    assert_null(rule_replacement(rules_find(f->rules, RULE_DEVICE_FUNCTION, "g"), types));
}

static void test_empty_files_are_no_error(void **state)
{
    struct fixture *f = *state;
    assert_true(read_text(f, "", RULES_ANYWHERE));
    assert_true(read_text(f, "# nothing\n", RULES_ANYWHERE));
    assert_true(read_text(f, "types: []\n", RULES_ANYWHERE));
    assert_int_equal(f->diag.count, 0);
}

/* --- wrong rules ----------------------------------------------------------------------------- */

struct wrong {
    const char *text;
    enum diag_id id;
    unsigned line, column;
    const char *message; /* a part of it */
};

static const struct wrong wrongs[] = {
    {"functions: [", CU4002, 2, 1, "not valid YAML"},
    {"functions:\n  - {cuda: \"a}\n", CU4002, 3, 1, "not valid YAML"},
    {"functions:\n\t- a\n", CU4002, 2, 1, "not valid YAML"},
    {"functions:\n- {cuda: *a, state: full}\n", CU4002, 2, 10, "undefined alias"},
    {"functions:\n- {cuda: a, state: full, to: A, nota: x}\n", CU4003, 2, 33,
     "'nota'; allowed: cuda, to, state, note, header, needs, barrier, result, access, body, fast, "
     "overloads"},
    {"function:\n- {cuda: a}\n", CU4003, 1, 1,
     "'function'; allowed: functions, host_functions, device_functions, instructions, types, "
     "enumerators, "
     "headers, namespaces"},
    {"types:\n- {cuda: a, to: A, state: full, needs: warp}\n", CU4003, 2, 33,
     "allowed: cuda, to, device, value, header, state, note"},
    {"headers:\n- {cuda: a, to: A, device: x}\n", CU4003, 2, 20, "allowed: cuda, to, state, note"},
    {"functions:\n- {cuda: a, state: full, overloads: [{types: [int], to: A, note: x}]}\n", CU4003,
     2, 60, "allowed: types, to, header, needs"},
    {"- a\n", CU4004, 1, 1, "a rules file must be a mapping"},
    {"functions: a\n", CU4004, 1, 12, "functions must be a list of mappings"},
    {"functions:\n  a: b\n", CU4004, 2, 3, "functions must be a list of mappings"},
    {"functions:\n- a\n", CU4004, 2, 3, "must be a mapping"},
    {"functions:\n- {cuda: [a], state: full, to: A}\n", CU4004, 2, 10, "cuda must be a text"},
    {"functions:\n- {cuda: a, to: {b: c}, state: full}\n", CU4004, 2, 17, "to must be a text"},
    {"functions:\n- {cuda: \"a\\0b\", to: A, state: full}\n", CU4004, 2, 10, "cuda must be a text"},
    {"functions:\n- {cuda: a, to: A, state: full, [a]: b}\n", CU4004, 2, 33,
     "a key must be a text"},
    {"functions:\n- {cuda: a, state: full, overloads: x}\n", CU4004, 2, 37,
     "overloads must be a list of mappings"},
    {"functions:\n- {cuda: a, state: full, overloads: [{types: int, to: A}]}\n", CU4004, 2, 46,
     "types must be a list of texts"},
    {"functions:\n- {cuda: a, state: full, overloads: [{types: [[int]], to: A}]}\n", CU4004, 2, 47,
     "an element of types must be a text"},
    {"functions:\n- {to: A, state: full}\n", CU4005, 2, 3, "missing key 'cuda'"},
    {"functions:\n- {cuda: a, to: A}\n", CU4005, 2, 3, "missing key 'state'"},
    {"functions:\n- {cuda: a, state: full}\n", CU4005, 2, 3, "missing key 'to'"},
    {"functions:\n- {cuda: a, state: full, overloads: [{to: A}]}\n", CU4005, 2, 38,
     "missing key 'types'"},
    {"functions:\n- {cuda: a, state: full, overloads: [{types: [int]}]}\n", CU4005, 2, 38,
     "missing key 'to'"},
    {"headers:\n- {cuda: a.h}\n", CU4005, 2, 3, "missing key 'to'"},
    {"functions:\n- {cuda: a, to: A, state: full}\n- {cuda: a, to: B, state: full}\n", CU4006, 3, 3,
     "'a' has a rule already: test.yaml:2"},
    {"functions:\n- {cuda: a, to: A, state: fine}\n", CU4007, 2, 27,
     "'fine'; allowed: full, partial, none"},
    {"functions:\n- {cuda: a, state: none}\n", CU4008, 2, 3, "state 'none' needs a note"},
    {"functions:\n- {cuda: a, to: A, state: partial, note: ''}\n", CU4008, 2, 3,
     "state 'partial' needs a note"},
    {"functions:\n- {cuda: a, cuda: b, to: A, state: full}\n", CU4009, 2, 13,
     "key 'cuda' is given twice"},
    {"functions:\n- {cuda: a, to: A, state: full, needs: 'fp64,wrap'}\n", CU4010, 2, 40,
     "'wrap'; allowed: fp64, int64_atomics, warp, grid, system_atomics, cluster, status"},
    {"functions:\n- {cuda: a, to: A, state: full, barrier: block}\n", CU4004, 2, 42,
     "barrier must be group, grid or warp"},
    {"functions:\n- {cuda: a, to: A, state: full, result: 1}\n", CU4004, 2, 41,
     "result must be varying or uniform"},
    {"functions:\n- {cuda: a, to: 'barrier(x)', barrier: warp, state: full}\n", CU4012, 2, 3,
     "'a' contradicts itself: 'barrier', but its text has a barrier of the group"},
    {"functions:\n- {cuda: a, to: A, needs: lanes, barrier: group, state: full}\n", CU4012, 2, 3,
     "'barrier', but it needs the lanes of a warp"},
    {"functions:\n- {cuda: a, needs: grid, state: full, barrier: warp, overloads: "
     "[{types: [int], to: A}]}\n",
     CU4012, 2, 3, "'barrier', but it needs the grid's barrier"},
    {"functions:\n- {cuda: a, to: A, needs: 'lanes,common', result: varying, state: full}\n",
     CU4012, 2, 3, "'result', but all work-items get the same result"},
};

static void assert_sync(struct fixture *f, const char *name, enum rule_barrier barrier,
                        enum rule_result result)
{
    const struct rule *rule = rules_find(f->rules, RULE_DEVICE_FUNCTION, name);
    assert_non_null(rule);
    const struct rule_sync *sync = rule->overload_count ? &rule->overloads[0].sync : &rule->sync;
    assert_int_equal(sync->barrier, barrier);
    assert_int_equal(sync->result, result);
}

static void test_barriers_and_results(void **state)
{
    struct fixture *f = *state;
    static const char text[] =
        "functions:\n"
        "- {cuda: by_text, to: 'f(1); barrier(CLK_LOCAL_MEM_FENCE)', state: full}\n"
        "- {cuda: by_part, to: 'my_barrier(1)', state: full}\n"
        "- {cuda: said, to: my_wait, barrier: group, result: uniform, state: full}\n"
        "- {cuda: by_need, to: shuffle, needs: 'lanes, scratch', state: full}\n"
        "- {cuda: common, to: vote, needs: 'lanes, common', state: full}\n"
        "- {cuda: grid, to: all, needs: grid, state: full}\n"
        "- {cuda: row, state: full, result: varying, overloads: [{types: [int], to: "
        "'barrier(1)'}]}\n"
        "- {cuda: atomic, to: 'atomic_add($1, 1)', state: full}\n"
        "- {cuda: index, to: 'get_local_id(0)', state: full}\n";
    assert_true(read_text(f, text, RULES_OF_DEVICE));
    assert_sync(f, "by_text", RULE_BARRIER_GROUP, RULE_RESULT_OF_ARGUMENTS);
    assert_sync(f, "by_part", RULE_BARRIER_NONE, RULE_RESULT_OF_ARGUMENTS);
    assert_sync(f, "said", RULE_BARRIER_GROUP, RULE_RESULT_UNIFORM);
    assert_sync(f, "by_need", RULE_BARRIER_WARP, RULE_RESULT_VARYING);
    assert_sync(f, "common", RULE_BARRIER_WARP, RULE_RESULT_UNIFORM);
    assert_sync(f, "grid", RULE_BARRIER_GRID, RULE_RESULT_OF_ARGUMENTS);
    assert_sync(f, "row", RULE_BARRIER_GROUP, RULE_RESULT_VARYING);
    assert_sync(f, "atomic", RULE_BARRIER_NONE, RULE_RESULT_VARYING);
    assert_sync(f, "index", RULE_BARRIER_NONE, RULE_RESULT_VARYING);
}

static void test_wrong_rules(void **state)
{
    struct fixture *f = *state;
    for (size_t i = 0; i < sizeof wrongs / sizeof *wrongs; i++) {
        const struct wrong *wrong = &wrongs[i];
        forget_rules(f);
        if (read_text(f, wrong->text, RULES_OF_DEVICE))
            fail_msg("accepted: %s", wrong->text);
        if (f->diag.count != 1)
            fail_msg("%zu messages: %s", f->diag.count, wrong->text);
        const struct diag_message *message = &f->diag.messages[0];
        if (message->id != wrong->id || message->pos.line != wrong->line ||
            message->pos.column != wrong->column || !strstr(message->text, wrong->message))
            fail_msg("%s-> %u:%u: %s [CU%d]", wrong->text, message->pos.line, message->pos.column,
                     message->text, (int)message->id);
        assert_string_equal(message->pos.file, "test.yaml");
    }
}

static void test_reading_goes_on_after_an_error(void **state)
{
    struct fixture *f = *state;
    assert_false(read_text(f,
                           "types:\n- {cuda: a, state: bad}\n- 3\n- {cuda: b, to: B, state: full}\n"
                           "nonsense: 1\n"
                           "headers:\n- {cuda: c, to: C}\n",
                           RULES_ANYWHERE));
    assert_int_equal(f->diag.count, 3);
    assert_non_null(rules_find(f->rules, RULE_TYPE, "b"));
    assert_non_null(rules_find(f->rules, RULE_HEADER, "c"));
    assert_null(rules_find(f->rules, RULE_TYPE, "a"));
}

static void test_functions_needs_a_folder(void **state)
{
    struct fixture *f = *state;
    assert_false(read_text(f, "functions:\n- {cuda: a, to: A, state: full}\n", RULES_ANYWHERE));
    assert_int_equal(f->diag.messages[0].id, CU4003);
    assert_non_null(strstr(f->diag.messages[0].text, "host_functions, device_functions"));
}

/* --- files ----------------------------------------------------------------------------------- */

static const char *write_file(struct fixture *f, const char *name, const char *text)
{
    const char *path = arena_printf(&f->arena, "%s/%s", CU2CL_TEST_BINARY_DIR, name);
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    assert_int_equal(fwrite(text, 1, strlen(text), stream), strlen(text));
    assert_int_equal(fclose(stream), 0);
    return path;
}

static void test_the_built_in_rules_are_right(void **state)
{
    struct fixture *f = *state;
    struct rules *rules = rules_load(&f->arena, SOURCE("rules"), &f->diag);
    assert_non_null(rules);
    assert_int_equal(f->diag.count, 0);
    assert_true(rules_count(rules) > 2000);
    assert_string_equal(rules_find(rules, RULE_HOST_FUNCTION, "cudaMalloc")->to, "cu2clMalloc");
    assert_string_equal(rules_find(rules, RULE_TYPE, "float3")->device, "cu_float3");
    assert_string_equal(rules_find(rules, RULE_HEADER, "cuda_runtime.h")->to, "cu2cl/cu2cl.h");
    assert_non_null(rules_find(rules, RULE_NAMESPACE, "cooperative_groups"));
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static void assert_same_rule(const struct rule *a, const struct rule *b)
{
    assert_non_null(b);
    assert_int_equal(a->state, b->state);
    assert_true(same_text(a->to, b->to) && same_text(a->note, b->note) &&
                same_text(a->header, b->header) && same_text(a->device, b->device) &&
                a->needs == b->needs && a->component == b->component &&
                same_text(a->family, b->family));
    assert_memory_equal(&a->sync, &b->sync, sizeof a->sync);
    assert_int_equal(a->overload_count, b->overload_count);
    for (size_t i = 0; i < a->overload_count; i++) {
        assert_true(same_text(a->overloads[i].to, b->overloads[i].to));
        assert_memory_equal(&a->overloads[i].sync, &b->overloads[i].sync, sizeof a->sync);
        assert_true(same_text(a->overloads[i].header, b->overloads[i].header));
        assert_int_equal(a->overloads[i].needs, b->overloads[i].needs);
        for (size_t t = 0; a->overloads[i].types[t]; t++)
            assert_true(same_text(a->overloads[i].types[t], b->overloads[i].types[t]));
    }
}

/* A copy of the folder whose files have one byte more has to be parsed. */
static void test_compiled_and_parsed_rules_are_the_same(void **state)
{
    struct fixture *f = *state;
    struct rules *compiled = rules_load_embedded(&f->arena, &f->diag);
    assert_non_null(compiled);
    for (size_t i = 0; i < rules_compiled.count; i++) {
        size_t length;
        const char *relative = rules_compiled.files[i].path;
        char *text =
            read_whole(f, arena_printf(&f->arena, "%s/%s", SOURCE("rules"), relative), &length);
        enum rules_place place = strncmp(relative, "host/", 5) == 0     ? RULES_OF_HOST
                                 : strncmp(relative, "device/", 7) == 0 ? RULES_OF_DEVICE
                                                                        : RULES_ANYWHERE;
        assert_int_equal(rules_hash(text, length), rules_compiled.files[i].text_hash);
        assert_true(rules_read_yaml(f->rules, relative, text, length, place, &f->diag));
    }
    assert_int_equal(rules_count(f->rules), rules_count(compiled));
    for (size_t i = 0; i < rules_count(compiled); i++) {
        const struct rule *rule = rules_at(compiled, i);
        assert_same_rule(rule, rules_find(f->rules, rule->kind, rule->cuda));
    }
}

static void test_a_changed_file_is_parsed(void **state)
{
    struct fixture *f = *state;
    const char *folder = arena_printf(&f->arena, "%s/changed-rules", CU2CL_TEST_BINARY_DIR);
    mkdir(folder, 0777);
    mkdir(arena_printf(&f->arena, "%s/host", folder), 0777);
    write_file(f, "changed-rules/host/memory.yaml",
               "functions:\n- {cuda: cudaFree, to: myFree, state: full}\n");
    write_file(f, "changed-rules/notes.txt", "not rules");
    struct rules *rules = rules_load(&f->arena, folder, &f->diag);
    assert_non_null(rules);
    assert_int_equal(rules_count(rules), 1);
    assert_string_equal(rules_find(rules, RULE_HOST_FUNCTION, "cudaFree")->to, "myFree");
    assert_string_equal(rules_find(rules, RULE_HOST_FUNCTION, "cudaFree")->family, "memory");
}

static void test_a_user_file_replaces_rules(void **state)
{
    struct fixture *f = *state;
    struct rules *rules = rules_load(&f->arena, SOURCE("rules"), &f->diag);
    size_t count = rules_count(rules);
    const char *first = write_file(f, "user1.yaml",
                                   "host_functions:\n- {cuda: cudaFree, to: free1, state: full}\n"
                                   "- {cuda: companyAlloc, to: malloc, state: full}\n");
    const char *second = write_file(
        f, "user2.yaml", "host_functions:\n- {cuda: cudaFree, to: free2, state: full}\n");
    assert_true(rules_add_file(rules, first, &f->diag));
    assert_string_equal(rules_find(rules, RULE_HOST_FUNCTION, "cudaFree")->to, "free1");
    assert_true(rules_add_file(rules, second, &f->diag));
    assert_string_equal(rules_find(rules, RULE_HOST_FUNCTION, "cudaFree")->to, "free2");
    assert_int_equal(rules_count(rules), count + 1);
    for (size_t i = 0; i < rules_count(rules); i++)
        assert_string_not_equal(rules_at(rules, i)->to ? rules_at(rules, i)->to : "", "free1");
    assert_false(rules_add_file(
        rules,
        write_file(f, "user3.yaml",
                   "types:\n- {cuda: t, to: T, state: full}\n- {cuda: t, to: U, state: full}\n"),
        &f->diag));
    assert_int_equal(f->diag.messages[0].id, CU4006);
}

static void test_files_that_can_not_be_read(void **state)
{
    struct fixture *f = *state;
    assert_false(rules_add_file(f->rules, "/nonexistent/rules.yaml", &f->diag));
    assert_false(rules_add_file(f->rules, SOURCE("rules"), &f->diag));
    assert_false(rules_add_file(f->rules, "/dev/null", &f->diag));
    assert_null(rules_load(&f->arena, "/nonexistent", &f->diag));
    assert_int_equal(f->diag.count, 4);
    for (size_t i = 0; i < f->diag.count; i++)
        assert_int_equal(f->diag.messages[i].id, CU4001);
    const char *empty = arena_printf(&f->arena, "%s/empty-rules", CU2CL_TEST_BINARY_DIR);
    mkdir(empty, 0777);
    assert_null(rules_load(&f->arena, empty, &f->diag));
    assert_int_equal(f->diag.messages[4].id, CU4011);
}

/* --- examples and seeds ---------------------------------------------------------------------- */

/* The next ```yaml block at or behind `*at`, NULL when there is none. */
static char *next_example(struct fixture *f, const char **at)
{
    const char *begin = strstr(*at, "```yaml\n");
    if (!begin)
        return NULL;
    begin += strlen("```yaml\n");
    const char *end = strstr(begin, "```");
    assert_non_null(end);
    *at = end + 3;
    return arena_strndup(&f->arena, begin, (size_t)(end - begin));
}

static void test_the_examples_of_the_reference_are_right(void **state)
{
    struct fixture *f = *state;
    size_t length, examples = 0;
    const char *at = read_whole(f, SOURCE("docs/rules.md"), &length);
    for (char *example; (example = next_example(f, &at)) != NULL; examples++) {
        forget_rules(f);
        if (!read_text(f, example, RULES_ANYWHERE))
            fail_msg("%s\n%s", f->diag.messages[0].text, example);
    }
    assert_true(examples >= 5);
}

/* The example of the page of a diagnostic brings that diagnostic, and no other. */
static void test_the_examples_of_the_diagnostics(void **state)
{
    struct fixture *f = *state;
    for (int number = CU4002; number <= CU4010; number++) {
        size_t length;
        const char *page =
            arena_printf(&f->arena, "%s/CU%d.md", SOURCE("docs/diagnostics"), number);
        const char *at = read_whole(f, page, &length);
        char *example = next_example(f, &at);
        assert_non_null(example);
        forget_rules(f);
        assert_false(rules_read_yaml(f->rules, "my.yaml", example, strlen(example), RULES_ANYWHERE,
                                     &f->diag));
        assert_int_equal(f->diag.count, 1);
        assert_int_equal(f->diag.messages[0].id, number);
        if (!strstr(read_whole(f, page, &length), f->diag.messages[0].text))
            fail_msg("%s does not show: %s", page, f->diag.messages[0].text);
    }
}

static void test_seeds_of_the_fuzzer(void **state)
{
    struct fixture *f = *state;
    DIR *folder = opendir(SOURCE("tests/fuzz/rules"));
    size_t count = 0;
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        size_t length;
        if (entry->d_name[0] == '.')
            continue;
        const char *path =
            arena_printf(&f->arena, "%s/%s", SOURCE("tests/fuzz/rules"), entry->d_name);
        char *text = read_whole(f, path, &length);
        /* every prefix of a small seed is a seed, too */
        for (size_t part = length < 600 ? 0 : length; part <= length; part++) {
            forget_rules(f);
            f->rules->replacing_file = path;
            bool good =
                rules_read_yaml(f->rules, "test.yaml", text, part, RULES_OF_DEVICE, &f->diag);
            assert_int_equal(good, f->diag.count == 0);
        }
        count++;
    }
    closedir(folder);
    assert_true(count >= 10);
}

/* Quick in spite of a YAML library that takes quadratic time for them. */
static void test_deep_nesting_and_huge_scalars(void **state)
{
    struct fixture *f = *state;
    static const char *const units[] = {"[", "{",   "[{a: ", "- ", "? ",
                                        "a", "&a ", "!a ",   "'",  "\""};
    enum { SIZE = 1 << 20 };
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        char *text = arena_alloc(&f->arena, SIZE + 8);
        for (size_t at = 0; at < SIZE; at += strlen(units[i]))
            memcpy(text + at, units[i], strlen(units[i]));
        assert_false(read_text(f, text, RULES_ANYWHERE));
    }
    char *scalar = arena_alloc(&f->arena, SIZE + 1);
    memset(scalar, 'a', SIZE);
    assert_true(read_text(
        f, arena_printf(&f->arena, "types:\n- {cuda: x, to: \"%s\", state: full}\n", scalar),
        RULES_ANYWHERE));
    assert_int_equal(strlen(rules_find(f->rules, RULE_TYPE, "x")->to), SIZE);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_host_function),
        TEST(test_component),
        TEST(test_every_list),
        TEST(test_overloads_match_a_prefix_of_the_types),
        TEST(test_only_overloads_and_none_fits),
        TEST(test_empty_files_are_no_error),
        TEST(test_barriers_and_results),
        TEST(test_wrong_rules),
        TEST(test_reading_goes_on_after_an_error),
        TEST(test_functions_needs_a_folder),
        TEST(test_the_built_in_rules_are_right),
        TEST(test_compiled_and_parsed_rules_are_the_same),
        TEST(test_a_changed_file_is_parsed),
        TEST(test_a_user_file_replaces_rules),
        TEST(test_files_that_can_not_be_read),
        TEST(test_the_examples_of_the_reference_are_right),
        TEST(test_the_examples_of_the_diagnostics),
        TEST(test_seeds_of_the_fuzzer),
        TEST(test_deep_nesting_and_huge_scalars),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
