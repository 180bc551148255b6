#pragma once
template <int factor> void scale(int *values, int start)
CU2CL_KERNEL(scale<factor>, values, start)

inline void scale_all(int *values, int start)
{
    CU2CL_LAUNCH(scale<3>, (1, 4), (values, start)); // "<< <" in a comment stays
}
