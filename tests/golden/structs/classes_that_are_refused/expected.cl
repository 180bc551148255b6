typedef struct UsedByLambda {
    int v;
} UsedByLambda;

typedef struct UsedByLambda_lambda_217_19 {
    struct UsedByLambda *captured_this;
} UsedByLambda_lambda_217_19;

void UsedByLambda_lambda_217_19_call(const UsedByLambda_lambda_217_19 *self, int i);

/* repeat<(lambda at input.cu:217:19)> */
void repeat_UsedByLambda_lambda_217_19(int n, UsedByLambda_lambda_217_19 f)
{
    for (int i = 0; i < n; i++)
        UsedByLambda_lambda_217_19_call(&f, i);
}

UsedByLambda UsedByLambda_new(int q)
{
    UsedByLambda self_;
    UsedByLambda *self = &self_;
    self->v = q;
    repeat_UsedByLambda_lambda_217_19(2, (UsedByLambda_lambda_217_19){self});
    return self_;
}

void UsedByLambda_lambda_217_19_call(const UsedByLambda_lambda_217_19 *self, int i)
{ self->captured_this->v += i; }

__kernel void used_by_lambda(__global int *out)
{
    out[0] = UsedByLambda_new(3).v;
}
