#include "util/shell.h"

#include "util/str.h"
#include <ctype.h>
#include <string.h>

/* One word from `text` on, which begins with no blank; returns what follows. */
static const char *take_word(const char *text, struct str *word)
{
    char quote = '\0';

    for (; *text && (quote || !isspace((unsigned char)*text)); text++) {
        if (*text == quote)
            quote = '\0';
        else if (!quote && (*text == '"' || *text == '\''))
            quote = *text;
        else if (*text == '\\' && text[1] && quote != '\'' &&
                 (!quote || strchr("\"\\$`\n", text[1])))
            str_addc(word, *++text);
        else
            str_addc(word, *text);
    }
    return text;
}

size_t shell_split(struct arena *arena, const char *text, const char ***words)
{
    size_t count = 0;

    *words = NULL;
    for (;;) {
        struct str word = {.arena = arena};
        while (isspace((unsigned char)*text))
            text++;
        if (!*text)
            break;
        text = take_word(text, &word);
        arena_push(arena, *words, count, str_text(&word));
    }
    arena_push(arena, *words, count, NULL);
    return count - 1;
}
