/* cuBLASLt: handles, descriptions of matrices and products, and what chooses between algorithms. */
#include "libraries/blas/lt.h"

#include <stdlib.h>
#include <string.h>

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle)
{
    cublasHandle_t created;

    if (!handle)
        return CUBLAS_STATUS_INVALID_VALUE;
    RT_BLAS_TRY(cublasCreate_v2(&created));
    *handle = (cublasLtHandle_t)(void *)created;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle)
{
    return cublasDestroy_v2(rt_blas_lt_handle(handle));
}

size_t cublasLtGetVersion(void)
{
    return CUBLAS_VERSION;
}

size_t cublasLtGetCudartVersion(void)
{
    return cublasGetCudartVersion();
}

cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)
{
    return cublasGetProperty(type, value);
}

const char *cublasLtGetStatusName(cublasStatus_t status)
{
    return cublasGetStatusName(status);
}

const char *cublasLtGetStatusString(cublasStatus_t status)
{
    return cublasGetStatusString(status);
}

/* --- attributes --- */

/* One: its number, where it is in the structure, and its size. */
struct attribute {
    int number;
    size_t offset, size;
};

#define ATTRIBUTE(number, type, member)                                                            \
    {                                                                                              \
        number, offsetof(struct type, member), sizeof(((struct type *)0)->member)                  \
    }
#define LAYOUT(name, member)     ATTRIBUTE(CUBLASLT_MATRIX_LAYOUT_##name, rt_blas_layout, member)
#define MATMUL(name, member)     ATTRIBUTE(CUBLASLT_MATMUL_DESC_##name, rt_blas_matmul, member)
#define PREFERENCE(name, member) ATTRIBUTE(CUBLASLT_MATMUL_PREF_##name, rt_blas_preference, member)
#define TRANSFORM(name, member)                                                                    \
    ATTRIBUTE(CUBLASLT_MATRIX_TRANSFORM_DESC_##name, rt_blas_transform, member)

static const struct attribute layout_attributes[] = {
    LAYOUT(TYPE, type),
    LAYOUT(ORDER, order),
    LAYOUT(ROWS, rows),
    LAYOUT(COLS, columns),
    LAYOUT(LD, ld),
    LAYOUT(BATCH_COUNT, count),
    LAYOUT(STRIDED_BATCH_OFFSET, stride),
};
static const struct attribute matmul_attributes[] = {
    MATMUL(COMPUTE_TYPE, compute),
    MATMUL(SCALE_TYPE, scale),
    MATMUL(POINTER_MODE, pointer_mode),
    MATMUL(TRANSA, trans_a),
    MATMUL(TRANSB, trans_b),
    MATMUL(TRANSC, trans_c),
    MATMUL(FILL_MODE, fill),
    MATMUL(EPILOGUE, epilogue),
    MATMUL(BIAS_POINTER, bias),
    MATMUL(BIAS_BATCH_STRIDE, bias_stride),
    MATMUL(BIAS_DATA_TYPE, bias_type),
    MATMUL(EPILOGUE_AUX_POINTER, aux),
    MATMUL(EPILOGUE_AUX_LD, aux_ld),
    MATMUL(EPILOGUE_AUX_BATCH_STRIDE, aux_stride),
    MATMUL(EPILOGUE_AUX_DATA_TYPE, aux_type),
    MATMUL(SM_COUNT_TARGET, processors),
    MATMUL(FAST_ACCUM, is_fast),
    MATMUL(A_SCALE_POINTER, scale_a),
    MATMUL(B_SCALE_POINTER, scale_b),
    MATMUL(C_SCALE_POINTER, scale_c),
    MATMUL(D_SCALE_POINTER, scale_d),
    MATMUL(EPILOGUE_AUX_SCALE_POINTER, scale_aux),
    MATMUL(AMAX_D_POINTER, largest_d),
    MATMUL(EPILOGUE_AUX_AMAX_POINTER, largest_aux),
    MATMUL(A_SCALE_MODE, mode_a),
    MATMUL(B_SCALE_MODE, mode_b),
    MATMUL(C_SCALE_MODE, mode_c),
    MATMUL(D_SCALE_MODE, mode_d),
};
static const struct attribute preference_attributes[] = {
    PREFERENCE(SEARCH_MODE, search),
    PREFERENCE(MAX_WORKSPACE_BYTES, workspace),
    PREFERENCE(REDUCTION_SCHEME_MASK, reductions),
    PREFERENCE(MIN_ALIGNMENT_A_BYTES, align_a),
    PREFERENCE(MIN_ALIGNMENT_B_BYTES, align_b),
    PREFERENCE(MIN_ALIGNMENT_C_BYTES, align_c),
    PREFERENCE(MIN_ALIGNMENT_D_BYTES, align_d),
    PREFERENCE(MAX_WAVES_COUNT, waves),
    PREFERENCE(IMPL_MASK, kinds),
};
static const struct attribute transform_attributes[] = {
    TRANSFORM(SCALE_TYPE, scale),
    TRANSFORM(POINTER_MODE, pointer_mode),
    TRANSFORM(TRANSA, trans_a),
    TRANSFORM(TRANSB, trans_b),
};
static const struct attribute algorithm_attributes[] = {
    {CUBLASLT_ALGO_CONFIG_ID, 0, 4},
    {CUBLASLT_ALGO_CONFIG_TILE_ID, 4, 4},
    {CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 8, 4},
    {CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME, 12, 4},
    {CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, 16, 4},
    {CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION, 20, 4},
};
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const struct attribute *find_attribute(const struct attribute *list, size_t count,
                                              int number)
{
    for (size_t i = 0; i < count; i++)
        if (list[i].number == number)
            return &list[i];
    return NULL;
}

static cublasStatus_t set_attribute(const struct attribute *list, size_t count, void *object,
                                    int number, const void *value, size_t size)
{
    const struct attribute *found = find_attribute(list, count, number);

    if (!object || !value || !found || found->size != size)
        return CUBLAS_STATUS_INVALID_VALUE;
    memcpy((char *)object + found->offset, value, size);
    return CUBLAS_STATUS_SUCCESS;
}

/* With size 0 only the attribute's size is asked. */
static cublasStatus_t get_attribute(const struct attribute *list, size_t count, const void *object,
                                    int number, void *value, size_t size, size_t *written)
{
    const struct attribute *found = find_attribute(list, count, number);

    if (!object || !found || (size == 0 && !written) || (size && (size < found->size || !value)))
        return CUBLAS_STATUS_INVALID_VALUE;
    if (written)
        *written = found->size;
    if (size)
        memcpy(value, (const char *)object + found->offset, found->size);
    return CUBLAS_STATUS_SUCCESS;
}

#define ATTRIBUTES(name, object_type, get_type, opaque, list)                                      \
    cublasStatus_t cublasLt##name##SetAttribute(object_type object, cublasLt##name##opaque number, \
                                                const void *value, size_t size)                    \
    {                                                                                              \
        return set_attribute(list, COUNT_OF(list), object, (int)number, value, size);              \
    }                                                                                              \
    cublasStatus_t cublasLt##name##GetAttribute(get_type object, cublasLt##name##opaque number,    \
                                                void *value, size_t size, size_t *written)         \
    {                                                                                              \
        return get_attribute(list, COUNT_OF(list), object, (int)number, value, size, written);     \
    }
#define OBJECTS(name, opaque, list)                                                                \
    ATTRIBUTES(name, cublasLt##name##_t, cublasLt##name##_t, opaque, list)                         \
    cublasStatus_t cublasLt##name##Destroy(cublasLt##name##_t object)                              \
    {                                                                                              \
        free(object);                                                                              \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }
OBJECTS(MatrixLayout, Attribute_t, layout_attributes)
OBJECTS(MatmulDesc, Attributes_t, matmul_attributes)
OBJECTS(MatmulPreference, Attributes_t, preference_attributes)
OBJECTS(MatrixTransformDesc, Attributes_t, transform_attributes)
ATTRIBUTES(MatmulAlgoConfig, cublasLtMatmulAlgo_t *, const cublasLtMatmulAlgo_t *, Attributes_t,
           algorithm_attributes)

/* --- objects --- */

_Static_assert(sizeof(struct rt_blas_layout) <= sizeof(cublasLtMatrixLayoutOpaque_t) &&
                   sizeof(struct rt_blas_matmul) <= sizeof(cublasLtMatmulDescOpaque_t) &&
                   sizeof(struct rt_blas_preference) <= sizeof(cublasLtMatmulPreferenceOpaque_t) &&
                   sizeof(struct rt_blas_transform) <= sizeof(cublasLtMatrixTransformDescOpaque_t),
               "opaque structures have room");

static cublasStatus_t init_object(void *object, size_t room, const void *value, size_t size)
{
    if (!object)
        return CUBLAS_STATUS_INVALID_VALUE;
    memset(object, 0, room);
    memcpy(object, value, size);
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t object, cudaDataType type,
                                        uint64_t rows, uint64_t columns, int64_t ld)
{
    struct rt_blas_layout layout = {
        .type = type, .rows = rows, .columns = columns, .ld = ld, .count = 1};

    return init_object(object, sizeof *object, &layout, sizeof layout);
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *object, cudaDataType type,
                                          uint64_t rows, uint64_t columns, int64_t ld)
{
    if (!object)
        return CUBLAS_STATUS_INVALID_VALUE;
    *object = calloc(1, sizeof **object);
    if (!*object)
        return CUBLAS_STATUS_ALLOC_FAILED;
    return cublasLtMatrixLayoutInit(*object, type, rows, columns, ld);
}

cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t object, cublasComputeType_t compute,
                                      cudaDataType scale)
{
    struct rt_blas_matmul d = {.compute = compute,
                               .scale = scale,
                               .fill = CUBLAS_FILL_MODE_FULL,
                               .epilogue = CUBLASLT_EPILOGUE_DEFAULT,
                               .bias_type = UINT32_MAX,
                               .aux_type = UINT32_MAX};

    return init_object(object, sizeof *object, &d, sizeof d);
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *object, cublasComputeType_t compute,
                                        cudaDataType scale)
{
    if (!object)
        return CUBLAS_STATUS_INVALID_VALUE;
    *object = calloc(1, sizeof **object);
    if (!*object)
        return CUBLAS_STATUS_ALLOC_FAILED;
    return cublasLtMatmulDescInit(*object, compute, scale);
}

cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t object)
{
    struct rt_blas_preference p = {.search = CUBLASLT_SEARCH_BEST_FIT,
                                   .reductions = CUBLASLT_REDUCTION_SCHEME_MASK,
                                   .align_a = 256,
                                   .align_b = 256,
                                   .align_c = 256,
                                   .align_d = 256,
                                   .kinds = UINT64_MAX};

    return init_object(object, sizeof *object, &p, sizeof p);
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *object)
{
    if (!object)
        return CUBLAS_STATUS_INVALID_VALUE;
    *object = calloc(1, sizeof **object);
    if (!*object)
        return CUBLAS_STATUS_ALLOC_FAILED;
    return cublasLtMatmulPreferenceInit(*object);
}

cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t object,
                                               cudaDataType scale)
{
    struct rt_blas_transform t = {.scale = scale};

    return init_object(object, sizeof *object, &t, sizeof t);
}

cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *object,
                                                 cudaDataType scale)
{
    if (!object)
        return CUBLAS_STATUS_INVALID_VALUE;
    *object = calloc(1, sizeof **object);
    if (!*object)
        return CUBLAS_STATUS_ALLOC_FAILED;
    return cublasLtMatrixTransformDescInit(*object, scale);
}

/* --- algorithms: there is one for each product --- */

cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t handle, cublasComputeType_t compute,
                                        cudaDataType scale, cudaDataType a, cudaDataType b,
                                        cudaDataType c, cudaDataType d, int wanted, int *ids,
                                        int *found)
{
    struct rt_blas_gemm g = {.count = 1};

    (void)scale, (void)d;
    RT_BLAS_ENTER(rt_blas_lt_handle(handle), wanted > 0 && ids && found);
    *found = rt_blas_set_types(&g, a, b, c, compute) ? 1 : 0;
    if (*found)
        *ids = 0;
    return *found ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_NOT_SUPPORTED;
}

cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t handle, cublasComputeType_t compute,
                                      cudaDataType scale, cudaDataType a, cudaDataType b,
                                      cudaDataType c, cudaDataType d, int id,
                                      cublasLtMatmulAlgo_t *algorithm)
{
    int only, found;

    RT_BLAS_ENTER(rt_blas_lt_handle(handle), algorithm && id == 0);
    RT_BLAS_TRY(cublasLtMatmulAlgoGetIds(handle, compute, scale, a, b, c, d, 1, &only, &found));
    memset(algorithm, 0, sizeof *algorithm);
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtLoggerSetLevel(int level)
{
    return level >= 0 && level <= 5 ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_INVALID_VALUE;
}

cublasStatus_t cublasLtLoggerSetMask(int mask)
{
    (void)mask;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtLoggerOpenFile(const char *name)
{
    (void)name;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtLoggerForceDisable(void)
{
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
{
    if (!capacity)
        return CUBLAS_STATUS_INVALID_VALUE;
    *capacity = 0;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)
{
    (void)capacity;
    return CUBLAS_STATUS_SUCCESS;
}
