/* Completion for shells, made of the tables of options. A shell's text is a function of its own;
 * each gets the commands, and for each command its options. */
#include "info/commands.h"
#include "info/info.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const struct completion_command {
    const char *name, *argument, *help;
} completion_commands[] = {
#define COMMAND(name, argument, help, about) {#name, argument, help},
#include "cli/commands.def"
};

/* Text inside single quotes: `quote` stands for one, and a backslash comes before what is in
 * `escaped`. */
static void print_quoted(const char *text, const char *quote, const char *escaped)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs(quote, stdout);
        else
            printf("%s%c", strchr(escaped, *text) ? "\\" : "", *text);
    }
}

/* --- bash ------------------------------------------------------------------------------------ */

static void print_bash_words(const char *command)
{
    for (size_t i = 0; i < command_option_count; i++)
        if (command_has_option(&command_options[i], command))
            printf(" %s", command_options[i].spelling);
}

static void print_bash(void)
{
    fputs("_cu2cl() {\n    local word=${COMP_WORDS[COMP_CWORD]} options commands='", stdout);
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++)
        printf("%s%s", i ? " " : "", completion_commands[i].name);
    fputs("'\n    case ${COMP_WORDS[1]} in\n", stdout);
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++) {
        printf("    %s) options='", completion_commands[i].name);
        print_bash_words(completion_commands[i].name);
        fputs("' ;;\n", stdout);
    }
    fputs("    *) options='", stdout);
    print_bash_words("");
    fputs(
        "' ;;\n    esac\n"
        "    if [[ $word == -* ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
        "    elif [[ ${COMP_WORDS[1]} == completion && $COMP_CWORD == 2 ]]; then\n"
        "        COMPREPLY=($(compgen -W 'bash zsh fish' -- \"$word\"))\n"
        "    else\n"
        "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
        "        [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W \"$commands\" -- \"$word\"))\n"
        "    fi\n}\ncomplete -o filenames -F _cu2cl cu2cl\n",
        stdout);
}

/* --- zsh ------------------------------------------------------------------------------------- */

static void print_zsh_options(const char *command)
{
    for (size_t i = 0; i < command_option_count; i++) {
        const struct command_option *row = &command_options[i];
        if (!command_has_option(row, command))
            continue;
        printf("        '%s:", row->spelling);
        print_quoted(row->help, "'\\''", ":\\");
        fputs("'\n", stdout);
    }
}

static void print_zsh(void)
{
    fputs("#compdef cu2cl\n_cu2cl() {\n    local -a options commands\n    commands=(\n", stdout);
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++) {
        printf("        '%s:", completion_commands[i].name);
        print_quoted(completion_commands[i].help, "'\\''", ":\\");
        fputs("'\n", stdout);
    }
    fputs("    )\n    case $words[2] in\n", stdout);
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++) {
        printf("    %s) options=(\n", completion_commands[i].name);
        print_zsh_options(completion_commands[i].name);
        fputs("        ) ;;\n", stdout);
    }
    fputs("    *) options=(\n", stdout);
    print_zsh_options("");
    fputs("        ) ;;\n    esac\n"
          "    if [[ $words[CURRENT] == -* ]]; then\n"
          "        _describe option options\n"
          "    else\n"
          "        (( CURRENT == 2 )) && _describe command commands\n"
          "        _files\n"
          "    fi\n}\n"
          "if [[ $funcstack[1] == _cu2cl ]]; then _cu2cl \"$@\"; else compdef _cu2cl cu2cl; fi\n",
          stdout);
}

/* --- fish ------------------------------------------------------------------------------------ */

/* `-I`: a letter; `-std`: a word behind one dash; `--html`. */
static void print_fish_option(const char *spelling)
{
    if (spelling[1] == '-')
        printf(" -l %s", spelling + 2);
    else
        printf(" -%c %s", spelling[2] ? 'o' : 's', spelling + 1);
}

static void print_fish_options(const char *command)
{
    for (size_t i = 0; i < command_option_count; i++) {
        const struct command_option *row = &command_options[i];
        if (!command_has_option(row, command))
            continue;
        printf("complete -c cu2cl -n '%s", *command ? "" : "not ");
        fputs("__fish_seen_subcommand_from", stdout);
        for (size_t j = 0; j < COUNT_OF(completion_commands) && !*command; j++)
            printf(" %s", completion_commands[j].name);
        printf("%s%s'", *command ? " " : "", command);
        print_fish_option(row->spelling);
        printf("%s -d '", row->argument ? " -r" : "");
        print_quoted(row->help, "\\'", "\\");
        fputs("'\n", stdout);
    }
}

static void print_fish(void)
{
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++) {
        printf("complete -c cu2cl -n __fish_use_subcommand -a %s -d '",
               completion_commands[i].name);
        print_quoted(completion_commands[i].help, "\\'", "\\");
        fputs("'\n", stdout);
    }
    print_fish_options("");
    for (size_t i = 0; i < COUNT_OF(completion_commands); i++)
        print_fish_options(completion_commands[i].name);
}

void completion_print(const char *shell)
{
    if (strcmp(shell, "bash") == 0)
        print_bash();
    else if (strcmp(shell, "zsh") == 0)
        print_zsh();
    else
        print_fish();
}
