# Unit tests of the runtime: its objects linked with a stub OpenCL driver instead of the ICD loader. Included by
# tests/CMakeLists.txt.
find_package(Threads REQUIRED)
find_path(CMOCKA_INCLUDE_DIR cmocka.h)
find_library(CMOCKA_LIBRARY cmocka)
if(CMOCKA_INCLUDE_DIR AND CMOCKA_LIBRARY)
    file(GLOB runtime_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/test_runtime_*.c)
    foreach(source ${runtime_tests})
        get_filename_component(name ${source} NAME_WE)
        add_executable(${name} ${source} ${CMAKE_CURRENT_LIST_DIR}/stub_opencl.c
                       $<TARGET_OBJECTS:cu2cl_runtime_objects>)
        target_compile_definitions(${name} PRIVATE _GNU_SOURCE)
        target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime
                                                   ${CMAKE_CURRENT_LIST_DIR}/../../src/runtime/include)
        target_include_directories(${name} SYSTEM PRIVATE ${CMOCKA_INCLUDE_DIR}
                                                          ${CU2CL_OPENCL_INCLUDE_DIR})
        target_link_libraries(${name} PRIVATE ${CMOCKA_LIBRARY} Threads::Threads)
        string(REPLACE "test_" "" test ${name})
        add_test(NAME ${test} COMMAND ${name})
        set_tests_properties(${test} PROPERTIES LABELS unit TIMEOUT 120)
    endforeach()
endif()
