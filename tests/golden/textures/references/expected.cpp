// The references of old programs become hidden parameters.
#include <cu2cl/cu2cl.h>

cu2clTexture<float, 2, cu2clReadModeElementType> image;
cu2clTexture<uchar4, cu2clTextureType1D, cu2clReadModeNormalizedFloat> colours;
cu2clSurface<void, cu2clSurfaceType2D> target;

void draw(int width)
CU2CL_KERNEL(draw, width)

int main()
{
    cu2clArray *array;
    cu2clMallocArray(&array, &image.channelDesc, 8, 8);
    image.addressMode[0] = cu2clAddressModeClamp;
    image.filterMode = cu2clFilterModeLinear;
    cu2clBindTextureToArray(image, array);
    cu2clBindSurfaceToArray(target, array);
    CU2CL_LAUNCH(draw, (1, 8), (8));
    cu2clUnbindTexture(image);
    return 0;
}
#include "input.cl.h"
