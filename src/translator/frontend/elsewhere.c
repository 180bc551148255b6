/* Declarations of two parses are the same when libclang gives them the same USR, which for what has
 * internal linkage includes the file. */
#include "frontend/elsewhere.h"

#include "frontend/cx.h"
#include "frontend/probes.h"
#include "frontend/wanted.h"
#include "util/file.h"
#include "util/str.h"

#include <string.h>

struct missing {
    const char *name, *usr;
    const char *path;  /* of the source that has it, where that is known */
    const char *probe; /* that brings it out in a source that can have it; NULL: none is needed */
    CXCursor definition;
    bool is_instance; /* of a template */
    bool is_known, is_searched;
};

struct elsewhere {
    struct missing *missing;
    size_t missing_count;
};

static struct missing *find(const struct tu *tu, const char *usr)
{
    for (size_t i = 0; tu->elsewhere && i < tu->elsewhere->missing_count; i++)
        if (strcmp(tu->elsewhere->missing[i].usr, usr) == 0)
            return &tu->elsewhere->missing[i];
    return NULL;
}

void elsewhere_miss(struct tu *tu, CXCursor function)
{
    const char *usr = frontend_string(tu, clang_getCursorUSR(function));
    enum CXLinkageKind linkage = clang_getCursorLinkage(function);
    if (!tu->options->sources || linkage != CXLinkage_External || tu->is_last_parse ||
        find(tu, usr))
        return;
    if (!tu->elsewhere)
        tu->elsewhere = arena_new(tu->arena, struct elsewhere);
    struct missing missing = {
        .name = frontend_string(tu, clang_getCursorSpelling(function)),
        .usr = usr,
        .is_instance = frontend_is_instance(function),
    };
    if (missing.is_instance)
        missing.probe = wanted_probe(tu, function, tu->elsewhere->missing_count);
    arena_push(tu->arena, tu->elsewhere->missing, tu->elsewhere->missing_count, missing);
    tu->missing_count++;
}

static bool holds_declarations(enum CXCursorKind kind)
{
    return kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec ||
           kind == CXCursor_UnexposedDecl; /* extern "C", too */
}

struct search {
    struct tu *tu;
    bool found;
};

static void note_found(struct search *search, CXCursor definition)
{
    if (clang_Cursor_isNull(definition) ||
        clang_Location_isInSystemHeader(clang_getCursorLocation(definition)))
        return;
    struct missing *missing =
        find(search->tu, frontend_string(search->tu, clang_getCursorUSR(definition)));
    if (missing && !missing->is_known) {
        missing->definition = definition;
        missing->is_known = search->found = true;
    }
}

/* Instances, and what is inside of classes and functions, are known from where they are named. */
static enum CXChildVisitResult visit_names(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (clang_isDeclaration(kind) &&
        clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    if (cx_is_record(kind) || (cx_is_function(kind) && clang_isCursorDefinition(cursor)))
        note_found(search, cursor);
    if (kind == CXCursor_DeclRefExpr || kind == CXCursor_CallExpr || kind == CXCursor_MemberRefExpr)
        note_found(search, clang_getCursorDefinition(clang_getCursorReferenced(cursor)));
    if (clang_isExpression(kind) || kind == CXCursor_VarDecl) {
        CXType type = clang_getCanonicalType(clang_getCursorType(cursor));
        if (type.kind == CXType_Pointer)
            type = clang_getPointeeType(type);
        if (type.kind == CXType_Record)
            note_found(search, clang_getCursorDefinition(clang_getTypeDeclaration(type)));
    }
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult visit_elsewhere(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (holds_declarations(kind))
        return CXChildVisit_Recurse;
    if (!cx_is_function(kind) || !clang_isCursorDefinition(cursor) ||
        clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    note_found(search, cursor);
    return CXChildVisit_Continue;
}

static bool is_unknown(const struct missing *missing)
{
    return !missing->is_searched && !missing->is_known;
}

/* Is there more that this source may have? */
static bool is_incomplete(const struct tu *tu, const struct tu *other)
{
    for (size_t i = 0; i < tu->elsewhere->missing_count; i++) {
        const struct missing *missing = &tu->elsewhere->missing[i];
        if (is_unknown(missing) &&
            (missing->path ? strcmp(missing->path, other->path) == 0 : missing->is_instance))
            return true;
    }
    return false;
}

/* A source may be compiled twice, with other macros. */
static bool is_parse_of(const struct tu *tu, const struct frontend_source *source)
{
    return strcmp(tu->path, source->path) == 0 && tu->options->seed == source->seed;
}

static bool is_parsed(const struct tu *tu, const struct frontend_source *source)
{
    for (size_t i = 0; i < tu->other_count; i++)
        if (is_parse_of(tu->others[i], source))
            return true;
    return is_parse_of(tu, source);
}

/* Of `Acc<int>`, `~Acc<int>` and `operator +=` only this word is sure to be in the text. */
static const char *first_word(const struct tu *tu, const char *name)
{
    size_t length = 0;
    name += *name == '~';
    while (str_is_word(name[length]))
        length++;
    return length ? arena_strndup(tu->arena, name, length) : name;
}

static bool text_has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)); at++)
        if (!(at > text && str_is_word(at[-1])) && !str_is_word(at[length]))
            return true;
    return false;
}

static bool mentions_missing(const struct tu *tu, const char *path)
{
    size_t length = 0;
    const char *text = file_read(tu->arena, path, &length);
    for (size_t i = 0; text && i < tu->elsewhere->missing_count; i++) {
        const struct missing *missing = &tu->elsewhere->missing[i];
        if (is_unknown(missing) &&
            (missing->path ? strcmp(missing->path, path) == 0
                           : text_has_word(text, first_word(tu, missing->name))))
            return true;
    }
    return false;
}

static bool visit_unit(struct tu *tu, struct tu *other)
{
    struct search search = {tu, false};
    clang_visitChildren(clang_getTranslationUnitCursor(other->unit), visit_elsewhere, &search);
    if (is_incomplete(tu, other))
        clang_visitChildren(clang_getTranslationUnitCursor(other->unit), visit_names, &search);
    return search.found;
}

static bool is_of(const struct missing *missing, const struct tu *other)
{
    return missing->is_known && clang_Cursor_getTranslationUnit(missing->definition) == other->unit;
}

/* The probes for what is missing, and those that have brought something out in this parse already.
 * Is there a new one? */
static bool wanted_probes(const struct tu *tu, const struct tu *other, struct str *probes)
{
    bool is_new = false;
    str_add(probes, other->instantiations ? other->instantiations : "");
    for (size_t i = 0; i < tu->elsewhere->missing_count; i++) {
        const struct missing *missing = &tu->elsewhere->missing[i];
        bool is_wanted = missing->probe && is_unknown(missing);
        is_new |= is_wanted;
        if (is_wanted || (missing->probe && is_of(missing, other)))
            str_add(probes, missing->probe);
    }
    return is_new;
}

/* Searches the source, and again with probes for the instances that it may have. What it was known
 * to define lies in the new parse, then. */
static bool search_unit(struct tu *tu, struct tu *other)
{
    bool found = visit_unit(tu, other);
    struct str probes = {.arena = tu->arena};
    if (!wanted_probes(tu, other, &probes))
        return found;
    CXTranslationUnit before = other->unit;
    if (!frontend_probe(other, str_text(&probes)))
        return found;
    for (size_t i = 0; i < tu->elsewhere->missing_count; i++) {
        struct missing *missing = &tu->elsewhere->missing[i];
        if (missing->is_known && clang_Cursor_getTranslationUnit(missing->definition) == before)
            missing->is_known = missing->is_searched = false;
    }
    return visit_unit(tu, other) || found;
}

static void search_source(struct tu *tu, const struct frontend_source *source)
{
    struct tu *other = arena_new(tu->arena, struct tu);
    struct diag *scratch = arena_new(tu->arena, struct diag); /* its own pass tells */
    struct frontend_options *options = arena_new(tu->arena, struct frontend_options);
    scratch->arena = tu->arena;
    *options = *tu->options;
    options->flags = source->flags;
    options->seed = source->seed;
    options->sources = NULL;
    options->targets = NULL;
    options->target_count = 0;
    options->probes = NULL;
    options->unread = options->patched = NULL;
    options->unread_count = options->patched_count = 0;
    if (!probes_parse(other, tu->arena, scratch, source->path, tu->pass, options))
        return;
    if (diag_worst(scratch) != DIAG_ERROR && search_unit(tu, other))
        arena_push(tu->arena, tu->others, tu->other_count, other);
    else
        frontend_close(other);
}

static bool is_something_missing(const struct tu *tu)
{
    for (size_t i = 0; i < tu->elsewhere->missing_count; i++)
        if (is_unknown(&tu->elsewhere->missing[i]))
            return true;
    return false;
}

/* First the sources whose own text has the names; then those that have them of a header or a
 * macro, for all we know. */
void elsewhere_find(struct tu *tu)
{
    if (!tu->elsewhere)
        return;
    for (size_t i = 0; i < tu->other_count; i++)
        search_unit(tu, tu->others[i]);
    for (int round = 0; round < 2; round++)
        for (size_t i = 0; i < tu->options->source_count; i++) {
            const struct frontend_source *source = &tu->options->sources[i];
            if (is_something_missing(tu) && !is_parsed(tu, source) &&
                (round || mentions_missing(tu, source->path)))
                search_source(tu, source);
        }
    for (size_t i = 0; i < tu->elsewhere->missing_count; i++)
        tu->elsewhere->missing[i].is_searched = true;
}

void elsewhere_seek_targets(struct tu *tu)
{
    const struct frontend_options *options = tu->options;

    if (options->target_count && !tu->elsewhere)
        tu->elsewhere = arena_new(tu->arena, struct elsewhere);
    for (size_t i = 0; i < options->target_count; i++) {
        const struct frontend_target *target = &options->targets[i];
        struct missing missing = {.name = target->name, .usr = target->usr, .path = target->path};
        arena_push(tu->arena, tu->elsewhere->missing, tu->elsewhere->missing_count, missing);
    }
    elsewhere_find(tu);
}

CXCursor elsewhere_target(struct tu *tu, size_t index)
{
    const struct missing *missing = find(tu, tu->options->targets[index].usr);

    return missing && missing->is_known ? missing->definition : clang_getNullCursor();
}

CXCursor elsewhere_definition(struct tu *tu, CXCursor function)
{
    if (!tu->other_count)
        return clang_getNullCursor();
    struct missing *missing = find(tu, frontend_string(tu, clang_getCursorUSR(function)));
    return missing && missing->is_known ? missing->definition : clang_getNullCursor();
}

struct tu *elsewhere_parse_of(struct tu *tu, CXCursor declaration)
{
    CXTranslationUnit unit = clang_Cursor_getTranslationUnit(declaration);
    for (size_t i = 0; i < tu->other_count; i++)
        if (tu->others[i]->unit == unit)
            return tu->others[i];
    return tu;
}

struct variable_search {
    struct tu *tu;
    const char *usr;
    bool found;
};

static enum CXChildVisitResult visit_variable_elsewhere(CXCursor cursor, CXCursor parent,
                                                        CXClientData data)
{
    struct variable_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (holds_declarations(kind))
        return CXChildVisit_Recurse;
    if (kind == CXCursor_VarDecl &&
        !clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        search->found |=
            strcmp(frontend_string(search->tu, clang_getCursorUSR(cursor)), search->usr) == 0;
    return search->found ? CXChildVisit_Break : CXChildVisit_Continue;
}

bool elsewhere_hides(struct tu *tu, CXCursor variable)
{
    if (elsewhere_parse_of(tu, variable) == tu)
        return false;
    struct variable_search search = {tu, frontend_string(tu, clang_getCursorUSR(variable)), false};
    if (clang_getCursorLinkage(variable) == CXLinkage_External)
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), visit_variable_elsewhere,
                            &search);
    return !search.found;
}

void elsewhere_close(struct tu *tu)
{
    for (size_t i = 0; i < tu->other_count; i++)
        frontend_close(tu->others[i]);
    tu->other_count = 0;
}
