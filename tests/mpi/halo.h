// A rod whose ends are warm and cold, in parts on the ranks; the parts are device memory.
float *make_part(int n, int seed);
void step(float *to, const float *from, int n, bool first, bool last);
float largest_change(const float *a, const float *b, int n, float *on_device);
void read_part(float *host, const float *part, int n);
