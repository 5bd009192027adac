package import AirData
internal import AirField
package import CityAir
internal import Computing
package import Foundation
package import Setup

extension CityEngine {
  /// Chooses method, parameters and intervals of each pollutant from what the archive holds, and keeps them in a file.
  ///
  /// Pollutants that the file has already, and that are not calibrated now, stay in it; those of another city do not.
  /// - Parameters:
  ///   - from: Start of the time; nil: the archive's first reading.
  ///   - to: Its end; nil: now.
  ///   - pollutants: Only these; nil: all that the archive has enough of.
  ///   - path: The file; `-` for standard output.
  ///   - progress: Is told how many pollutants of how many are done.
  /// - Returns: What was found, and what it changed.
  /// - Throws: ``BrisaError`` where there is no archive, too little in it, or the file cannot be written.
  package func calibrate(
    from: Date?, to: Date?, pollutants: Set<Pollutant>?, file path: String,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(BrisaError) -> CalibrationAnswer {
    try await computing { () async throws(BrisaError) in
      // A pipe has no calibration of before, and reading it would wait for ever.
      let isFile = path != "-" && OutputFile.isRegularOrNew(OutputFile.resolved(path))
      let previous = try isFile ? knownCalibration(at: path) : nil
      let streets = try streetsToTry()
      let histories = try await ArchivedHistories(
        of: city,
        .init(
          from: from, to: to, pollutants: pollutants ?? Set(Pollutant.allCases), streets: streets.model,
          withWinds: streets.model != nil && city.wind != false),
        from: try opened.sources(), in: everyStationBox, now: host.clock.now)
      let made = Date(timeIntervalSince1970: host.clock.now.timeIntervalSince1970.rounded(.down))
      let calibrator = FieldCalibrator(
        made: made, zone: city.timeZone, streets: streets.model, progress: progress)
      let outcome = try calibrator.calibrate(histories)
      let wanted = pollutants ?? Set(histories.histories.map(\.pollutant))
      let leftOut = wanted.subtracting(outcome.keys).sorted()
      guard !outcome.isEmpty, pollutants == nil || leftOut.isEmpty else {
        throw FieldCalibrator.tooLittle(leftOut, archive: histories.archive)
      }
      let fresh = FieldCalibration(timeZone: city.timeZone.identifier, pollutants: outcome)
      let calibration = previous?.updated(with: fresh) ?? fresh
      try OutputFile.write(try JSONText.encode(calibration), to: path)
      return CalibrationAnswer(
        file: path, calibration: calibration, fresh: outcome.keys.sorted(), leftOut: leftOut, previous: previous,
        streetsNotice: streets.notice)
    }
  }

  /// What a file that is written now says of this city as it is, or the one that was read in its place.
  private func knownCalibration(at path: String) throws(BrisaError) -> FieldCalibration? {
    let shared = path == city.calibration?.path ? city.calibration?.sharedPath : nil
    let place = CalibrationPlace(path: path, isNamed: false, sharedPath: shared)
    let box = everyStationBox
    return try CalibrationFile.read(place, of: city)?.calibration.parts(in: box)
  }

  /// The streets with all that was published about them, whatever an older calibration says; none where they are
  /// switched off.
  private func streetsToTry() throws(BrisaError) -> CityStreets {
    var asked = city
    asked.increment = city.increment == .off ? .off : .on
    asked.calibration = nil
    asked.wind = false
    return CityEngine(city: asked, host: host).opened.airStreets(try FieldSettings(asked))
  }
}
