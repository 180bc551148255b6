// A square plate whose rim has a fixed temperature, on the GPU.
#pragma once

class Plate
{
  public:
    Plate(int size, float rim);
    ~Plate();
    void step(int count);
    float at(int x, int y) const;
    float mean() const;

  private:
    int size_;
    float *now_, *next_;
};
