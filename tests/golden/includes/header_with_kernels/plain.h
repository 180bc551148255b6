#pragma once
#define BASE 10
static inline int plain(void)
{
    return BASE;
}
