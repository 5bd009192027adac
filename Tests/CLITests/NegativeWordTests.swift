import TestSupport
import Testing

@Suite("Words that begin like a negative number")
struct NegativeWordTests {
  @Test(
    "are no options, and are shown as they were written",
    arguments: [
      (["network", "info", "-5"], "brisa: There is no file '-5'"),
      (["network", "info", "-5", "--language", "es"], "brisa: No existe el fichero '-5'"),
      (["network", "fetch", "--box", "-5.5"], ", not '-5.5'.\n"),
      (["air", "-91,20"], "brisa: the place: '-91,20' is outside the globe"),
      (["air", "39.47,-0.37", "--at", "-1h"], "brisa: '-1h' is no time"),
      (["bench", "stops", "--network", "x", "--instances", "-5"], "Error: The value '-5' is invalid for '--instances"),
      (["-5"], "Error: Unexpected argument '-5'\n"),
    ])
  func shown(words: [String], said: String) throws {
    let result = try Clean.run(words)
    #expect(result.status != 0 && result.errors.contains(said), "\(words): \(result.errors)")
  }
}
