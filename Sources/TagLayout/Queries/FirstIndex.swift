/// The first number of `range` that has a property which all later ones have too, by binary
/// search; the end of the range when none has.
@inline(__always)
func firstIndex(in range: Range<Int>, where isBehind: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if isBehind(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
