/* A line is broken where the fewest brackets are open, there between the operands that bind least
 * (its rank), and as late as it can be. Brackets that are open stay so in the rest of the line. */
#include "emit/lines.h"
#include "emit/ctree.h"
#include "util/str.h"

#include <stdbool.h>
#include <string.h>

/* Within the same brackets. */
enum {
    RANK_LIST,
    RANK_TERNARY,
    RANK_OR,
    RANK_AND,
    RANK_BITS,
    RANK_SUM,
    RANK_PRODUCT,
    RANK_CALL,
    RANKS
};

#define MAX_DEPTH 32
/* Where there is no other place: behind a `=`, a bracket, or the width. */
#define RANK_ASSIGNMENT (RANKS * (MAX_DEPTH + 1))
#define RANK_ONLY       (RANK_ASSIGNMENT + 1)
#define RANK_TOO_LATE   (RANK_ASSIGNMENT + 2)

struct brackets {
    size_t columns[MAX_DEPTH]; /* behind those that are open */
    int depth;
};

struct break_point {
    size_t at;      /* of the first character on the next line; 0: none */
    size_t indent;  /* of that line */
    int rank;       /* the lower, the better */
    size_t bracket; /* its column, which two of the same depth may not have in common */
    struct brackets open;
};

struct line_scan {
    const char *text;
    size_t begin, length; /* of what is scanned */
    size_t column;        /* of its first character */
    size_t indent;        /* of the whole line */
    size_t width;
    struct brackets open;
    struct break_point best;
};

static size_t column_at(const struct line_scan *scan, size_t at)
{
    return scan->column + at - scan->begin;
}

static size_t innermost(const struct line_scan *scan)
{
    return scan->open.depth ? scan->open.columns[scan->open.depth - 1] : 0;
}

/* A break before the character. */
static void offer(struct line_scan *scan, size_t at, size_t indent, int rank)
{
    const struct break_point *best = &scan->best;
    bool is_as_deep = rank / RANKS == best->rank / RANKS;

    if (column_at(scan, at) > scan->width)
        rank = RANK_TOO_LATE;
    if (column_at(scan, at) <= scan->column + C_INDENT || column_at(scan, at) <= indent ||
        (best->at && rank == RANK_TOO_LATE))
        return;
    if (!best->at || rank <= best->rank || (is_as_deep && innermost(scan) != best->bracket))
        scan->best = (struct break_point){at, indent, rank, innermost(scan), scan->open};
}

/* Between operands, or elements: the next line begins behind the bracket around them. */
static void offer_between(struct line_scan *scan, size_t at, int rank)
{
    size_t indent = scan->open.depth ? innermost(scan) : scan->indent + C_INDENT;
    size_t less = scan->indent + (size_t)2 * C_INDENT, element = strcspn(scan->text + at, ",;");
    bool is_narrow = indent + element >= scan->width && less + element < scan->width;
    if (indent > scan->width / 2 || is_narrow)
        indent = less;
    offer(scan, at, indent, RANKS * scan->open.depth + rank);
}

/* Behind the bracket of a call, or of a list, that stands far to the right or is the only place. */
static void offer_behind_bracket(struct line_scan *scan, size_t at)
{
    char c = scan->text[at], next = scan->text[at + 1];
    bool is_list = c == '{' && next && next != ' ' && next != '}';
    bool is_call = c == '(' && at && str_is_word(scan->text[at - 1]) && next != ')';
    bool is_far = column_at(scan, at) > scan->width / 2;
    if (is_list || is_call)
        offer(scan, at + 1, scan->indent + (size_t)2 * C_INDENT,
              is_far ? RANKS * scan->open.depth + RANK_CALL : RANK_ONLY);
}

/* The rank of the operator with two operands and blanks around it that begins here; -1: none. */
static int rank_of_operator(const char *text)
{
    static const struct {
        const char *text;
        int rank;
    } operators[] = {{" ? ", RANK_TERNARY}, {" : ", RANK_TERNARY}, {" || ", RANK_OR},
                     {" && ", RANK_AND},    {" | ", RANK_BITS},    {" & ", RANK_BITS},
                     {" + ", RANK_SUM},     {" - ", RANK_SUM},     {" * ", RANK_PRODUCT},
                     {" / ", RANK_PRODUCT}};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
        if (strncmp(text, operators[i].text, strlen(operators[i].text)) == 0)
            return operators[i].rank;
    return -1;
}

/* The last character of what is quoted from `at` on. */
static size_t quoted_end(const char *text, size_t at)
{
    char quote = text[at];
    for (at++; text[at] && text[at] != quote; at++)
        at += text[at] == '\\' && text[at + 1];
    return text[at] ? at : at - 1;
}

/* The last character of a comment that begins at `at`; 0: none does, or it does not end. */
static size_t block_comment_end(const char *text, size_t at)
{
    if (text[at] != '/' || text[at + 1] != '*')
        return 0;
    const char *end = strstr(text + at + 2, "*/");
    return end ? (size_t)(end - text) + 1 : 0;
}

static bool begins_comment(const char *text, size_t at)
{
    return text[at] == '/' && (text[at + 1] == '/' || text[at + 1] == '*');
}

static void offer_operator(struct line_scan *scan, size_t at)
{
    int rank = rank_of_operator(scan->text + at);
    if (rank >= 0)
        offer_between(scan, at + 1, rank);
    else if (scan->text[at - (at > 0)] == '=' && scan->open.depth == 0)
        offer(scan, at + 1, scan->indent + (size_t)2 * C_INDENT, RANK_ASSIGNMENT);
}

/* Where the rest of the line can be broken. */
static void find_break(struct line_scan *scan)
{
    const char *text = scan->text;
    scan->best.at = 0;
    for (size_t at = scan->begin; at < scan->length; at++) {
        char c = text[at];
        if (c == '"' || c == '\'') {
            at = quoted_end(text, at);
        } else if (block_comment_end(text, at)) {
            at = block_comment_end(text, at);
        } else if (begins_comment(text, at)) {
            return;
        } else if (strchr("([{", c)) {
            if (scan->open.depth == MAX_DEPTH)
                return;
            offer_behind_bracket(scan, at);
            scan->open.columns[scan->open.depth++] = column_at(scan, at) + 1;
        } else if (strchr(")]}", c)) {
            scan->open.depth -= scan->open.depth > 0;
        } else if ((c == ',' || c == ';') && text[at + 1] == ' ') {
            offer_between(scan, at + 2, RANK_LIST);
        } else if (c == ' ') {
            offer_operator(scan, at);
        }
    }
}

/* The end of the line's code: comments may stand behind it. */
static size_t code_end(const char *line)
{
    size_t end = 0;
    for (size_t at = 0; line[at]; at++) {
        if (block_comment_end(line, at)) {
            at = block_comment_end(line, at);
            continue;
        }
        if (begins_comment(line, at))
            break;
        if (line[at] == '"' || line[at] == '\'')
            at = quoted_end(line, at);
        if (!strchr(" \t\r", line[at]))
            end = at + 1;
    }
    return end;
}

size_t lines_trailing_comment(const char *line)
{
    size_t end = code_end(line), comment = end + strspn(line + end, " \t\r"), last = comment;
    if (end == 0 || line[strspn(line, " \t")] == '#')
        return 0;
    while (block_comment_end(line, last)) {
        last = block_comment_end(line, last) + 1;
        last += strspn(line + last, " \t\r");
    }
    bool is_open = line[last] == '/' && line[last + 1] == '*';
    return line[comment] && !is_open ? comment : 0;
}

struct line_breaks lines_find_breaks(struct arena *arena, const char *line, size_t width)
{
    struct line_breaks breaks = {0};
    struct line_scan scan = {.text = line, .length = code_end(line), .width = width};
    scan.begin = scan.column = scan.indent = strspn(line, " \t");
    if (line[scan.indent] == '#')
        return breaks;
    while (column_at(&scan, scan.length) > width) {
        find_break(&scan);
        if (!scan.best.at || scan.best.at >= scan.length)
            break;
        struct line_break found = {scan.best.at, scan.best.indent};
        arena_push(arena, breaks.items, breaks.count, found);
        scan.begin = found.at;
        scan.column = found.indent;
        scan.open = scan.best.open;
    }
    return breaks;
}

/* --- whole texts ---------------------------------------------------------- */

/* Whether the text goes on in a comment behind this line. */
static bool ends_in_comment(const char *line, bool in_comment)
{
    const char *end = in_comment ? strstr(line, "*/") : line;
    if (!end)
        return true;
    for (size_t at = (size_t)(end - line) + (in_comment ? 2 : 0); line[at]; at++) {
        if (block_comment_end(line, at))
            at = block_comment_end(line, at);
        else if (begins_comment(line, at))
            return line[at + 1] == '*';
        else if (line[at] == '"' || line[at] == '\'')
            at = quoted_end(line, at);
    }
    return false;
}

static void add_broken(struct arena *arena, const char *line, struct str *out)
{
    bool in_macro = str_ends(line, " \\");
    size_t length = strlen(line) - (in_macro ? 2 : 0), done = 0;
    const char *text = arena_strndup(arena, line, length);
    struct line_breaks breaks = lines_find_breaks(arena, text, C_LINE_WIDTH - (in_macro ? 2 : 0));
    for (size_t i = 0; i < breaks.count; i++) {
        size_t end = breaks.items[i].at;
        while (end > done && text[end - 1] == ' ')
            end--;
        str_addn(out, text + done, end - done);
        str_printf(out, "%s\n%*s", in_macro ? " \\" : "", (int)breaks.items[i].indent, "");
        done = breaks.items[i].at;
    }
    str_add(out, text + done);
    str_add(out, in_macro ? " \\" : "");
}

const char *lines_wrap(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};
    bool in_comment = false;
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, "\n");
        const char *line = arena_strndup(arena, at, length);
        bool goes_on = ends_in_comment(line, in_comment);
        if (in_comment || length <= C_LINE_WIDTH)
            str_add(&out, line);
        else
            add_broken(arena, line, &out);
        in_comment = goes_on;
        str_add(&out, at[length] ? "\n" : "");
        at += length + (at[length] == '\n');
    }
    return str_text(&out);
}

const char *lines_comment(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};
    size_t column = strlen("/*");
    str_add(&out, "/*");
    for (const char *word = text; *word;) {
        size_t length = strcspn(word, " ");
        bool is_last = word[length] == '\0';
        if (column + 1 + length + (is_last ? strlen(" */") : 0) > C_LINE_WIDTH && word > text) {
            str_add(&out, "\n *");
            column = strlen(" *");
        }
        str_printf(&out, " %.*s", (int)length, word);
        column += 1 + length;
        word += length + strspn(word + length, " ");
    }
    str_add(&out, " */");
    return str_text(&out);
}
