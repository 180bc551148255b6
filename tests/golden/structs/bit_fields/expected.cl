// Bit-fields become integers, with functions that read and write them.
typedef struct Particle {
    uint cell_to_alive; /* cell : 20, charge : 3, alive : 1 */
    float energy;
} Particle;

bool Particle_alive(const Particle *o)
{
    return (o->cell_to_alive >> 23) & 1u;
}

int Particle_charge(const Particle *o)
{
    return (int)(o->cell_to_alive << 9) >> 29;
}

void Particle_set_charge(Particle *o, int v)
{
    o->cell_to_alive = (o->cell_to_alive & ~(7u << 20)) | (((uint)v & 7u) << 20);
}

int Particle_cell(const Particle *o)
{
    return o->cell_to_alive & 0xfffffu;
}

void Particle_set_cell(Particle *o, uint v)
{
    o->cell_to_alive = (o->cell_to_alive & ~0xfffffu) | (v & 0xfffffu);
}

void Particle_set_alive(Particle *o, bool v)
{
    o->cell_to_alive = (o->cell_to_alive & ~(1u << 23)) | (((uint)v & 1u) << 23);
}

bool Particle_is_free(const Particle *self)
{ return Particle_alive(self) && Particle_charge(self) == 0; }

__kernel void decay(__global Particle *particles, __global int *free_ones, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    Particle p = particles[i];
    if (Particle_charge(&p) < 0)
        Particle_set_charge(&p, Particle_charge(&p) + 1); // towards zero
    Particle_set_cell(&p, Particle_cell(&p) + (1 + (p.energy > 1.0f)));
    Particle_set_alive(&p, p.energy > 0.0f);
    free_ones[i] = Particle_is_free(&p);
    particles[i] = p;
    particles[i].energy -= Particle_cell(&p) * 0.5f;
}
