#pragma once
#include "plain.h"
#include <cu2cl/cu2cl.h>

#define SIZE 32

void number(int *p)
CU2CL_KERNEL(number, p)
