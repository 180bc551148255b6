# Targets whose CUDA sources are ported when they are built, so that a project keeps .cu files as its only sources:
#
#   cu2cl_add_executable(TARGET SOURCE...)
#   cu2cl_add_library(TARGET [STATIC|SHARED|MODULE|OBJECT] SOURCE...)
#   cu2cl_target_sources(TARGET SOURCE... [OPTIONS FLAG...])
#
# .cu files, and files with the property LANGUAGE CUDA, are ported all together, so they may use each other's device functions. All other
# sources are compiled as they are, with declarations of CUDA's names and a library that has them. The flags are the target's own include
# directories, definitions and C++ standard, and after OPTIONS those of nvcc. The port is in the binary directory, TARGET.cu2cl; it is made
# again when a file that it was made from changes. Each target of a source calls cu2cl once.
include_guard(GLOBAL)

set(toolkit "${PACKAGE_PREFIX_DIR}/share/cu2cl/nvcc")
find_program(CU2CL_EXECUTABLE cu2cl HINTS "${PACKAGE_PREFIX_DIR}/bin" DOC "The porting tool cu2cl")
find_path(CU2CL_TOOLKIT_INCLUDE_DIR cuda_runtime.h PATHS "${toolkit}/include" NO_DEFAULT_PATH)
find_library(CU2CL_CUDART_LIBRARY cudart PATHS "${toolkit}/lib64" NO_DEFAULT_PATH)
mark_as_advanced(CU2CL_EXECUTABLE CU2CL_TOOLKIT_INCLUDE_DIR CU2CL_CUDART_LIBRARY)
unset(toolkit)

# The deepest folder that holds all files: cu2cl keeps their places below it.
function(_cu2cl_common_folder result)
    list(GET ARGN 0 first)
    get_filename_component(common "${first}" DIRECTORY)
    foreach(file ${ARGN})
        get_filename_component(folder "${file}" DIRECTORY)
        string(FIND "${folder}/" "${common}/" at)
        while(NOT at EQUAL 0)
            get_filename_component(common "${common}" DIRECTORY)
            string(FIND "${folder}/" "${common}/" at)
        endwhile()
    endforeach()
    set(${result} "${common}" PARENT_SCOPE)
endfunction()

# The files among the sources that are CUDA, absolute, and the others.
function(_cu2cl_split cuda others)
    set(found)
    set(rest)
    foreach(source ${ARGN})
        get_source_file_property(language "${source}" LANGUAGE)
        if(source MATCHES "\\.cu$" OR language STREQUAL "CUDA")
            get_filename_component(source "${source}" ABSOLUTE)
            list(APPEND found "${source}")
        else()
            list(APPEND rest "${source}")
        endif()
    endforeach()
    set(${cuda} "${found}" PARENT_SCOPE)
    set(${others} "${rest}" PARENT_SCOPE)
endfunction()

# One command ports all CUDA sources of a target.
function(_cu2cl_port target result options)
    _cu2cl_common_folder(folder ${ARGN})
    set(out "${CMAKE_CURRENT_BINARY_DIR}/${target}.cu2cl")
    set(ported)
    foreach(source ${ARGN})
        file(RELATIVE_PATH path "${folder}" "${source}")
        string(REGEX REPLACE "\\.[^./]*$" "" path "${path}")
        list(APPEND ported "${out}/${path}.cpp")
    endforeach()
    set(includes "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
    set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
    set(standard "$<TARGET_PROPERTY:${target},CXX_STANDARD>")
    set(separable "$<TARGET_PROPERTY:${target},CUDA_SEPARABLE_COMPILATION>")
    set(depends ${ARGN})
    if(CMAKE_GENERATOR MATCHES "Ninja" OR NOT CMAKE_VERSION VERSION_LESS 3.20)
        set(depfile --depfile "${out}.d")
        set(rule DEPFILE "${out}.d")
    else() # the headers are scanned for
        set(depfile)
        set(rule IMPLICIT_DEPENDS)
        foreach(source ${ARGN})
            list(APPEND rule CXX "${source}")
        endforeach()
    endif()
    add_custom_command(
        OUTPUT ${ported} BYPRODUCTS "${out}/cu2cl-report.json"
        COMMAND "${CU2CL_EXECUTABLE}" ${ARGN} -o "${out}" ${depfile} --
                "$<$<BOOL:${standard}>:-std=c++${standard}>" "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>"
                "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>" "$<$<BOOL:${separable}>:-rdc=true>" ${options}
        COMMAND "${CMAKE_COMMAND}" -E touch_nocreate ${ported}
        DEPENDS ${ARGN} "${CU2CL_EXECUTABLE}" ${rule}
        COMMENT "Porting the CUDA sources of ${target}" COMMAND_EXPAND_LISTS VERBATIM)
    foreach(file ${ported})
        set_property(SOURCE "${file}" APPEND PROPERTY COMPILE_DEFINITIONS CU2CL_CUDA_SOURCE=1 "CU2CL_KERNEL_DIR=\"${out}\"")
        set_property(SOURCE "${file}" APPEND PROPERTY INCLUDE_DIRECTORIES "${out}/include")
    endforeach()
    set(${result} "${ported}" PARENT_SCOPE)
endfunction()

function(cu2cl_target_sources target)
    cmake_parse_arguments(arg "" "" "OPTIONS" ${ARGN})
    if(NOT CU2CL_EXECUTABLE)
        message(FATAL_ERROR "cu2cl_target_sources: the program cu2cl was not found; set CU2CL_EXECUTABLE")
    endif()
    get_target_property(has_port ${target} CU2CL_PORT)
    if(has_port)
        message(FATAL_ERROR "cu2cl_target_sources: ${target} has CUDA sources already: name all of them in one call")
    endif()
    _cu2cl_split(cuda others ${arg_UNPARSED_ARGUMENTS})
    target_sources(${target} PRIVATE ${others})
    if(cuda)
        _cu2cl_port(${target} ported "${arg_OPTIONS}" ${cuda})
        target_sources(${target} PRIVATE ${ported})
        set_property(TARGET ${target} PROPERTY CU2CL_PORT TRUE)
    endif()
    target_link_libraries(${target} PRIVATE cu2cl::cu2cl)
    # Which libraries the sources use is known when they are ported, so the linker decides which components are needed.
    foreach(component ${cu2cl_COMPONENTS})
        target_link_libraries(${target} PRIVATE -Wl,--push-state,--as-needed $<TARGET_FILE:cu2cl::${component}> -Wl,--pop-state)
    endforeach()
    if(others AND CU2CL_TOOLKIT_INCLUDE_DIR AND CU2CL_CUDART_LIBRARY)
        target_include_directories(${target} SYSTEM PRIVATE "${CU2CL_TOOLKIT_INCLUDE_DIR}")
        target_link_libraries(${target} PRIVATE "${CU2CL_CUDART_LIBRARY}")
    endif()
endfunction()

function(cu2cl_add_executable target)
    add_executable(${target} "")
    cu2cl_target_sources(${target} ${ARGN})
endfunction()

function(cu2cl_add_library target)
    set(kind)
    if("${ARGV1}" MATCHES "^(STATIC|SHARED|MODULE|OBJECT)$")
        set(kind ${ARGV1})
        list(REMOVE_AT ARGN 0)
    endif()
    add_library(${target} ${kind} "")
    cu2cl_target_sources(${target} ${ARGN})
endfunction()
