# docs/api-status.md must be what the rules give.
execute_process(COMMAND ${tool} ${rules} --status OUTPUT_VARIABLE expected RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "the rules have errors")
endif()
file(READ ${page} actual)
if(NOT actual STREQUAL expected)
    message(FATAL_ERROR "${page} is out of date: cmake --build BUILD --target api_status")
endif()
