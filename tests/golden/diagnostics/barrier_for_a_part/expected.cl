typedef struct Flag {
    uchar set;
} Flag;

typedef struct part_lambda_lambda_49_17 {
    uchar unused; /* C has no empty struct */
} part_lambda_lambda_49_17;

void Halves_32_add(__global float *values);
void Halves_16_add(__global float *values);
void Halves_8_add(__global float *values);
void Halves_4_add(__global float *values);
void Halves_2_add(__global float *values);
void Halves_1_add(__global float *values);
void Halves_0_add(__global float *unnamed_0);
void part_lambda_lambda_49_17_call(const part_lambda_lambda_49_17 *self, bool really);

void Halves_64_add(__global float *values)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 64) {
        values[get_local_id(0)] += values[get_local_id(0) + 64];
        Halves_32_add(values);
    }
}

void Halves_32_add(__global float *values)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 32) {
        values[get_local_id(0)] += values[get_local_id(0) + 32];
        Halves_16_add(values);
    }
}

void Halves_16_add(__global float *values)
{
    if (get_local_id(0) < 16) {
        values[get_local_id(0)] += values[get_local_id(0) + 16];
        Halves_8_add(values);
    }
}

void Halves_8_add(__global float *values)
{
    if (get_local_id(0) < 8) {
        values[get_local_id(0)] += values[get_local_id(0) + 8];
        Halves_4_add(values);
    }
}

void Halves_4_add(__global float *values)
{
    if (get_local_id(0) < 4) {
        values[get_local_id(0)] += values[get_local_id(0) + 4];
        Halves_2_add(values);
    }
}

void Halves_2_add(__global float *values)
{
    if (get_local_id(0) < 2) {
        values[get_local_id(0)] += values[get_local_id(0) + 2];
        Halves_1_add(values);
    }
}

void Halves_1_add(__global float *values)
{
    if (get_local_id(0) < 1) {
        values[get_local_id(0)] += values[get_local_id(0) + 1];
        Halves_0_add(values);
    }
}

void Halves_0_add(__global float *unnamed_0)
{}

__kernel void part_recursive(__global float *values)
{
    Halves_64_add(values);
}

void Flag_raise(Flag *self, int i)
{ self->set = i == 3; }

void Flag_wait(const Flag *self)
{
    if (self->set)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

__kernel void part_member(void)
{
    Flag flag;
    Flag_raise(&flag, (uint)get_local_id(0));
    Flag_wait(&flag);
}

__kernel void whole_member(int n)
{
    Flag flag;
    Flag_raise(&flag, n);
    Flag_wait(&flag);
}

__kernel void part_lambda(int n)
{
    part_lambda_lambda_49_17 wait = (part_lambda_lambda_49_17){0};
    part_lambda_lambda_49_17_call(&wait, n > 3);
    part_lambda_lambda_49_17_call(&wait, get_local_id(0) > 3);
}

void part_lambda_lambda_49_17_call(const part_lambda_lambda_49_17 *self, bool really)
{
    if (really)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

/* whole_left_out<3> */
__kernel void whole_left_out_3(void)
{
}

__kernel void whole_loops(__global int *p, int n)
{
    int i;
    for (i = get_local_id(0); i < n; i += 7)
        p[i] = i;
    for (i = 0; i < n; i++) // the same variable, the same for all here
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (i = get_local_id(0); i < n * (int)get_local_size(0); i += (uint)get_local_size(0))
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
