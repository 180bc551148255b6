# What each form of the tool needs beside its objects; included by src/translator/CMakeLists.txt.

# Sets VARIABLEs or ends, naming the packages of Debian: cu2cl_need(VARIABLE package ...).
function(cu2cl_need)
    while(ARGN)
        list(POP_FRONT ARGN variable package)
        if(NOT ${variable})
            message(FATAL_ERROR "${variable} was not found. On Debian: apt install ${package}. Or build "
                                "the runtime alone: -DCU2CL_TRANSLATOR=OFF")
        endif()
    endwhile()
endfunction()

# The settings of all objects, the version, where files are, and the page of `--html` as a C array.
function(cu2cl_tool_files library)
    # The runtime's headers have the tables that both sides share.
    target_include_directories(${library} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}
                               ${PROJECT_SOURCE_DIR}/src/runtime/include ${PROJECT_SOURCE_DIR}/src/runtime)
    target_include_directories(${library} SYSTEM PUBLIC ${YAML_INCLUDE_DIR} ${JANSSON_INCLUDE_DIR})
    target_link_libraries(${library} PUBLIC ${YAML_LIBRARY} ${JANSSON_LIBRARY} Threads::Threads ${CMAKE_DL_LIBS} m)
    target_compile_definitions(${library} PUBLIC _GNU_SOURCE)

    # Where the tool's files are, seen from the folder of the executable.
    file(RELATIVE_PATH share_from_bin /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_DATADIR}/cu2cl)
    file(RELATIVE_PATH include_from_bin /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_INCLUDEDIR})
    file(RELATIVE_PATH lib_from_bin /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_LIBDIR})
    file(RELATIVE_PATH prefix_from_bin /${CMAKE_INSTALL_BINDIR} /)
    set_source_files_properties(util/selfpath.c PROPERTIES COMPILE_DEFINITIONS
        "CU2CL_PREFIX_FROM_BIN=\"${prefix_from_bin}\";CU2CL_SHARE_FROM_BIN=\"${share_from_bin}\";CU2CL_INCLUDE_FROM_BIN=\"${include_from_bin}\";CU2CL_LIB_FROM_BIN=\"${lib_from_bin}\"")
    set_source_files_properties(util/version.c PROPERTIES COMPILE_DEFINITIONS
        "CU2CL_VERSION=\"${PROJECT_VERSION}\"")

    set(page ${CMAKE_CURRENT_SOURCE_DIR}/view/page)
    set(page_text ${CMAKE_CURRENT_BINARY_DIR}/page_text.c)
    add_custom_command(OUTPUT ${page_text}
        COMMAND ${CMAKE_COMMAND} -DPAGE=${page}/page.html -DSTYLE=${page}/page.css -DSCRIPT=${page}/page.js
                -DOUTPUT=${page_text} -P ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
        DEPENDS ${page}/page.html ${page}/page.css ${page}/page.js ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake VERBATIM)
    target_sources(${library} PRIVATE ${page_text})
endfunction()

# A command that lies in bin/ of the build tree, as in an installation.
function(cu2cl_tool target source library)
    add_executable(${target} ${source})
    target_link_libraries(${target} PRIVATE ${library})
    # Debian's libclang lies where programs look for libraries, too.
    set(uses_link_path ON)
    if(EXISTS /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/libclang-19.so.19)
        set(uses_link_path OFF)
    endif()
    set_target_properties(${target} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ${uses_link_path}
        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/${CMAKE_INSTALL_BINDIR})
    install(TARGETS ${target} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()

# What the recorder of CUDA programs is compiled from, and the pages of messages.
function(cu2cl_recorder_files)
    set(share ${PROJECT_BINARY_DIR}/${CMAKE_INSTALL_DATADIR}/cu2cl)
    file(MAKE_DIRECTORY ${share})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/src/runtime/record ${share}/record SYMBOLIC)
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/docs/diagnostics ${share}/diagnostics SYMBOLIC)
    foreach(part cuda.cu trace_write.c trace_names.c trace_file.h trace_private.h digest.h)
        install(FILES ${PROJECT_SOURCE_DIR}/src/runtime/record/${part} DESTINATION ${CMAKE_INSTALL_DATADIR}/cu2cl/record)
    endforeach()
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/diagnostics DESTINATION ${CMAKE_INSTALL_DATADIR}/cu2cl)
endfunction()
