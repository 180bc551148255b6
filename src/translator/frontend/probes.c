/* Explicit instantiations are found in the text of the user's files, token by token: `template` at
 * the start of a declaration that no `<` follows. Such a declaration already says everything that a
 * pointer to the instance needs; the namespaces around it come from the tree. */
#include "frontend/probes.h"

#include "frontend/cx.h"
#include "util/file.h"
#include "util/map.h"
#include "util/str.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define BASE_PREFIX     "cu2cl_base_"
#define MEMBER_PREFIX   "cu2cl_member_"
#define INSTANCE_PREFIX "cu2cl_instance_"
#define OVERRIDE_PREFIX "cu2cl_override_"
#define RANGE_PREFIX    "cu2cl_range_"
#define TIE_PREFIX      "cu2cl_tie_"
#define TABLE_PREFIX    "cu2cl_table_"
#define MADE_PREFIX     "cu2cl_made_"

/* What stands for the list in a table's probe. */
#define PROBES_TABLE_LIST "\2"

/* The braces of a text that is not parsed yet. */
struct braces {
    const char **names; /* of the namespaces that the open ones begin; NULL: none */
    size_t count;
    const char *next; /* of the namespace that the next one begins; NULL */
};

struct probes {
    struct arena *arena;
    struct tu *tu; /* NULL: there is only the text */
    struct str out;
    int count;
    const struct source_file *file;
    CXSourceRangeList *skipped;
    bool only_classes;
    struct braces braces; /* without a tree */
    bool is_unsure;       /* only a tree can tell */
};

/* --- text ---------------------------------------------------------------- */

/* Behind a comment or a literal that starts here; `at` itself where there is none. */
static size_t skip_opaque(const char *text, size_t at, size_t end)
{
    if (text[at] == '/' && text[at + 1] == '/') {
        while (at < end && text[at] != '\n')
            at++;
    } else if (text[at] == '/' && text[at + 1] == '*') {
        for (at += 2; at < end && !(text[at] == '*' && text[at + 1] == '/');)
            at++;
        at += at < end ? 2 : 0;
    } else if (text[at] == '"' || (text[at] == '\'' && !(at && str_is_word(text[at - 1])))) {
        char quote = text[at];
        for (at++; at < end && text[at] != quote && text[at] != '\n'; at++)
            at += text[at] == '\\';
        at += at < end;
    }
    return at < end ? at : end;
}

/* Behind blanks, and lines' ends with a backslash, that begin here. */
static size_t behind_blanks(const char *text, size_t at, size_t end)
{
    while (at < end) {
        size_t next = at + (text[at] == '\\');
        while (next > at && next < end && (text[next] == ' ' || text[next] == '\t'))
            next++;
        bool is_splice = next > at && (text[next] == '\n' || text[next] == '\r');
        if (!is_splice && !isspace((unsigned char)text[at]))
            break;
        at = is_splice ? next : at + 1;
    }
    return at;
}

static bool is_skipped(const struct probes *p, size_t offset)
{
    for (unsigned i = 0; p->skipped && i < p->skipped->count; i++) {
        unsigned from, to;
        clang_getFileLocation(clang_getRangeStart(p->skipped->ranges[i]), NULL, NULL, NULL, &from);
        clang_getFileLocation(clang_getRangeEnd(p->skipped->ranges[i]), NULL, NULL, NULL, &to);
        if (offset >= frontend_offset(p->file, from) && offset < frontend_offset(p->file, to))
            return true;
    }
    return false;
}

/* --- namespaces ---------------------------------------------------------- */

struct namespaces {
    struct probes *probes;
    size_t offset;
    struct str open;
    int depth;
};

static enum CXChildVisitResult visit_namespace(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct namespaces *n = data;
    struct tu *tu = n->probes->tu;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_Namespace)
        return CXChildVisit_Continue;
    CXSourceRange range = clang_getCursorExtent(cursor);
    if (frontend_is_system_place(tu, clang_getRangeStart(range)) ||
        frontend_file_of(tu, clang_getRangeStart(range)) != n->probes->file ||
        frontend_pos(tu, clang_getRangeStart(range)).offset > n->offset ||
        frontend_pos(tu, clang_getRangeEnd(range)).offset < n->offset)
        return CXChildVisit_Continue;
    char *name = cx_string(tu->arena, clang_getCursorSpelling(cursor));
    str_printf(&n->open, "namespace %s { ", cx_is_identifier(name) ? name : "");
    n->depth++;
    return CXChildVisit_Recurse;
}

/* `namespace` and a name, or none, before `{` */
static void note_namespace(struct probes *p, const char *word, size_t length)
{
    struct braces *b = &p->braces;
    if (length == 9 && strncmp(word, "namespace", length) == 0)
        b->next = "";
    else if (b->next && *b->next)
        p->is_unsure = true; /* it has an attribute, or comes from a macro */
    else if (b->next)
        b->next = arena_strndup(p->arena, word, length);
}

static void note_mark(struct probes *p, char mark)
{
    struct braces *b = &p->braces;
    if (mark == '{')
        arena_push(p->arena, b->names, b->count, b->next);
    else if (mark == '}' && b->count)
        b->count--;
    else if (mark == ':' && b->next)
        p->is_unsure = true; /* `namespace a::b {` */
    b->next = NULL;
}

static void open_namespaces(struct namespaces *n)
{
    const struct braces *b = &n->probes->braces;
    if (n->probes->tu) {
        clang_visitChildren(clang_getTranslationUnitCursor(n->probes->tu->unit), visit_namespace,
                            n);
        return;
    }
    for (size_t i = 0; i < b->count; i++)
        if (b->names[i]) {
            str_printf(&n->open, "namespace %s { ", b->names[i]);
            n->depth++;
        }
}

/* --- one instantiation --------------------------------------------------- */

/* Words that a pointer's declaration does not have. */
static bool is_attribute_word(const char *word, size_t length)
{
    static const char *const words[] = {"__global__",        "__device__", "__host__",
                                        "__launch_bounds__", "inline",     "__forceinline__",
                                        "__noinline__",      "constexpr"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == length && strncmp(word, words[i], length) == 0)
            return true;
    return false;
}

/* One blank for several, and none behind `::`, or in front of it and of `<` where
 * a line was spliced. */
static const char *spliced_names(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};
    bool is_scope = false; /* the text so far ends with `::` */
    for (const char *p = text; *p;) {
        size_t blanks = strspn(p, " \t\r\n\\");
        bool goes_on = (p[blanks] == '<' || strncmp(p + blanks, "::", 2) == 0) &&
                       memchr(p, '\\', blanks) && p > text;
        if (blanks && !is_scope && !goes_on)
            str_addc(&out, ' ');
        p += blanks;
        is_scope = strncmp(p, "::", 2) == 0;
        str_addn(&out, p, is_scope ? 2 : *p != '\0');
        p += is_scope ? 2 : *p != '\0';
    }
    return str_text(&out);
}

/* The declaration without attributes and comments. */
static const char *plain_declaration(struct arena *arena, const char *text, size_t end)
{
    struct str out = {.arena = arena};
    for (size_t at = 0; at < end;) {
        size_t next = skip_opaque(text, at, end);
        if (next > at) {
            str_addc(&out, ' ');
        } else if (str_is_word(text[at])) {
            while (next < end && str_is_word(text[next]))
                next++;
            bool drop = is_attribute_word(text + at, next - at);
            if (!drop)
                str_addn(&out, text + at, next - at);
            next = drop ? behind_blanks(text, next, end) : next;
            if (drop && text[next] == '(') /* __launch_bounds__(256) */
                while (next < end && text[next++] != ')')
                    ;
        } else {
            str_addc(&out, text[at]);
            next = at + 1;
        }
        at = next;
    }
    return spliced_names(arena, str_text(&out));
}

/* Before the `<` of the arguments that end here; 0 where there is none. */
static size_t before_arguments(const char *text, size_t end)
{
    int angles = 0;
    for (size_t at = end; at; at--) {
        angles += (text[at - 1] == '>') - (text[at - 1] == '<');
        if (!angles)
            return at - 1;
    }
    return 0;
}

/* Where a qualified name begins, `a::B<int>::k`, that ends here. */
static size_t qualified_begin(const char *text, size_t end)
{
    size_t at = end;
    while (at && (str_is_word(text[at - 1]) || text[at - 1] == ':')) {
        at--;
        if (at && text[at] == ':' && text[at - 1] == '>')
            at = before_arguments(text, at);
    }
    return at;
}

/* Splits `void a::k<T>(int)` into result, name, and parameters; false for all other
 * declarations. */
static bool split_declaration(const char *text, size_t *name, size_t *parameters)
{
    int angles = 0;
    size_t open = 0;
    for (; text[open] && !(text[open] == '(' && !angles); open++)
        angles += (text[open] == '<') - (text[open] == '>' && (!open || text[open - 1] != '-'));
    if (text[open] != '(')
        return false;
    size_t at = open;
    while (at && isspace((unsigned char)text[at - 1]))
        at--;
    if (at && text[at - 1] == '>')
        at = before_arguments(text, at);
    *name = at = qualified_begin(text, at);
    *parameters = open;
    return at > 0 && at < open;
}

/* --- classes ------------------------------------------------------------- */

struct methods {
    struct arena *arena;
    const char *class_name;
    struct map counts; /* name of a method -> how many there are, as a string of marks */
};

static enum CXChildVisitResult visit_method(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct methods *methods = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_CXXMethod ||
        clang_getCXXAccessSpecifier(cursor) != CX_CXXPublic)
        return CXChildVisit_Continue;
    const char *name = cx_string(methods->arena, clang_getCursorSpelling(cursor));
    const char *seen = map_get(&methods->counts, name);
    map_put(&methods->counts, name, arena_printf(methods->arena, "%s.", seen ? seen : ""));
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_class(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct methods *methods = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    if (kind == CXCursor_ClassTemplate &&
        strcmp(cx_string(methods->arena, clang_getCursorSpelling(cursor)), methods->class_name) ==
            0)
        clang_visitChildren(cursor, visit_method, methods);
    return kind == CXCursor_Namespace ? CXChildVisit_Recurse : CXChildVisit_Continue;
}

/* `class Stream<float>`: the address of each method that has a name of its own brings out the
 * method's instance. */
static void add_class(struct probes *p, const char *text, const char *open, int *depth)
{
    const char *type = text + strcspn(text, " \t\r\n");
    type += strspn(type, " \t\r\n");
    size_t length = strcspn(type, "<");
    size_t first = length;
    while (first && str_is_word(type[first - 1]))
        first--;
    struct methods methods = {p->tu->arena,
                              arena_strndup(p->tu->arena, type + first, length - first),
                              {.arena = p->tu->arena}};
    clang_visitChildren(clang_getTranslationUnitCursor(p->tu->unit), visit_class, &methods);
    str_add(&p->out, open);
    for (size_t i = 0; i < methods.counts.count; i++) {
        const struct map_entry *e = &methods.counts.entries[i];
        if (strcmp(e->value, ".") == 0)
            str_printf(&p->out, "static auto cu2cl_probe_%d = &%s::%s; ", ++p->count, type,
                       e->name);
    }
    while ((*depth)-- > 0)
        str_add(&p->out, " }");
    str_addc(&p->out, '\n');
}

/* --- templates of classes --------------------------------------------------- */

struct member_search {
    struct arena *arena;
    const char *class_name, *name;
    CXCursor found; /* null: none */
};

static enum CXChildVisitResult visit_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct member_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if ((kind != CXCursor_FunctionTemplate && kind != CXCursor_CXXMethod) ||
        strcmp(cx_string(search->arena, clang_getCursorSpelling(cursor)), search->name) != 0)
        return CXChildVisit_Continue;
    search->found = cursor;
    return CXChildVisit_Break;
}

static enum CXChildVisitResult visit_record(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct member_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    if (kind == CXCursor_Namespace)
        return CXChildVisit_Recurse;
    if ((kind == CXCursor_ClassDecl || kind == CXCursor_StructDecl ||
         kind == CXCursor_ClassTemplate) &&
        strcmp(cx_string(search->arena, clang_getCursorSpelling(cursor)), search->class_name) == 0)
        clang_visitChildren(cursor, visit_member, search);
    return clang_Cursor_isNull(search->found) ? CXChildVisit_Continue : CXChildVisit_Break;
}

/* `A::B<int>` without its arguments and what is before it: B */
static const char *last_name(struct arena *arena, const char *text, size_t end)
{
    if (end && text[end - 1] == '>')
        end = before_arguments(text, end);
    size_t at = end;
    while (at && str_is_word(text[at - 1]))
        at--;
    return arena_strndup(arena, text + at, end - at);
}

/* The method or template that `A::k<int>` names, if A is a class. Without a tree it is taken for a namespace;
 * the tree finds what was wrong. */
static CXCursor member_named(struct probes *p, const char *name, size_t length)
{
    struct member_search search = {.arena = p->arena, .found = clang_getNullCursor()};
    size_t end = name[length - 1] == '>' ? before_arguments(name, length) : length;
    size_t scope = end;
    while (scope && str_is_word(name[scope - 1]))
        scope--;
    if (!p->tu || scope < 3) /* x::k */
        return search.found;
    search.name = arena_strndup(p->arena, name + scope, end - scope);
    search.class_name = last_name(p->arena, name, scope - 2);
    clang_visitChildren(clang_getTranslationUnitCursor(p->tu->unit), visit_record, &search);
    return search.found;
}

/* `A::` where the declaration is of a pointer to a member. */
static const char *member_scope(struct probes *p, const char *name, size_t length)
{
    CXCursor found = member_named(p, name, length);
    size_t end = name[length - 1] == '>' ? before_arguments(name, length) : length;
    if (clang_Cursor_isNull(found) || clang_CXXMethod_isStatic(found))
        return "";
    while (end && str_is_word(name[end - 1]))
        end--;
    return arena_strndup(p->arena, name, end);
}

static void add_function(struct probes *p, const char *text, size_t name, size_t parameters)
{
    size_t end = parameters;
    while (end > name && isspace((unsigned char)text[end - 1]))
        end--;
    str_printf(&p->out, "static %.*s (%s*cu2cl_probe_%d)%s = &%.*s;", (int)name, text,
               member_scope(p, text + name, end - name), ++p->count, text + parameters,
               (int)(parameters - name), text + name);
}

static void add_instantiation(struct probes *p, size_t begin, size_t end)
{
    const char *text = plain_declaration(p->arena, p->file->text + begin, end - begin);
    size_t name, parameters;
    const char *first = text + strspn(text, " \t\r\n");
    struct namespaces around = {p, begin, {.arena = p->arena}, 0};
    bool is_class = strncmp(first, "class ", 6) == 0 || strncmp(first, "struct ", 7) == 0;
    if (p->only_classes && !is_class)
        return;
    open_namespaces(&around);
    if (is_class) {
        p->is_unsure = !p->tu;
        if (p->tu)
            add_class(p, first, str_text(&around.open), &around.depth);
        return;
    }
    if (!split_declaration(text, &name, &parameters))
        return;
    str_add(&p->out, str_text(&around.open));
    add_function(p, text, name, parameters);
    while (around.depth-- > 0)
        str_add(&p->out, " }");
    str_addc(&p->out, '\n');
}

/* --- files --------------------------------------------------------------- */

static void scan(struct probes *p)
{
    const char *text = p->file->text;
    size_t end = p->file->length;
    char previous = ';';
    for (size_t at = 0; at < end;) {
        size_t next = skip_opaque(text, at, end);
        char c = text[at];
        next = next > at ? next : behind_blanks(text, at, end);
        if (next > at) {
            at = next;
            continue;
        }
        if (c == '#') { /* a line of the preprocessor */
            while (at < end && (text[at] != '\n' || text[at - 1] == '\\'))
                at++;
            previous = ';';
            continue;
        }
        if (!str_is_word(c)) {
            note_mark(p, c);
            previous = c;
            at++;
            continue;
        }
        for (next = at; next < end && str_is_word(text[next]);)
            next++;
        note_namespace(p, text + at, next - at);
        bool starts =
            strchr(";{}", previous) && next - at == 8 && strncmp(text + at, "template", 8) == 0;
        size_t behind = behind_blanks(text, next, end);
        if (starts && text[behind] != '<' && !is_skipped(p, at)) {
            size_t stop = behind;
            while (stop < end && text[stop] != ';' && text[stop] != '{')
                stop++;
            if (stop < end && text[stop] == ';')
                add_instantiation(p, behind, stop);
            next = stop;
        }
        previous = 'a';
        at = next;
    }
}

static void scan_file(CXFile handle, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct probes *p = data;
    if (frontend_is_system_include(p->tu, handle, stack, depth))
        return;
    p->file = frontend_file(p->tu, handle);
    if (!p->file || p->file->is_system || !strstr(p->file->text, "template"))
        return;
    p->skipped = clang_getSkippedRanges(p->tu->unit, handle);
    scan(p);
    clang_disposeSourceRangeList(p->skipped);
}

static const char *instantiations_of(struct tu *tu)
{
    struct probes p = {.arena = tu->arena, .tu = tu, .out = {.arena = tu->arena}};
    clang_getInclusions(tu->unit, scan_file, &p);
    return p.count ? str_text(&p.out) : NULL;
}

const char *probes_class_instantiations(struct tu *tu)
{
    struct probes p = {
        .arena = tu->arena, .tu = tu, .out = {.arena = tu->arena}, .only_classes = true};
    clang_getInclusions(tu->unit, scan_file, &p);
    return p.count ? str_text(&p.out) : NULL;
}

/* What is probably asked for, by the text of the main file alone: as if all its branches of the
 * preprocessor were taken, and its headers had no instantiations. NULL: nothing. */
static const char *expected_instantiations(struct arena *arena, const char *path)
{
    struct source_file file = {0};
    struct probes p = {.arena = arena, .out = {.arena = arena}, .file = &file};
    file.text = file_read(arena, path, &file.length);
    if (file.text && strstr(file.text, "template"))
        scan(&p);
    return p.count && !p.is_unsure ? str_text(&p.out) : NULL;
}

/* A parse costs as much as all the rest of a pass, so the first one has the probes that are
 * expected. It is made again without them where they are others than the tree then asks for, or
 * where anything is wrong with the source. */
bool probes_parse(struct tu *tu, struct arena *arena, struct diag *diag, const char *path,
                  enum frontend_pass pass, const struct frontend_options *options)
{
    struct frontend_options *with_probes = arena_new(arena, struct frontend_options);
    const char *expected = expected_instantiations(arena, path), *found;

    *with_probes = *options;
    with_probes->probes = expected;
    if (!frontend_parse(tu, arena, diag, path, pass, with_probes))
        return false;
    tu->options = options;
    found = instantiations_of(tu);
    if (expected && (tu->error_count || !found || strcmp(found, expected) != 0)) {
        frontend_close(tu);
        expected = NULL;
        if (!frontend_parse(tu, arena, diag, path, pass, options))
            return false;
        found = instantiations_of(tu);
    }
    tu->instantiations = found;
    if (found && !expected)
        frontend_probe(tu, found);
    return true;
}

/* --- bases --------------------------------------------------------------- */

/* The namespaces in the list `used` that are not around the place already. */
static void use_namespaces(struct str *out, const char *around, size_t length, const char *used,
                           const char *end)
{
    while (used < end) {
        const char *name = used + 1, *next = memchr(name, ' ', (size_t)(end - name));
        next = next ? next : end;
        if ((size_t)(next - name) != length || memcmp(name, around, length) != 0)
            str_printf(out, "using namespace %.*s; ", (int)(next - name), name);
        used = next;
    }
}

/* Once in the place of the class, and once in a namespace there that finds the names of the
 * arguments, too; the one that clang can read says what the base is. */
const char *probes_bases(struct arena *arena, const char *const *bases, size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++) {
        const char *used = strchr(bases[i], '\t') + 1, *name = strchr(used, '\t') + 1;
        int length = (int)(used - 1 - bases[i]);
        const char *open = length ? "namespace " : "", *brace = length ? " { " : "";
        str_printf(&out, "%s%.*s%sextern %s *" BASE_PREFIX "%zu;", open, length, bases[i], brace,
                   name, i);
        if (*used != '\t') {
            str_printf(&out, " namespace " BASE_PREFIX "place_%zu { ", i);
            use_namespaces(&out, bases[i], (size_t)length, used, name - 1);
            str_printf(&out, "extern %s *" BASE_PREFIX "%zu; }", name, i);
        }
        str_printf(&out, "%s\n", length ? " }" : "");
    }
    return str_text(&out);
}

long probes_base_index(const char *variable)
{
    size_t length = strlen(BASE_PREFIX);
    return strncmp(variable, BASE_PREFIX, length) == 0 ? strtol(variable + length, NULL, 10) : -1;
}

/* --- members ------------------------------------------------------------- */

const char *probes_members(struct arena *arena, const char *const *classes, size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++)
        str_printf(&out,
                   "static __device__ void " MEMBER_PREFIX "%zu(%s *p, const %s *q) "
                   "{ typedef %s cu2cl_type; { cu2cl_type x; } { cu2cl_type y(*q); } *p = *q; "
                   "p->~cu2cl_type(); { struct cu2cl_derived : cu2cl_type { __device__ "
                   "cu2cl_derived() : cu2cl_type() {} }; } }\n",
                   i, classes[i], classes[i], classes[i]);
    return str_text(&out);
}

bool probes_is_member(const char *function)
{
    return strncmp(function, MEMBER_PREFIX, strlen(MEMBER_PREFIX)) == 0;
}

/* --- instances in lists -------------------------------------------------- */

struct instance_probe probes_instance(struct tu *tu, struct source_file *file, size_t offset,
                                      const char *type, const char *text)
{
    struct probes p = {.tu = tu, .out = {.arena = tu->arena}, .file = file};
    struct namespaces around = {&p, offset, {.arena = tu->arena}, 0};
    struct str after = {.arena = tu->arena};

    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), visit_namespace, &around);
    str_printf(&after, " = &%s;", text);
    while (around.depth-- > 0)
        str_add(&after, " }");
    const char *declared =
        type ? arena_printf(tu->arena, "decltype(static_cast<%s>(nullptr))", type) : "auto";
    return (struct instance_probe){
        arena_printf(tu->arena, "%sstatic %s ", str_text(&around.open), declared),
        str_text(&after)};
}

const char *probes_instances(struct arena *arena, const struct instance_probe *instances,
                             size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++)
        str_printf(&out, "%s" INSTANCE_PREFIX "%zu%s\n", instances[i].before, i,
                   instances[i].after);
    return str_text(&out);
}

long probes_instance_index(const char *variable)
{
    size_t length = strlen(INSTANCE_PREFIX);
    return strncmp(variable, INSTANCE_PREFIX, length) == 0 ? strtol(variable + length, NULL, 10)
                                                           : -1;
}

/* --- overriders ---------------------------------------------------------- */

const char *probes_overrides(struct arena *arena, const char *const *methods, size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++)
        str_printf(&out, "static __device__ auto " OVERRIDE_PREFIX "%zu = %s;\n", i, methods[i]);
    return str_text(&out);
}

bool probes_is_override(const char *variable)
{
    return strncmp(variable, OVERRIDE_PREFIX, strlen(OVERRIDE_PREFIX)) == 0;
}

/* --- ranges -------------------------------------------------------------- */

const char *probes_ranges(struct arena *arena, const char *const *classes, size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++) {
        bool is_member = classes[i][0] == '.';
        str_printf(&out,
                   "static __device__ void " RANGE_PREFIX "%zu(%s &r) { auto b = %s; auto e = %s; "
                   "bool t = b != e; ++b; }\n",
                   i, classes[i] + is_member, is_member ? "r.begin()" : "begin(r)",
                   is_member ? "r.end()" : "end(r)");
    }
    return str_text(&out);
}

long probes_range_index(const char *function)
{
    size_t length = strlen(RANGE_PREFIX);
    return strncmp(function, RANGE_PREFIX, length) == 0 ? strtol(function + length, NULL, 10) : -1;
}

/* --- structured bindings --------------------------------------------------- */

/* A part is a reference to what `get` refers to, and an object where it gives one. */
static void add_tie(struct str *out, size_t index, const char *tie)
{
    char *mark;
    unsigned long parts = strtoul(tie, &mark, 10);
    const char *record = mark + 2;
    const char *object =
        *mark == '&' ? "r" : arena_printf(out->arena, "static_cast<%s &&>(r)", record);
    str_printf(out,
               "static __device__ void " TIE_PREFIX "%zu(%s &r) "
               "{ int s = sizeof(std::tuple_size<%s>); }\n",
               index, record, record);
    for (int is_function = 0; is_function < 2; is_function++) {
        str_printf(out, "static __device__ void " TIE_PREFIX "%zu(%s &r) {", ++index, record);
        for (unsigned long i = 0; i < parts; i++) {
            const char *get = is_function ? arena_printf(out->arena, "get<%lu>(%s)", i, object)
                                          : arena_printf(out->arena, "%s.get<%lu>()", object, i);
            str_printf(
                out,
                " cu2cl_tied<std::tuple_element<%lu, %s>::type, decltype(%s)>::type v%lu = %s;", i,
                record, get, i, get);
        }
        str_add(out, " }\n");
    }
}

const char *probes_ties(struct arena *arena, const char *const *ties, size_t count)
{
    struct str out = {.arena = arena};
    if (count)
        str_add(&out, "template <class T, class U> struct cu2cl_tied { typedef T type; };\n"
                      "template <class T, class U> struct cu2cl_tied<T, U &> "
                      "{ typedef T &type; };\n"
                      "template <class T, class U> struct cu2cl_tied<T, U &&> "
                      "{ typedef T &&type; };\n");
    for (size_t i = 0; i < count; i++)
        add_tie(&out, TIE_PROBES * i, ties[i]);
    return str_text(&out);
}

long probes_tie_index(const char *function)
{
    size_t length = strlen(TIE_PREFIX);
    return strncmp(function, TIE_PREFIX, length) == 0 ? strtol(function + length, NULL, 10) : -1;
}

/* --- tables ----------------------------------------------------------------- */

const char *probes_table(struct tu *tu, struct source_file *file, size_t offset,
                         const char *declared, const char *numbers)
{
    struct probes p = {.tu = tu, .out = {.arena = tu->arena}, .file = file};
    struct namespaces around = {&p, offset, {.arena = tu->arena}, 0};
    struct str after = {.arena = tu->arena};

    if (file)
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), visit_namespace, &around);
    while (around.depth-- > 0)
        str_add(&after, " }");
    return arena_printf(tu->arena,
                        "%s%s static const unsigned long long " PROBES_TABLE_LIST "[] = { %s};%s",
                        str_text(&around.open), declared, numbers, str_text(&after));
}

const char *probes_tables(struct arena *arena, const char *const *tables, size_t count)
{
    struct str out = {.arena = arena};
    for (size_t i = 0; i < count; i++) {
        for (const char *p = tables[i]; *p; p++)
            if (*p == *PROBES_TABLE_OBJECT)
                str_printf(&out, MADE_PREFIX "%zu", i);
            else if (*p == *PROBES_TABLE_LIST)
                str_printf(&out, TABLE_PREFIX "%zu", i);
            else
                str_addc(&out, *p);
        str_addc(&out, '\n');
    }
    return str_text(&out);
}

long probes_table_index(const char *variable)
{
    size_t length = strlen(TABLE_PREFIX);
    return strncmp(variable, TABLE_PREFIX, length) == 0 ? strtol(variable + length, NULL, 10) : -1;
}
