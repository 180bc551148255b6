# Compiles rules/ into the translator: a tool made of the rules module itself writes the tables as a C
# file. Adds the target api_status, which writes docs/api-status.md anew.
set(rules_folder ${PROJECT_SOURCE_DIR}/rules)
set(rules_module ${PROJECT_SOURCE_DIR}/src/translator)
set(rules_table ${CMAKE_CURRENT_BINARY_DIR}/rules_embedded.c)
file(GLOB rules_files CONFIGURE_DEPENDS ${rules_folder}/*.yaml ${rules_folder}/*/*.yaml)

add_executable(cu2cl_rules_tool ${PROJECT_SOURCE_DIR}/cmake/rules_tool.c ${rules_module}/rules/rules.c
    ${rules_module}/rules/components.c ${rules_module}/rules/needs.c ${rules_module}/rules/expand.c ${rules_module}/rules/yaml.c ${rules_module}/rules/sync.c
    ${rules_module}/text/diag.c ${rules_module}/util/arena.c
    ${rules_module}/util/file.c ${rules_module}/util/map.c ${rules_module}/util/str.c)
target_include_directories(cu2cl_rules_tool PRIVATE ${rules_module} ${PROJECT_SOURCE_DIR}/src/runtime/include)
target_include_directories(cu2cl_rules_tool SYSTEM PRIVATE ${YAML_INCLUDE_DIR})
target_link_libraries(cu2cl_rules_tool PRIVATE ${YAML_LIBRARY})
target_compile_definitions(cu2cl_rules_tool PRIVATE _GNU_SOURCE)

add_custom_command(OUTPUT ${rules_table}
    COMMAND cu2cl_rules_tool ${rules_folder} --c > ${rules_table}.tmp
    COMMAND ${CMAKE_COMMAND} -E rename ${rules_table}.tmp ${rules_table}
    DEPENDS cu2cl_rules_tool ${rules_files} VERBATIM
    COMMENT "Compiling rules/")
target_sources(cu2cl_translator PRIVATE ${rules_table})

add_custom_target(api_status
    COMMAND cu2cl_rules_tool ${rules_folder} --status > ${PROJECT_BINARY_DIR}/api-status.md
    COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_BINARY_DIR}/api-status.md
            ${PROJECT_SOURCE_DIR}/docs/api-status.md
    DEPENDS cu2cl_rules_tool VERBATIM)
