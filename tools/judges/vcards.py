"""Prints in a line for each vCard what vobject has against it."""

import sys

import vobject

for file in sys.argv[1:]:
    try:
        vobject.readOne(open(file, encoding="utf8")).validate(raiseException=True)
        print()
    except Exception as error:
        print(repr(error))
