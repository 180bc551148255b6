#ifndef COMMON_H
#define COMMON_H
#define THREADS 32
#define COMMON  7
void work_of_other(int *data);
int plain_answer(void);
#endif
