"""Compile what plays in the engine with mypyc. Everything works without; compiled, games go several times
faster.

    python -m studio.compile_engine           build, unless there is a build of these sources
    python -m studio.compile_engine --clean   remove all builds, so that the sources run again

A running studio does the same in the background (`background`).
"""
