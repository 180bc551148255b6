// Has nothing to do with CUDA; it is part of the program.
#include "common.h"

int plain_answer(void)
{
    return 42;
}
