/* Files of a port that later commands read. */
#ifndef CU2CL_PORT_FILES_H
#define CU2CL_PORT_FILES_H

#include "text/diag.h"
#include <stdbool.h>

#define REPORT_NAME "cu2cl-report.json"
/* The folder of the output directory with the texts as cu2cl made them, which edits are told from. */
#define BASE_FOLDER ".cu2cl"

/* Looks a line of a .cl up in the text of its NAME.cl.lines, which host/lines.c describes: pos->file
 * is seen from the source root. False: the line is from none. */
bool port_files_find_line(struct arena *arena, const char *lines, unsigned long number,
                          struct source_pos *pos);

#endif
