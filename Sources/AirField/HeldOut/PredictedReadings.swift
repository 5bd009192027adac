/// Walks through the readings that have a prediction, hour after hour.
package struct PredictedReadings: Sequence, IteratorProtocol, Sendable {
  private let predictions: [Float]
  private let columns: Int
  private var position = 0

  init(_ heldOut: HeldOut) {
    predictions = heldOut.predictions
    columns = heldOut.history.sites.count
  }

  /// The next reading, as index into ``StationHistory/values``, with its hour and site.
  package mutating func next() -> (index: Int, hour: Int, site: Int)? {
    while position < predictions.count {
      let index = position
      position += 1
      if !predictions[index].isNaN { return (index, index / columns, index % columns) }
    }
    return nil
  }
}
