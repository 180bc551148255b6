#define COUNT 32
