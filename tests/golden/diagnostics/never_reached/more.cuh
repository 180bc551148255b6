__device__ inline int one() { return 1; }
__device__ inline int two() { return 2; }
__device__ inline int three() { return 3; }
__device__ inline int four() { return 4; }
