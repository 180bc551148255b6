/* Names of CUDA's that host code uses. */
#include "frontend/cx.h"
#include "host/host.h"
#include "util/str.h"

#include <string.h>

const struct rule *host_rule(const struct host *host, const char *name)
{
    static const enum rule_kind kinds[] = {RULE_HOST_FUNCTION, RULE_TYPE, RULE_ENUMERATOR};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const struct rule *rule = rules_find(host->program->rules, kinds[i], name);
        if (rule)
            return rule;
    }
    return NULL;
}

const char *host_port_type(struct program *program, const char *type)
{
    struct str result = {.arena = program->arena};
    struct lexed lexed;
    size_t done = 0;

    type = cx_without_unnamed_namespace(program->arena, type);
    size_t length = strlen(type);
    lex_text(&lexed, program->arena, type, length);
    for (size_t i = 0; i < lexed.count; i++) {
        const struct rule *rule = NULL;
        if (lexed.tokens[i].kind == TOKEN_NAME)
            rule = rules_find(program->rules, RULE_TYPE, lex_spelling(&lexed, i));
        if (!rule || !rule->to || rule->state == RULE_NONE)
            continue;
        str_addn(&result, type + done, lexed.tokens[i].begin - done);
        str_add(&result, rule->to);
        done = lexed.tokens[i].end;
    }
    str_addn(&result, type + done, length - done);
    return str_text(&result);
}
