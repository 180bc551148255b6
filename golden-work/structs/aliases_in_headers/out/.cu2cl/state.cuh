#include "numbers.h"
typedef struct { unsigned chaining[4]; BitSequence buffer[64]; DataLength n; } state;
