/* What stands for NVRTC: its options. Most are nvcc's, and go to the translator, which knows these. */
#include "driver/nvrtc.h"

/* Those of NVRTC alone. An option is compared up to its `=`. */
static const struct own_option {
    const char *name;
    enum { OPTION_NOTHING, OPTION_DEVICE, OPTION_NO_FOLDER, OPTION_REFUSED } meaning;
    const char *reason;
} own_options[] = {
    {"--device-as-default-execution-space", OPTION_DEVICE, NULL},
    {"-default-device", OPTION_DEVICE, NULL},
    {"--no-source-include", OPTION_NO_FOLDER, NULL},
    {"-no-source-include", OPTION_NO_FOLDER, NULL},
    {"--dlink-time-opt", OPTION_REFUSED, "there is no optimisation at link time"},
    {"-dlto", OPTION_REFUSED, "there is no optimisation at link time"},
    {"--optix-ir", OPTION_REFUSED, "OptiX has no counterpart"},
    {"-optix-ir", OPTION_REFUSED, "OptiX has no counterpart"},
    /* these change messages, or the time that NVRTC takes */
    {"--builtin-move-forward", OPTION_NOTHING, NULL},
    {"-builtin-move-forward", OPTION_NOTHING, NULL},
    {"--builtin-initializer-list", OPTION_NOTHING, NULL},
    {"-builtin-initializer-list", OPTION_NOTHING, NULL},
    {"--device-int128", OPTION_NOTHING, NULL},
    {"-device-int128", OPTION_NOTHING, NULL},
    {"--minimal", OPTION_NOTHING, NULL},
    {"-minimal", OPTION_NOTHING, NULL},
    {"--no-cache", OPTION_NOTHING, NULL},
    {"-no-cache", OPTION_NOTHING, NULL},
    {"--pch", OPTION_NOTHING, NULL},
    {"-pch", OPTION_NOTHING, NULL},
    {"--pch-verbose", OPTION_NOTHING, NULL},
    {"--pch-messages", OPTION_NOTHING, NULL},
    {"--instantiate-templates-in-pch", OPTION_NOTHING, NULL},
};

static const struct own_option *find_own(const char *option)
{
    size_t length = strcspn(option, "=");
    for (size_t i = 0; i < sizeof own_options / sizeof *own_options; i++)
        if (strlen(own_options[i].name) == length &&
            strncmp(own_options[i].name, option, length) == 0)
            return &own_options[i];
    return NULL;
}

bool nvrtc_flags_add(struct nvrtc_flags *flags, const char *word)
{
    char **grown = realloc(flags->words, (flags->count + 2) * sizeof *grown);
    if (!grown)
        return false;
    flags->words = grown;
    grown[flags->count] = strdup(word);
    grown[flags->count + 1] = NULL;
    return grown[flags->count] && ++flags->count;
}

static bool read_option(struct nvrtc_flags *flags, const char *option)
{
    const struct own_option *own = find_own(option);
    if (!own)
        return nvrtc_flags_add(flags, option);
    if (own->meaning == OPTION_REFUSED && !flags->refused) {
        flags->refused = option;
        flags->reason = own->reason;
    }
    flags->default_device |= own->meaning == OPTION_DEVICE;
    flags->no_source_include |= own->meaning == OPTION_NO_FOLDER;
    return true;
}

cu2clRtcResult nvrtc_flags_read(struct nvrtc_flags *flags, int count, const char *const *options)
{
    *flags = (struct nvrtc_flags){0};
    for (int i = 0; i < count; i++) {
        if (!options[i])
            return CU2CL_RTC_ERROR_INVALID_INPUT;
        if (!read_option(flags, options[i]))
            return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    }
    return CU2CL_RTC_SUCCESS;
}

void nvrtc_flags_free(struct nvrtc_flags *flags)
{
    for (size_t i = 0; i < flags->count; i++)
        free(flags->words[i]);
    free(flags->words);
}
