#include <cu2cl/cu2cl.h>
#include <cu2cl/gl_interop.h>

struct cu2clGraphicsResource *vertices;
cu2clGraphicsResource_t image;

void move(float4 *vertices, cu2clSurfaceObject_t screen)
CU2CL_KERNEL(move, vertices, screen)

void start(unsigned int buffer, unsigned int texture)
{
    cu2clGraphicsGLRegisterBuffer(&vertices, buffer, cu2clGraphicsMapFlagsWriteDiscard);
    cu2clGraphicsGLRegisterImage(&image, texture, 0x0DE1, cu2clGraphicsRegisterFlagsSurfaceLoadStore);
}

void draw(cu2clStream_t stream)
{
    cu2clArray_t array;
    cu2clSurfaceObject_t screen;
    float4 *v;
    size_t size;
    cu2clResourceDesc what = {};
    cu2clGraphicsMapResources(1, &vertices, stream);
    cu2clGraphicsMapResources(1, &image);
    cu2clGraphicsResourceGetMappedPointer((void **)&v, &size, vertices);
    cu2clGraphicsSubResourceGetMappedArray(&array, image, 0, 0);
    what.resType = cu2clResourceTypeArray;
    what.res.array.array = array;
    cu2clCreateSurfaceObject(&screen, &what);
    CU2CL_LAUNCH(move, (1, 64, 0, stream), (v, screen));
    cu2clGraphicsUnmapResources(1, &vertices, stream);
    cu2clGraphicsUnmapResources(1, &image, stream);
}

void end()
{
    cu2clGraphicsUnregisterResource(vertices);
    cu2clGraphicsUnregisterResource(image);
}
#include "input.cl.h"
