#define COUNT 64
