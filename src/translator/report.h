/* cu2cl-report.json: what was ported and what was not, for people and for scripts. */
#ifndef CU2CL_REPORT_H
#define CU2CL_REPORT_H

#include "port.h"

/* The report of a program whose sources are all ported, as JSON text. docs/report.md describes it.
 */
const char *report_text(const struct program *program);

#endif
