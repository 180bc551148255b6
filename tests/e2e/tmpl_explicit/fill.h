// Defined for the types that fill.cu instantiates explicitly.
#ifndef FILL_H
#define FILL_H

namespace work {
template <typename T> void fill(T *data, int n, T value);
template <int N> int stepped(int start);
} // namespace work

#endif
