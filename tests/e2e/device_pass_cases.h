CASE(0, twice)
CASE(1, thrice)
