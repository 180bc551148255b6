typedef unsigned char BitSequence;
typedef unsigned long long DataLength;
