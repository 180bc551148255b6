/* What clang's errors mean for a port.
 *
 * clang goes on behind an error, and drops what it did not understand from the tree without a
 * trace. An error inside a function concerns that function. One outside functions concerns what it
 * declares, and all that depends on that: such functions are not ported either. A condition of the
 * preprocessor that can't be read, or a brace without partner, can change everything: then no
 * function of the translation unit is trusted. */
#ifndef CU2CL_ERRORS_H
#define CU2CL_ERRORS_H

#include "frontend/frontend.h"

struct lexed;

struct source_error {
    struct source_pos pos;
    const char *text;
    bool in_function, in_include;         /* an #include line that leads nowhere */
    size_t begin, end;                    /* of the function around it, in the same file; else 0 */
    struct source_pos function;           /* its name */
    const char *header;                   /* of an #include line: what it names; NULL */
    const struct absent_library *library; /* whose absence is the reason; NULL */
    bool is_launch;                       /* of a kernel by device code */
    bool is_ignored;                      /* of a file that is copied as it is */
    bool is_other_pass; /* in a function of the host, or a launch in one of the device */
};

/* An error of the program; not a `template` in front of a member template, which nvcc does not ask for:
 * clang says so, and goes on as if it were there. */
bool errors_counts(CXDiagnostic diagnostic);
/* Requires: a parse. Fills tu->errors, and nothing is reported yet. */
void errors_collect(struct tu *tu);
/* Requires: a parse of the same source, with more text behind it. Takes the errors of the one
 * before. */
void errors_inherit(struct tu *tu, const struct tu *before);
/* The tokens of a file of the parse; NULL: it has no such file. */
const struct lexed *errors_tokens(struct tu *tu, const char *path);
/* The first error inside [begin, end) of the file, or NULL. */
const struct source_error *errors_inside(const struct tu *tu, const struct source_file *file,
                                         size_t begin, size_t end);
/* Why the error keeps a function from being ported, for a message. */
const char *errors_reason(struct tu *tu, const struct source_error *error);
/* Whether we have headers of the library, and only some of its names are missing. */
bool errors_library_has_part(const struct tu *tu, const struct absent_library *library);
/* What an error with a library says, behind "this " or "it ". */
const char *errors_library_use(struct tu *tu, const struct source_error *error);
/* Why a function without an error inside can't be trusted: an error outside functions concerns
 * what it depends on. NULL: it can. */
const char *errors_behind(struct tu *tu, CXCursor function);
/* Whether nothing can be made of the translation unit: all of it is untrusted, or there are errors
 * and no declaration of the program's own. */
bool errors_spoil_all(struct tu *tu);
/* Reports all errors that are not ignored. */
void errors_report(struct tu *tu);

#endif
