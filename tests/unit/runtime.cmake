# Unit tests of the runtime: its objects linked with a stub OpenCL driver instead of the ICD loader. Included by
# tests/CMakeLists.txt.
find_package(Threads REQUIRED)
find_path(CMOCKA_INCLUDE_DIR cmocka.h)
find_library(CMOCKA_LIBRARY cmocka)
if(CMOCKA_INCLUDE_DIR AND CMOCKA_LIBRARY)
    get_target_property(runtime_folder cu2cl_runtime_objects BINARY_DIR)
    add_library(stub_opencl OBJECT ${CMAKE_CURRENT_LIST_DIR}/stub_opencl.c)
    target_compile_definitions(stub_opencl PRIVATE _GNU_SOURCE)
    target_include_directories(stub_opencl PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime
                                                   ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime/include)
    target_include_directories(stub_opencl SYSTEM PRIVATE ${CU2CL_OPENCL_INCLUDE_DIR})
    file(GLOB runtime_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/test_runtime_*.c)
    foreach(source ${runtime_tests})
        get_filename_component(name ${source} NAME_WE)
        add_executable(${name} ${source} $<TARGET_OBJECTS:stub_opencl> $<TARGET_OBJECTS:cu2cl_runtime_objects>)
        target_compile_definitions(${name} PRIVATE _GNU_SOURCE)
        target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime
                                                   ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime/include
                                                   ${runtime_folder})
        target_include_directories(${name} SYSTEM PRIVATE ${CMOCKA_INCLUDE_DIR}
                                                          ${CU2CL_OPENCL_INCLUDE_DIR})
        target_link_libraries(${name} PRIVATE ${CMOCKA_LIBRARY} Threads::Threads m)
        string(REPLACE "test_" "" test ${name})
        add_test(NAME ${test} COMMAND ${name})
        set_tests_properties(${test} PROPERTIES LABELS unit TIMEOUT 120)
    endforeach()

    # Every failure once more while commands are measured and calls traced.
    add_test(NAME runtime_failures_seen COMMAND test_runtime_failures)
    set_tests_properties(runtime_failures_seen PROPERTIES LABELS unit TIMEOUT 120 ENVIRONMENT
                         "CU2CL_PROFILE=1;CU2CL_TRACE=2;CU2CL_TRACE_FILE=/dev/null")

    # The threads' test once more, with ThreadSanitizer in the runtime and the stub. Not together with other sanitizers.
    include(CheckCSourceCompiles)
    set(CMAKE_REQUIRED_FLAGS -fsanitize=thread)
    check_c_source_compiles("int main(void) { return 0; }" CU2CL_HAS_TSAN)
    unset(CMAKE_REQUIRED_FLAGS)
    if(CU2CL_HAS_TSAN AND NOT CU2CL_SANITIZE)
        get_target_property(runtime_sources cu2cl_runtime_objects SOURCES)
        set_source_files_properties(${runtime_folder}/prelude_files.c PROPERTIES GENERATED TRUE)
        add_executable(runtime_threads_tsan ${CMAKE_CURRENT_LIST_DIR}/test_runtime_threads.c
                       ${CMAKE_CURRENT_LIST_DIR}/stub_opencl.c ${runtime_sources})
        add_dependencies(runtime_threads_tsan cu2cl_runtime_objects)
        target_compile_definitions(runtime_threads_tsan PRIVATE _GNU_SOURCE)
        target_compile_options(runtime_threads_tsan PRIVATE -fsanitize=thread -O1)
        target_include_directories(runtime_threads_tsan PRIVATE
                                   ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime
                                   ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime/include
                                   ${runtime_folder})
        target_include_directories(runtime_threads_tsan SYSTEM PRIVATE ${CMOCKA_INCLUDE_DIR}
                                                                       ${CU2CL_OPENCL_INCLUDE_DIR})
        target_link_libraries(runtime_threads_tsan PRIVATE ${CMOCKA_LIBRARY} Threads::Threads m
                                                           -fsanitize=thread)
        foreach(memory svm coarse address buffer)
            add_test(NAME runtime_threads_tsan_${memory} COMMAND runtime_threads_tsan ${memory})
            set_tests_properties(runtime_threads_tsan_${memory} PROPERTIES LABELS unit TIMEOUT 120
                                 ENVIRONMENT TSAN_OPTIONS=halt_on_error=1)
        endforeach()
    endif()
endif()
