// Constructors, copies, assignments and destructors that nobody wrote out.
typedef struct Part {
    int v;
} Part;

typedef struct Whole {
    Part part;
    int row[2];
    int plain;
} Whole;

typedef struct Watched {
    __global int *log;
} Watched;

typedef struct Pair {
    Watched base0;
    Watched second;
} Pair;

Part Part_new(void)
{
    Part self_;
    Part *self = &self_;
    self->v = 1;
    return self_;
}

Part Part_new_Part(const Part o)
{
    Part self_;
    Part *self = &self_;
    self->v = o.v + 1;
    return self_;
}

Part *Part_assign(Part *self, const Part *o)
{
    self->v = o->v * 2;
    return self;
}

Whole Whole_new(void)
{
    Whole self_ = {0};
    Whole *self = &self_;
    self->part = Part_new();
    self->row[0] = 3;
    self->row[1] = 4;
    return self_;
}

Whole Whole_new_Whole(Whole other)
{
    Whole self_;
    Whole *self = &self_;
    self_ = other;
    self->part = Part_new_Part(other.part);
    return self_;
}

Whole *Whole_assign(Whole *self, Whole other)
{
    Whole old = *self;
    *self = other;
    self->part = old.part;
    Part_assign(&self->part, &other.part);
    return self;
}

Watched Watched_new(__global int *l)
{
    Watched self_;
    Watched *self = &self_;
    self->log = l;
    return self_;
}

void Watched_delete(Watched *self)
{ ++*self->log; }

Pair Pair_new(__global int *unnamed_0)
{
    Pair self_;
    Pair *self = &self_;
    self->base0 = Watched_new(unnamed_0);
    self->second = Watched_new(self->base0.log);
    return self_;
}

void Pair_delete(Pair *self)
{
    Watched_delete(&self->second);
    Watched_delete(&self->base0);
}

__kernel void run(__global int *out, int n)
{
    Whole a = Whole_new();
    Whole b = Whole_new_Whole(a);
    Whole_assign(&b, a);
    for (int i = 0; i < n; i++) {
        Pair p = Pair_new(out);
        if (i == 3) {
            Pair_delete(&p);
            break;
        }
        if (i == 5) {
            Watched inner = Watched_new(out + 1);
            Watched_delete(&inner);
            Pair_delete(&p);
            return;
        }
        out[2] += a.part.v + b.row[1];
        Pair_delete(&p);
    }
}
