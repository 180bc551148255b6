/* Probes: declarations appended to a source in memory, which move no offset, to bring out what
 * libclang hides. They cost another parse, so they are made only where there is something to
 * find. */
#ifndef CU2CL_PROBES_H
#define CU2CL_PROBES_H

#include "frontend/frontend.h"

/* Parses `path` as frontend_parse does, with a pointer to each function template that the user's
 * files instantiate explicitly, `template __global__ void k<float>(float *);`; libclang has no
 * cursor for these. tu->instantiations is their text. */
bool probes_parse(struct tu *tu, struct arena *arena, struct diag *diag, const char *path,
                  enum frontend_pass pass, const struct frontend_options *options);
/* Such pointers for the methods of explicitly instantiated classes alone, which is all that the
 * host pass asks for. NULL when there are none. */
const char *probes_class_instantiations(struct tu *tu);
/* A pointer to each class of the list, which are written as bases of template instances: the
 * namespaces around the instance, a tab, " " and a namespace for each that its template arguments
 * come from, a tab, and the base as it is written there. */
const char *probes_bases(struct arena *arena, const char *const *bases, size_t count);
/* A function for each class of the list, instances of templates, that calls its default and copy
 * constructors, its assignment, and its destructor. */
const char *probes_members(struct arena *arena, const char *const *classes, size_t count);
/* Is it a function of probes_members? */
bool probes_is_member(const char *function);
/* Variables with the addresses of methods, `Add<float>::apply`. */
const char *probes_overrides(struct arena *arena, const char *const *methods, size_t count);
bool probes_is_override(const char *variable);
/* A function for each class of the list that does what a range-for over it does, statement by
 * statement: begin, end, the comparison, and the step. A class is written with a `.` before it
 * where its begin() is a member. */
const char *probes_ranges(struct arena *arena, const char *const *classes, size_t count);
/* The number of the class that a function of probes_ranges is for; -1 when it is none. */
long probes_range_index(const char *function);
/* Functions that do what a structured binding by `get` does, for each of the list: `3& Class` of the
 * parts of an lvalue, `3> Class` of an object's own. One that clang can read says that the class has
 * such parts, the others hold a variable for each part, by a member and by a function. */
enum tie_probe { TIE_SIZE, TIE_MEMBER, TIE_FUNCTION, TIE_PROBES };
const char *probes_ties(struct arena *arena, const char *const *ties, size_t count);
/* TIE_PROBES times the number of the list, and the kind; -1 when the function is none of them. */
long probes_tie_index(const char *function);
/* What stands for the object in the declaration and the numbers of a table's probe. */
#define PROBES_TABLE_OBJECT "\1"
/* The probe for a table: a variable, declared with the words of `declared`, if any, in the
 * namespaces around `offset` of the file, and the list of its numbers. */
const char *probes_table(struct tu *tu, struct source_file *file, size_t offset,
                         const char *declared, const char *numbers);
/* Variables with the lists of numbers. */
const char *probes_tables(struct arena *arena, const char *const *tables, size_t count);
/* The number of the table that a variable of probes_tables is for; -1 when it is none. */
long probes_table_index(const char *variable);
/* The number of the class that a variable of probes_bases points to; -1 when it is none. */
long probes_base_index(const char *variable);
/* The probe for a kernel's instance that is written at `offset` of the file as `text`, a pointer of
 * this type; NULL: of any type. */
struct instance_probe probes_instance(struct tu *tu, struct source_file *file, size_t offset,
                                      const char *type, const char *text);
/* A variable for each of the list. */
const char *probes_instances(struct arena *arena, const struct instance_probe *instances,
                             size_t count);
/* The number of the instance that a variable of probes_instances points to; -1 when it is none. */
long probes_instance_index(const char *variable);

#endif
