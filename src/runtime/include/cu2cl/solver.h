/* cuSOLVER's dense part, under its own names. Stands for cusolverDn.h; the component solver of the
 * runtime has the functions.
 *
 * Work is enqueued in the handle's stream, and LAPACK does it on the host, when it is its turn. A
 * function returns CUSOLVER_STATUS_NOT_INITIALIZED for what is not a handle,
 * CUSOLVER_STATUS_INVALID_VALUE for a wrong size or an unknown enumerator, CUSOLVER_STATUS_ALLOC_FAILED,
 * and CUSOLVER_STATUS_EXECUTION_FAILED where the device refused it. What LAPACK says is in devInfo.
 * Workspaces of the program are not used. Calls for the same handle must not overlap. */
#ifndef CU2CL_SOLVER_H
#define CU2CL_SOLVER_H

#include <stdint.h>

#include "blas.h"
#include "solver_common.h"

#ifndef CUSOLVERDN_H_ /* CUDA's own header */
#define CUSOLVERDN_H_

#include "hide_macros.h"

typedef enum {
    CUSOLVERDN_GETRF = 0,
    CUSOLVERDN_POTRF = 1,
    CUSOLVERDN_SYEVBATCHED = 2
} cusolverDnFunction_t;

typedef struct cusolverDnContext *cusolverDnHandle_t;
typedef struct cusolverDnParams *cusolverDnParams_t;
typedef struct syevjInfo *syevjInfo_t;
typedef struct gesvdjInfo *gesvdjInfo_t;

#include "solver_functions.h"

#ifdef __cplusplus
extern "C" {
#endif

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *__handle);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t __handle);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t __handle, cu2clStream_t __stream);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t __handle, cu2clStream_t *__stream);
cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t __handle,
                                                cusolverDeterministicMode_t __mode);
cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t __handle,
                                                cusolverDeterministicMode_t *__mode);
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *__params);
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t __params);
cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t __params,
                                         cusolverDnFunction_t __function,
                                         cusolverAlgMode_t __algorithm);
cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *__info);
cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t __info);
cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t __info, double __tolerance);
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t __info, int __sweeps);
cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t __info, int __sort);
cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t __handle, syevjInfo_t __info,
                                             double *__residual);
cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t __handle, syevjInfo_t __info,
                                           int *__sweeps);
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *__info);
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t __info);
cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t __info, double __tolerance);
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t __info, int __sweeps);
cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t __info, int __sort);
cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t __handle, gesvdjInfo_t __info,
                                              double *__residual);
cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t __handle, gesvdjInfo_t __info,
                                            int *__sweeps);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif

#endif
