#include <cuda_runtime.h>
#define PASTE(a, b) a##b
#define CALL(f) cuda##f()
#define STR(x) #x
struct cudaMalloc { int cudaFree; };
namespace cudaMemcpy { int cudaSuccess; }
auto l = [](cudaStream_t) -> cudaError_t { return PASTE(cuda, Success); };
enum cudaMemcpyKind k = ::cudaMemcpyHostToDevice;
const char *s = STR(cudaGetLastError) "cudaFree";
using cudaT = cudaEvent_t; typedef struct cudaDeviceProp P;
decltype(cudaGetLastError()) e = CALL(GetLastError);
