import AirData
import AirField
import Testing

@Suite("Field method")
struct FieldMethodTests {
  @Test(
    "is read as people write it",
    arguments: [
      ("auto", FieldMethod.auto), ("mean", .mean), ("nearest", .nearest), ("idw", .inverseDistance(power: 2)),
      ("idw:1.5", .inverseDistance(power: 1.5)), ("kriging", .kriging),
    ])
  func parsing(text: String, expected: FieldMethod) throws {
    #expect(try FieldMethod(parsing: text) == expected)
    #expect(expected.description == text)
  }

  @Test(
    "lists the choices when there is no such method",
    arguments: ["", "krig", "Mean", "idw:", "idw:0", "idw:-1", "idw:nan", "idw:inf", "idw:99", "idw:0x2", "idw 2"])
  func unknown(text: String) {
    #expect(throws: FieldError.unknownMethod(text)) { try FieldMethod(parsing: text) }
    let message = FieldError.unknownMethod(text).message
    for choice in ["auto", "mean", "nearest", "idw", "kriging"] { #expect(message.contains(choice)) }
  }

  @Test("fits with the built-in parameters of every pollutant", arguments: Pollutant.allCases)
  func builtIn(pollutant: Pollutant) throws {
    let samples = randomSamples(seed: 7)
    for method in [FieldMethod.mean, .nearest, .inverseDistance(power: 1.5), .kriging] {
      let interpolator = FieldModel(method: method).interpolator(for: pollutant, hour: Histories.start)
      #expect(interpolator.id == method.description)
      for estimate in try interpolator.fit(samples).predict(randomPoints(seed: 7)) {
        #expect(estimate.value.isFinite && estimate.sigma > 0)
      }
    }
  }
}
