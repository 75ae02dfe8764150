extension Measurement {
  /// The measurement as a JSON object on one line; names have no characters to be escaped.
  var json: String {
    #"{"name":"\#(name)","nsPerItem":\#(nanosecondsPerItem.fixed(2)),"#
      + #""reference":"\#(reference)","#
      + #""referenceNsPerItem":\#(referenceNanosecondsPerItem.fixed(2)),"#
      + #""ratio":\#(ratio.fixed(2))}"#
  }
}
