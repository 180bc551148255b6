/* Tokens of one file's original text, before preprocessing.
 *
 * The AST decides what is edited; tokens say where: the brackets of a launch, the attributes in
 * front of a declaration, a preprocessor line. Blanks and line breaks lie between tokens; comments
 * are tokens. */
#ifndef CU2CL_HOST_LEX_H
#define CU2CL_HOST_LEX_H

#include "util/arena.h"
#include <stdbool.h>

enum token_kind {
    TOKEN_NAME,
    TOKEN_NUMBER,
    TOKEN_STRING, /* also characters and the <name> of an #include */
    TOKEN_COMMENT,
    TOKEN_LAUNCH, /* <<<, also written << < */
    TOKEN_SIGN,   /* any other character, and :: -> ## as one */
};

struct token {
    enum token_kind kind;
    bool directive; /* part of a preprocessor line */
    size_t begin, end;
};

/* A preprocessor line: the tokens [first, last), `#` first, and its bytes including the line
 * break. */
struct directive {
    size_t first, last;
    size_t begin, end;
};

struct lexed {
    struct arena *arena;
    const char *text;
    size_t length;
    struct token *tokens;
    size_t count;
    struct directive *directives;
    size_t directive_count;
};

#define NO_TOKEN ((size_t)-1)

void lex_text(struct lexed *lexed, struct arena *arena, const char *text, size_t length);
/* Whether token `index` is written like this; false for NO_TOKEN. */
bool lex_is(const struct lexed *lexed, size_t index, const char *text);
char *lex_spelling(const struct lexed *lexed, size_t index);
/* The first token that begins at or after `offset`, or NO_TOKEN. */
size_t lex_at_or_after(const struct lexed *lexed, size_t offset);
/* The token that begins exactly at `offset`, or NO_TOKEN. */
size_t lex_at(const struct lexed *lexed, size_t offset);
/* The neighbour that is neither a comment nor, outside a preprocessor line, part of one; NO_TOKEN
 * at the end of the file or line. */
size_t lex_next(const struct lexed *lexed, size_t index);
size_t lex_previous(const struct lexed *lexed, size_t index);
/* The token that closes the bracket `(`, `[` or `{` at `index`, or opens the one that ends there;
 * NO_TOKEN when unbalanced. */
size_t lex_closing(const struct lexed *lexed, size_t index);
size_t lex_opening(const struct lexed *lexed, size_t index);
/* The preprocessor line that the place is in; NULL. */
const struct directive *lex_directive_at(const struct lexed *lexed, size_t offset);
/* The `<` of the template arguments that end with the `>` at `index`, or NO_TOKEN. */
size_t lex_opening_angle(const struct lexed *lexed, size_t index);

#endif
