/* `// cu2cl: no lockstep` in a kernel, or in front of it, says that it relies on no lockstep,
 * whatever it looks like, and `// cu2cl: no waits` that no thread of it waits for another. It has
 * to be a comment of its own: not the text of a string, and not a part of another sentence. */
#include "analysis/uniform.h"

#include <ctype.h>
#include <string.h>

static const char prefix[] = "cu2cl:";

/* Is it what a comment says, between its marks? */
static bool is_meant(const char *text, size_t length, const char *words)
{
    const char *end = text + length;
    while (text < end && isspace((unsigned char)*text))
        text++;
    while (end > text && isspace((unsigned char)end[-1]))
        end--;
    if ((size_t)(end - text) < sizeof prefix - 1 || memcmp(text, prefix, sizeof prefix - 1) != 0)
        return false;
    text += sizeof prefix - 1;
    while (text < end && isspace((unsigned char)*text))
        text++;
    return (size_t)(end - text) == strlen(words) && memcmp(text, words, strlen(words)) == 0;
}

/* Behind a literal that begins with a quote at `at`. */
static size_t skip_literal(const char *text, size_t length, size_t at)
{
    char quote = text[at];
    bool is_raw = quote == '"' && at && text[at - 1] == 'R';
    if (is_raw) {
        const char *open = memchr(text + at, '(', length - at);
        size_t mark = open ? (size_t)(open - text) - at - 1 : 0;
        for (size_t i = at + 1; open && i + mark + 1 < length; i++)
            if (text[i] == ')' && memcmp(text + i + 1, text + at + 1, mark) == 0 &&
                text[i + 1 + mark] == '"')
                return i + mark + 2;
    }
    for (at++; at < length && text[at] != quote && text[at] != '\n'; at++)
        at += text[at] == '\\';
    return at + 1;
}

/* Behind a comment that begins at `at`. */
static size_t comment_end(const char *text, size_t length, size_t at)
{
    bool is_line = text[at + 1] == '/';
    for (at += 2; at < length; at++)
        if (is_line ? text[at] == '\n' && text[at - 1] != '\\'
                    : text[at] == '*' && at + 1 < length && text[at + 1] == '/')
            return is_line ? at : at + 2;
    return length;
}

/* From the start of the file, since only that tells what is a comment. A comment in front of the
 * kernel counts up to the end of the declaration before. */
static bool find_comment(const char *text, size_t begin, size_t end, const char *words)
{
    bool before = false;
    for (size_t at = 0; at < end;) {
        char c = text[at];
        if (c == '/' && at + 1 < end && (text[at + 1] == '/' || text[at + 1] == '*')) {
            size_t behind = comment_end(text, end, at);
            size_t marks = text[at + 1] == '*' && behind >= at + 4 ? 4 : 2;
            if (is_meant(text + at + 2, behind - at - marks, words)) {
                if (at >= begin)
                    return true;
                before = true;
            }
            at = behind;
        } else if (c == '"' || (c == '\'' && (!at || !isalnum((unsigned char)text[at - 1])))) {
            at = skip_literal(text, end, at);
        } else {
            if (at < begin && (c == ';' || c == '}'))
                before = false;
            if (at >= begin && before)
                return true;
            at++;
        }
    }
    return false;
}

bool uniform_is_switched_off(const struct instance *kernel, const char *words)
{
    const struct decl *decl = kernel->function->decl;
    if (!decl->file || decl->end > decl->file->length ||
        !memmem(decl->file->text, decl->end, words, strlen(words)))
        return false;
    return find_comment(decl->file->text, decl->begin, decl->end, words);
}
