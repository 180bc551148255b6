R"x(__global__ void f() {} )x" L'<<<' "a\
__device__" u8R"( <<< )" 1'2'3 0x1p-3 .5e+3f /* __constant__
*/ //\
__shared__
"unclosed
'
R"toolongdelimiterhere(