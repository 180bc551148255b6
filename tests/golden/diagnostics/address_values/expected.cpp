// The runtime copies texts that variables start with: what is no text among them, and what it would cut, is refused.
#include <cu2cl/cu2cl.h>

const char *names[] = {"a", "bc", (const char *)-1};
const char *until_null[] = {"a", "bc", nullptr, (const char *)0};
const char *with_zero = "a\0b";
const wchar_t *wide = L"ab";

void count(int *out)
CU2CL_KERNEL(count, out)
#include "input.cl.h"
