internal import Computing
package import Setup
package import Tracks
package import Trips

extension CityEngine {
  /// What somebody breathed on the tracks of a file.
  /// - Parameters:
  ///   - file: The tracks.
  ///   - question: What is asked.
  ///   - source: What the file is called in errors.
  /// - Returns: the figures, and the other ways.
  /// - Throws: ``BrisaError``.
  package func track(
    _ file: TrackFile, _ question: TrackQuestion, named source: String
  ) async throws(BrisaError) -> TrackAnswer {
    try await computing { () async throws(BrisaError) in
      try await TrackFinder(try hours(), city: city).answer(file, question, named: source)
    }
  }

  /// What somebody breathed on many tracks, into a table; one that is there is resumed.
  /// - Parameters:
  ///   - tracks: Their paths.
  ///   - output: The table's path.
  ///   - question: What is asked of each.
  ///   - progress: Is told the rows so far, and how many there will be.
  /// - Returns: What the job came to.
  /// - Throws: ``BrisaError`` when there is no going on.
  package func tracks(
    _ tracks: [String], output: String, _ question: TrackQuestion, progress: @escaping (Int, Int) -> Void
  ) async throws(BrisaError) -> BatchSummary {
    try await computing { () async throws(BrisaError) in
      let finder = TrackFinder(try hours(), city: city)
      return try await TrackBatch(tracks, output: output, question: question, finder: finder).run(progress: progress)
    }
  }
}
