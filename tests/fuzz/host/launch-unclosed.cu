__global__ void k(int *p) {}
void f(int *p) { k<<<1, 2>>>(p; k<<<1, 2; k<<<(1, 2>>>)(p); <<<>>>; ) k<<<>>>() }
>>> <<<
