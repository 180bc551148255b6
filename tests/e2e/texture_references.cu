// TEST buffers: yes
// Texture and surface references, which CUDA 12 removed: variables of the program that kernels and
// device functions name, and the host sets up, binds, binds anew and unbinds.
#include "check.h"

#if CUDART_VERSION < 13000

texture<float, 2, cudaReadModeElementType> image;
texture<uchar4, cudaTextureType1D, cudaReadModeNormalizedFloat> colours;
static texture<int> table;
texture<float, 2> rows;
surface<void, 2> target;

__device__ float look(float x, float y)
{
    return tex2D(image, x, y);
}

__global__ void read(float *out, float *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = look(i + 0.5f, 0.75f);
        sums[i] = tex1Dfetch(colours, i).y + tex1Dfetch(table, i) + tex2D(rows, i, 1.0f);
    }
}

__global__ void twice(int width)
{
    int x = threadIdx.x;
    float v;
    if (x < width) {
        surf2Dread(&v, target, x * 4, 0);
        surf2Dwrite(v * 2, target, x * 4, 0);
        surf2Dwrite<uchar4>(make_uchar4(1, 2, 3, 4), target, x * 4 + 400, 0, cudaBoundaryModeZero);
    }
}

static const int width = 8;
static float *out, *sums;

static void expect(float first, float second, int number)
{
    read<<<1, 32>>>(out, sums, width);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, width), got_sums = copy_to_host(sums, width);
    for (int i = 0; i < width; i++) {
        EXPECT_EQUAL(i, got[i], first * (i + 1) + second);
        EXPECT_EQUAL(i, got_sums[i], (i * 10 + 1) / 255.0f + (i + number) + (100 + i));
    }
}

int main()
{
    std::vector<float> texels(2 * width), pitched(2 * width);
    std::vector<int> numbers(width), others(width);
    std::vector<uchar4> pixels(width);
    for (int i = 0; i < width; i++) {
        texels[i] = i + 1.0f;
        texels[width + i] = 3.0f * (i + 1);
        pitched[width + i] = 100.0f + i;
        numbers[i] = i + 50;
        others[i] = i + 70;
        pixels[i] = make_uchar4(0, (unsigned char)(i * 10 + 1), 0, 0);
    }
    out = new_on_device<float>(width);
    sums = new_on_device<float>(width);
    int *first = copy_to_device(numbers), *second = copy_to_device(others);
    float *memory = copy_to_device(pitched);

    cudaArray *array;
    cudaChannelFormatDesc channels = cudaCreateChannelDesc<float>();
    CHECK(cudaMallocArray(&array, &channels, width, 2, cudaArraySurfaceLoadStore));
    CHECK(cudaMemcpyToArray(array, 0, 0, texels.data(), 2 * width * sizeof(float),
                            cudaMemcpyHostToDevice));
    image.addressMode[0] = image.addressMode[1] = cudaAddressModeClamp;
    image.filterMode = cudaFilterModePoint;
    image.normalized = false;
    CHECK(cudaBindTextureToArray(image, array, channels));
    size_t offset = 1;
    CHECK(cudaBindTexture(&offset, table, first, width * sizeof(int)));
    EXPECT(offset == 0);
    CHECK(cudaBindTexture(NULL, colours, copy_to_device(pixels)));
    CHECK(cudaBindTexture2D(&offset, rows, memory, channels, width, 2, width * sizeof(float)));
    expect(1, 0, 50);

    // what the reference says counts when it is bound
    image.filterMode = cudaFilterModeLinear;
    CHECK(cudaBindTexture(0, table, second, width * sizeof(int)));
    expect(1, 0, 70);
    CHECK(cudaBindTextureToArray(image, array));
    expect(1.5f, 0, 70); // a quarter of the second row
    CHECK(cudaBindTexture(0, table, first, width * sizeof(int)));
    expect(1.5f, 0, 50);

    CHECK(cudaBindSurfaceToArray(target, array));
    twice<<<1, 32>>>(width);
    CHECK_LAUNCH();
    expect(2.25f, 0, 50);
    std::vector<float> back(2 * width);
    CHECK(cudaMemcpyFromArray(back.data(), array, 0, 0, 2 * width * sizeof(float),
                              cudaMemcpyDeviceToHost));
    for (int i = 0; i < width; i++) {
        EXPECT_EQUAL(i, back[i], 2 * texels[i]);
        EXPECT_EQUAL(i, back[width + i], texels[width + i]);
    }

    // the old copies go on in the next row
    CHECK(cudaMemcpyToArray(array, 6 * 4, 0, texels.data(), 5 * 4, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpyArrayToArray(array, 4, 1, array, 6 * 4, 0, 4));
    EXPECT(cudaMemcpyToArray(array, 8, 1, texels.data(), 32, cudaMemcpyHostToDevice) ==
           cudaErrorInvalidValue);
    cudaGetLastError();
    CHECK(cudaMemcpyFromArray(back.data(), array, 5 * 4, 0, 6 * 4, cudaMemcpyDeviceToHost));
    const float wanted[6] = {12, 1, 2, 3, 1, 5};
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(i, back[i], wanted[i]);

    const textureReference *found;
    CHECK(cudaGetTextureReference(&found, &image));
    EXPECT(found == &image && found->filterMode == cudaFilterModeLinear);
    CHECK(cudaUnbindTexture(table)); // gives 0 now
    read<<<1, 32>>>(out, sums, 1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(sums, 1)[0], 1 / 255.0f + 100);
    EXPECT(cudaGetTextureAlignmentOffset(&offset, table) == cudaErrorInvalidTextureBinding);
    CHECK(cudaFreeArray(array));
    return finish();
}

#else

int main()
{
    printf("this CUDA has no references\n");
    return 0;
}

#endif
