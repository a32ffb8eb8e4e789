Every kernel of the table is there, with a time or the word that it does not run here.

  $ queens bench 8
  the empty board of side 8, one thread, medians of 3 runs
  
            kernel | milliseconds | times the textbook
  -----------------+--------------+-------------------
          textbook | *.* |                1.0 (glob)
           referee | *.* | *.* (glob)
            sparse | *.* | *.* (glob)
    lanes-portable | *.* | *.* (glob)
        lanes-avx2 | * (glob)
      lanes-avx512 | * (glob)
     join-portable | *.* | *.* (glob)
         join-avx2 | * (glob)
       join-avx512 | * (glob)
  colours-portable | *.* | *.* (glob)
      colours-avx2 | * (glob)
    colours-avx512 | * (glob)
  $ queens bench 40
  queens bench: N: Value 40 not in range 8 to 20 (see 'queens bench --help')
  [2]
