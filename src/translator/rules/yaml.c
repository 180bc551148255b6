/* Reads one YAML text of rules.
 *
 * libyaml makes a document tree with positions; this file checks the tree against a schema that is
 * constant data and fills `struct rule`. The schema has a fixed depth (file, list, entry, overload,
 * type), so the walk is bounded whatever the input nests or aliases. Every problem is reported at
 * its own place, and reading goes on with the next entry. */
#include "rules/components.h"
#include "rules/private.h"

#include "util/str.h"
#include <string.h>
#include <yaml.h>

#define MAX_NESTING 100

struct reader {
    struct rules *rules;
    struct diag *diag;
    yaml_document_t document;
    const char *path;
    const char *family;
    unsigned component; /* of the file */
    bool failed;
};

enum field_type {
    FIELD_TEXT,
    FIELD_STATE,
    FIELD_NEEDS,
    FIELD_ACCESS,
    FIELD_BARRIER,
    FIELD_RESULT,
    FIELD_OVERLOADS,
    FIELD_TYPES
};

struct field {
    const char *key;
    enum field_type type;
    bool required;
    size_t offset; /* of the member it fills */
};

struct section {
    const char *key;
    enum rule_kind kind;
    enum rules_place place; /* the folder where `functions` means this section */
    const struct field *fields;
};

#define FIELD(key, type, required, member)                                                         \
    {                                                                                              \
#key, type, required, offsetof(struct rule, member)                                        \
    }

static const struct field host_function_fields[] = {
    FIELD(cuda, FIELD_TEXT, true, cuda),    FIELD(to, FIELD_TEXT, false, to),
    FIELD(state, FIELD_STATE, true, state), FIELD(note, FIELD_TEXT, false, note),
    {NULL, FIELD_TEXT, false, 0},
};
static const struct field device_function_fields[] = {
    FIELD(cuda, FIELD_TEXT, true, cuda),
    FIELD(to, FIELD_TEXT, false, to),
    FIELD(state, FIELD_STATE, true, state),
    FIELD(note, FIELD_TEXT, false, note),
    FIELD(header, FIELD_TEXT, false, header),
    FIELD(needs, FIELD_NEEDS, false, needs),
    FIELD(barrier, FIELD_BARRIER, false, sync.barrier),
    FIELD(result, FIELD_RESULT, false, sync.result),
    FIELD(access, FIELD_ACCESS, false, access),
    FIELD(body, FIELD_TEXT, false, body),
    FIELD(fast, FIELD_TEXT, false, fast),
    FIELD(overloads, FIELD_OVERLOADS, false, overloads),
    {NULL, FIELD_TEXT, false, 0},
};
static const struct field instruction_fields[] = {
    {"ptx", FIELD_TEXT, true, offsetof(struct rule, cuda)},
    FIELD(types, FIELD_TEXT, true, types),
    FIELD(to, FIELD_TEXT, false, to),
    FIELD(same, FIELD_TEXT, false, same),
    FIELD(state, FIELD_STATE, false, state),
    FIELD(note, FIELD_TEXT, false, note),
    FIELD(header, FIELD_TEXT, false, header),
    FIELD(needs, FIELD_NEEDS, false, needs),
    FIELD(barrier, FIELD_BARRIER, false, sync.barrier),
    FIELD(result, FIELD_RESULT, false, sync.result),
    {NULL, FIELD_TEXT, false, 0},
};
static const struct field type_fields[] = {
    FIELD(cuda, FIELD_TEXT, true, cuda),      FIELD(to, FIELD_TEXT, false, to),
    FIELD(device, FIELD_TEXT, false, device), FIELD(value, FIELD_TEXT, false, value),
    FIELD(header, FIELD_TEXT, false, header), FIELD(state, FIELD_STATE, true, state),
    FIELD(note, FIELD_TEXT, false, note),     {NULL, FIELD_TEXT, false, 0},
};
static const struct field header_fields[] = {
    FIELD(cuda, FIELD_TEXT, true, cuda),
    FIELD(to, FIELD_TEXT, false, to),
    FIELD(state, FIELD_STATE, false, state),
    FIELD(note, FIELD_TEXT, false, note),
    {NULL, FIELD_TEXT, false, 0},
};
static const struct field namespace_fields[] = {
    FIELD(cuda, FIELD_TEXT, true, cuda),
    FIELD(note, FIELD_TEXT, false, note),
    {NULL, FIELD_TEXT, false, 0},
};
static const struct field overload_fields[] = {
    {"types", FIELD_TYPES, true, offsetof(struct rule_overload, types)},
    {"to", FIELD_TEXT, true, offsetof(struct rule_overload, to)},
    {"header", FIELD_TEXT, false, offsetof(struct rule_overload, header)},
    {"needs", FIELD_NEEDS, false, offsetof(struct rule_overload, needs)},
    {"barrier", FIELD_BARRIER, false, offsetof(struct rule_overload, sync.barrier)},
    {"result", FIELD_RESULT, false, offsetof(struct rule_overload, sync.result)},
    {NULL, FIELD_TEXT, false, 0},
};

static const struct section sections[] = {
    {"host_functions", RULE_HOST_FUNCTION, RULES_OF_HOST, host_function_fields},
    {"device_functions", RULE_DEVICE_FUNCTION, RULES_OF_DEVICE, device_function_fields},
    {"instructions", RULE_DEVICE_FUNCTION, RULES_ANYWHERE, instruction_fields},
    {"types", RULE_TYPE, RULES_ANYWHERE, type_fields},
    {"enumerators", RULE_ENUMERATOR, RULES_ANYWHERE, host_function_fields},
    {"headers", RULE_HEADER, RULES_ANYWHERE, header_fields},
    {"namespaces", RULE_NAMESPACE, RULES_ANYWHERE, namespace_fields},
};
#define SECTION_COUNT (sizeof sections / sizeof *sections)

static const char *const state_names[] = {"full", "partial", "none"};

/* --- messages -------------------------------------------------------------------------------- */

static struct source_pos position(const struct reader *reader, const yaml_mark_t *mark)
{
    return (struct source_pos){reader->path, (unsigned)mark->line + 1, (unsigned)mark->column + 1,
                               mark->index};
}

static struct source_pos node_position(const struct reader *reader, const yaml_node_t *node)
{
    return position(reader, &node->start_mark);
}

static void report_yaml_error(struct reader *reader, enum diag_id id, const yaml_node_t *node,
                              const char *first, const char *second)
{
    struct source_pos pos = node_position(reader, node);
    diag_report(reader->diag, id, &pos, first, second);
    reader->failed = true;
}

static const char *allowed_keys(struct reader *reader, const struct field *fields)
{
    struct str text = {.arena = reader->rules->arena};
    for (; fields->key; fields++) {
        str_add(&text, text.length ? ", " : "");
        str_add(&text, fields->key);
    }
    return str_text(&text);
}

static const char *joined_names(struct reader *reader, const char *const *names, size_t count)
{
    struct str text = {.arena = reader->rules->arena};
    for (size_t i = 0; i < count; i++) {
        str_add(&text, i ? ", " : "");
        str_add(&text, names[i]);
    }
    return str_text(&text);
}

/* --- values ---------------------------------------------------------------------------------- */

/* A scalar's text; NULL, with a message, for anything else. */
static const char *scalar_text(struct reader *reader, const yaml_node_t *node, const char *what)
{
    if (node->type != YAML_SCALAR_NODE ||
        memchr(node->data.scalar.value, '\0', node->data.scalar.length)) {
        report_yaml_error(reader, CU4004, node, what, "a text");
        return NULL;
    }
    return arena_strndup(reader->rules->arena, (const char *)node->data.scalar.value,
                         node->data.scalar.length);
}

static void read_state(struct reader *reader, const yaml_node_t *node, enum rule_state *state)
{
    const char *text = scalar_text(reader, node, "state");
    if (!text)
        return;
    for (unsigned i = 0; i < 3; i++)
        if (strcmp(text, state_names[i]) == 0) {
            *state = (enum rule_state)i;
            return;
        }
    report_yaml_error(reader, CU4007, node, text, joined_names(reader, state_names, 3));
}

/* A comma-separated list of words; blanks around them are dropped. */
static unsigned read_needs(struct reader *reader, const yaml_node_t *node)
{
    unsigned needs = 0;
    const char *text = scalar_text(reader, node, "needs");

    for (const char *p = text; p && *p;) {
        p += strspn(p, ", ");
        size_t length = strcspn(p, ", ");
        unsigned need = rules_need(p, length);
        if (length && !need)
            report_yaml_error(reader, CU4010, node, arena_strndup(reader->rules->arena, p, length),
                              rules_need_words(reader->rules->arena));
        needs |= need;
        p += length;
    }
    return needs;
}

static const char *read_access(struct reader *reader, const yaml_node_t *node)
{
    const char *text = scalar_text(reader, node, "access");
    if (!text || strcmp(text, "fetch") == 0 || strcmp(text, "read") == 0 ||
        strcmp(text, "write") == 0)
        return text;
    report_yaml_error(reader, CU4004, node, "access", "fetch, read or write");
    return NULL;
}

static enum rule_barrier read_barrier(struct reader *reader, const yaml_node_t *node)
{
    const char *text = scalar_text(reader, node, "barrier");
    if (text && strcmp(text, "warp") == 0)
        return RULE_BARRIER_WARP;
    if (text && strcmp(text, "grid") == 0)
        return RULE_BARRIER_GRID;
    if (text && strcmp(text, "group") != 0)
        report_yaml_error(reader, CU4004, node, "barrier", "group, grid or warp");
    return RULE_BARRIER_GROUP;
}

static enum rule_result read_result(struct reader *reader, const yaml_node_t *node)
{
    const char *text = scalar_text(reader, node, "result");
    if (text && strcmp(text, "uniform") == 0)
        return RULE_RESULT_UNIFORM;
    if (text && strcmp(text, "varying") != 0)
        report_yaml_error(reader, CU4004, node, "result", "varying or uniform");
    return RULE_RESULT_VARYING;
}

static const char **read_types(struct reader *reader, const yaml_node_t *node)
{
    const char **types = NULL;
    size_t count = 0;

    if (node->type != YAML_SEQUENCE_NODE) {
        report_yaml_error(reader, CU4004, node, "types", "a list of texts");
        return NULL;
    }
    for (yaml_node_item_t *item = node->data.sequence.items.start;
         item < node->data.sequence.items.top; item++) {
        const yaml_node_t *element = yaml_document_get_node(&reader->document, *item);
        const char *text = scalar_text(reader, element, "an element of types");
        if (text)
            arena_push(reader->rules->arena, types, count, text);
    }
    arena_push(reader->rules->arena, types, count, NULL);
    return types;
}

/* --- entries --------------------------------------------------------------------------------- */

static void read_overloads(struct reader *reader, const yaml_node_t *node, struct rule *rule);

static void read_value(struct reader *reader, const struct field *field, const yaml_node_t *node,
                       void *object)
{
    void *member = (char *)object + field->offset;
    switch (field->type) {
    case FIELD_TEXT: *(const char **)member = scalar_text(reader, node, field->key); break;
    case FIELD_STATE: read_state(reader, node, member); break;
    case FIELD_NEEDS: *(unsigned *)member = read_needs(reader, node); break;
    case FIELD_TYPES: *(const char ***)member = read_types(reader, node); break;
    case FIELD_ACCESS: *(const char **)member = read_access(reader, node); break;
    case FIELD_BARRIER: *(enum rule_barrier *)member = read_barrier(reader, node); break;
    case FIELD_RESULT: *(enum rule_result *)member = read_result(reader, node); break;
    case FIELD_OVERLOADS: read_overloads(reader, node, object); break;
    }
}

static const struct field *find_field(const struct field *fields, const char *key)
{
    for (; fields->key; fields++)
        if (strcmp(fields->key, key) == 0)
            return fields;
    return NULL;
}

/* Fills `object` from a mapping. Returns false when the entry can't be used. */
static bool read_mapping(struct reader *reader, const struct field *fields, const char *list,
                         const yaml_node_t *node, void *object)
{
    bool failed_before = reader->failed;
    unsigned seen = 0;

    reader->failed = false;
    if (node->type != YAML_MAPPING_NODE) {
        report_yaml_error(reader, CU4004, node,
                          arena_printf(reader->rules->arena, "an entry of %s", list), "a mapping");
        return false;
    }
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const yaml_node_t *key_node = yaml_document_get_node(&reader->document, pair->key);
        const char *key = scalar_text(reader, key_node, "a key");
        const struct field *field = key ? find_field(fields, key) : NULL;
        if (key && !field)
            report_yaml_error(reader, CU4003, key_node, key, allowed_keys(reader, fields));
        if (!field)
            continue;
        unsigned bit = 1u << (field - fields);
        if (seen & bit)
            report_yaml_error(reader, CU4009, key_node, key, NULL);
        seen |= bit;
        read_value(reader, field, yaml_document_get_node(&reader->document, pair->value), object);
    }
    for (const struct field *field = fields; field->key; field++)
        if (field->required && !(seen & 1u << (field - fields)))
            report_yaml_error(reader, CU4005, node, field->key, list);
    bool usable = !reader->failed;
    reader->failed = reader->failed || failed_before;
    return usable;
}

static void read_overloads(struct reader *reader, const yaml_node_t *node, struct rule *rule)
{
    if (node->type != YAML_SEQUENCE_NODE) {
        report_yaml_error(reader, CU4004, node, "overloads", "a list of mappings");
        return;
    }
    for (yaml_node_item_t *item = node->data.sequence.items.start;
         item < node->data.sequence.items.top; item++) {
        struct rule_overload overload = {.types = NULL};
        const yaml_node_t *element = yaml_document_get_node(&reader->document, *item);
        if (read_mapping(reader, overload_fields, "overloads", element, &overload))
            arena_push(reader->rules->arena, rule->overloads, rule->overload_count, overload);
    }
}

/* What the schema can't say: keys that depend on the state. */
static void check_state(struct reader *reader, const yaml_node_t *node, const struct rule *rule,
                        const char *list)
{
    bool has_target = rule->to || rule->overload_count || rule->device || rule->body || rule->same;

    if (rule->kind == RULE_NAMESPACE)
        return;
    if (rule->state != RULE_FULL && (!rule->note || !*rule->note))
        report_yaml_error(reader, CU4008, node, state_names[rule->state], rule->cuda);
    if (rule->state != RULE_NONE && !has_target)
        report_yaml_error(reader, CU4005, node, "to", list);
}

static void complete_sync(struct reader *reader, const yaml_node_t *node, const struct rule *rule,
                          const char *to, unsigned needs, struct rule_sync *sync)
{
    struct rule_sync said = *sync;
    const char *contradiction = rules_complete_sync(to, needs, sync);
    if (contradiction)
        report_yaml_error(reader, CU4012, node, rule->cuda,
                          arena_printf(reader->rules->arena, "%s, but %s",
                                       said.barrier ? "'barrier'" : "'result'", contradiction));
}

/* Rows have what the rule says, where they say nothing themselves. */
static void inherit_from_rule(struct reader *reader, const yaml_node_t *node, struct rule *rule)
{
    for (size_t i = 0; i < rule->overload_count; i++) {
        struct rule_overload *overload = &rule->overloads[i];
        if (!overload->header)
            overload->header = rule->header;
        if (!overload->needs)
            overload->needs = rule->needs;
        if (overload->sync.barrier == RULE_BARRIER_NONE)
            overload->sync.barrier = rule->sync.barrier;
        if (overload->sync.result == RULE_RESULT_OF_ARGUMENTS)
            overload->sync.result = rule->sync.result;
        complete_sync(reader, node, rule, overload->to, overload->needs, &overload->sync);
    }
    complete_sync(reader, node, rule, rule->to, rule->needs, &rule->sync);
}

static void read_entry(struct reader *reader, const struct section *section,
                       const yaml_node_t *node)
{
    struct source_pos pos = node_position(reader, node);
    struct rule rule = {.kind = section->kind, .family = reader->family, .file = reader->path};
    bool failed_before = reader->failed;

    rule.line = pos.line;
    rule.component = section->kind == RULE_HOST_FUNCTION ? reader->component : 0;
    if (!read_mapping(reader, section->fields, section->key, node, &rule))
        return;
    reader->failed = false;
    check_state(reader, node, &rule, section->key);
    if (section->kind == RULE_DEVICE_FUNCTION)
        inherit_from_rule(reader, node, &rule);
    struct rule *all = &rule;
    size_t count = 1;
    if (rule.types && !reader->failed)
        count = rules_expand(reader->rules->arena, &rule, &all);
    if (!count)
        report_yaml_error(reader, CU4004, node, "ptx", "a name with alternatives in braces");
    for (size_t i = 0; i < count && !reader->failed; i++)
        reader->failed = !rules_add(reader->rules, &all[i], &pos, reader->diag);
    reader->failed = reader->failed || failed_before;
}

/* --- the file -------------------------------------------------------------------------------- */

/* `functions` is the short name of the section that the file's folder stands for. */
static const struct section *find_section(const char *key, enum rules_place place)
{
    bool is_short = strcmp(key, "functions") == 0;
    for (size_t i = 0; i < SECTION_COUNT; i++)
        if (is_short ? place != RULES_ANYWHERE && sections[i].place == place
                     : strcmp(key, sections[i].key) == 0)
            return &sections[i];
    return NULL;
}

/* The component that the file's host functions need, which is not a list. */
static bool is_component(struct reader *reader, const char *key, const yaml_node_t *value,
                         enum rules_place place)
{
    if (strcmp(key, "component") != 0 || place == RULES_OF_DEVICE)
        return false;
    const char *name = scalar_text(reader, value, key);
    reader->component = name ? component_of(name) : 0;
    if (name && !reader->component)
        report_yaml_error(reader, CU4004, value, key,
                          arena_printf(reader->rules->arena, "one of%s",
                                       component_names(reader->rules->arena, ~0u, " ")));
    return true;
}

static const char *allowed_sections(struct reader *reader, enum rules_place place)
{
    const char *names[SECTION_COUNT + 1];
    size_t count = 0;
    if (place != RULES_ANYWHERE)
        names[count++] = "functions";
    for (size_t i = 0; i < SECTION_COUNT; i++)
        names[count++] = sections[i].key;
    return joined_names(reader, names, count);
}

static void read_section(struct reader *reader, const yaml_node_pair_t *pair,
                         enum rules_place place)
{
    const yaml_node_t *key_node = yaml_document_get_node(&reader->document, pair->key);
    const yaml_node_t *list = yaml_document_get_node(&reader->document, pair->value);
    const char *key = scalar_text(reader, key_node, "a key");
    const struct section *section = key ? find_section(key, place) : NULL;

    if (!key || is_component(reader, key, list, place))
        return;
    if (!section) {
        report_yaml_error(reader, CU4003, key_node, key, allowed_sections(reader, place));
        return;
    }
    if (list->type != YAML_SEQUENCE_NODE) {
        report_yaml_error(reader, CU4004, list, key, "a list of mappings");
        return;
    }
    for (yaml_node_item_t *item = list->data.sequence.items.start;
         item < list->data.sequence.items.top; item++)
        read_entry(reader, section, yaml_document_get_node(&reader->document, *item));
}

static void read_document(struct reader *reader, enum rules_place place)
{
    const yaml_node_t *root = yaml_document_get_root_node(&reader->document);

    if (!root)
        return; /* an empty file has no rules */
    if (root->type != YAML_MAPPING_NODE) {
        report_yaml_error(reader, CU4004, root, "a rules file", "a mapping");
        return;
    }
    for (yaml_node_pair_t *pair = root->data.mapping.pairs.start;
         pair < root->data.mapping.pairs.top; pair++)
        read_section(reader, pair, place);
}

static void report_syntax(struct reader *reader, const yaml_parser_t *parser)
{
    struct source_pos pos = position(reader, &parser->problem_mark);
    diag_report(reader->diag, CU4002, &pos,
                parser->problem ? parser->problem : "the text ends too early");
    reader->failed = true;
}

/* libyaml takes time quadratic in the depth of flow collections, so a depth that no rules file has
 * is an error before it sees the text. Brackets in quotes count as well; they close again in any
 * text that a rule holds. */
static bool is_nested_too_deeply(const char *text, size_t length, struct source_pos *pos)
{
    size_t depth = 0, line_start = 0;

    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\n') {
            pos->line++;
            line_start = i + 1;
        } else if (text[i] == '[' || text[i] == '{') {
            depth++;
        } else if ((text[i] == ']' || text[i] == '}') && depth) {
            depth--;
        }
        if (depth > MAX_NESTING) {
            pos->offset = i;
            pos->column = (unsigned)(i - line_start) + 1;
            return true;
        }
    }
    return false;
}

static const char *family_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    return arena_strndup(arena, name, dot ? (size_t)(dot - name) : strlen(name));
}

bool rules_read_yaml(struct rules *rules, const char *path, const char *text, size_t length,
                     enum rules_place place, struct diag *diag)
{
    struct reader reader = {.rules = rules, .diag = diag};
    struct source_pos pos = {path, 1, 1, 0};
    yaml_parser_t parser;

    reader.path = arena_strdup(rules->arena, path);
    reader.family = family_of(rules->arena, path);
    if (is_nested_too_deeply(text, length, &pos)) {
        diag_report(diag, CU4002, &pos, "brackets are nested too deeply");
        return false;
    }
    if (!yaml_parser_initialize(&parser)) {
        diag_report(diag, CU4001, NULL, path, "out of memory");
        return false;
    }
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, length);
    for (bool more = true; more && !reader.failed;) {
        if (!yaml_parser_load(&parser, &reader.document)) {
            report_syntax(&reader, &parser);
            break;
        }
        more = yaml_document_get_root_node(&reader.document) != NULL;
        read_document(&reader, place);
        yaml_document_delete(&reader.document);
    }
    yaml_parser_delete(&parser);
    return !reader.failed;
}
