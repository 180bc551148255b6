# Runs PROGRAM under OCLGRIND with its checks on, and fails when the program fails or when Oclgrind reports anything.
set(log ${PROGRAM}.oclgrind.log)
file(REMOVE ${log})
execute_process(COMMAND ${OCLGRIND} --data-races --log ${log} ${PROGRAM} single-threaded
                RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "the program failed: ${result}")
endif()
file(READ ${log} report)
if(NOT report STREQUAL "")
    message(FATAL_ERROR "Oclgrind reports:\n${report}")
endif()
