#include <cu2cl/cu2cl.h>

struct Views {
    cu2clTextureObject_t albedo, depth;
    int count;
};

// Element types: each is narrowed from four channels.
void fetch(Views views, const cu2clTextureObject_t *more, float4 *out, uchar2 *bytes,
                      short *shorts)
CU2CL_KERNEL(fetch, views, more, out, bytes, shorts)

void copy(cu2clSurfaceObject_t from, cu2clSurfaceObject_t to, int width)
CU2CL_KERNEL(copy, from, to, width)

cu2clTextureObject_t make(cu2clArray *array)
{
    cu2clResourceDesc resource = {};
    cu2clTextureDesc description = {};
    cu2clTextureObject_t texture = 0;
    resource.resType = cu2clResourceTypeArray;
    resource.res.array.array = array;
    description.addressMode[0] = cu2clAddressModeWrap;
    description.filterMode = cu2clFilterModeLinear;
    description.readMode = cu2clReadModeElementType;
    description.normalizedCoords = 1;
    cu2clCreateTextureObject(&texture, &resource, &description, NULL);
    return texture;
}

int main()
{
    cu2clChannelFormatDesc channels = cu2clCreateChannelDesc<float>();
    cu2clArray_t array;
    cu2clMallocArray(&array, &channels, 16, 16, cu2clArraySurfaceLoadStore);
    Views views = {make(array), 0, 1};
    CU2CL_LAUNCH(fetch, (1, 16), (views, NULL, NULL, NULL, NULL));
    cu2clDestroyTextureObject(views.albedo);
    cu2clFreeArray(array);
    return 0;
}
#include "input.cl.h"
