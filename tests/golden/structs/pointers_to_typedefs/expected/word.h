#ifndef WORD_H
#define WORD_H
typedef unsigned long long Word;
#endif
