// libFuzzer brings a main function of its own.
#if !FUZZING
  @main
  enum TagcloudFuzz {
    static func main() {
      print(
        """
        tagcloud-fuzz feeds any bytes to a part of tagcloud and looks whether its laws hold.
        Built like this it does nothing; make fuzz builds it with libFuzzer and runs it:

          make fuzz                          every entry, a minute each
          make fuzz ENTRY=layout SECONDS=600 one entry
          make fuzz ENTRY=layout INPUT=FILE  one input again

        entries:
        """)
      for entry in FuzzEntry.all {
        print("  \(entry.name): \(entry.summary)")
      }
    }
  }
#endif
