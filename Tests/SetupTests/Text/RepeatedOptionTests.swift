import Setup
import Testing

@Suite("An option that is given often")
struct RepeatedOptionTests {
  @Test("is one word with all its values, where it stood first")
  func isGathered() {
    let words = ["route", "--exclude", "1,2,3", "--json", "--exclude= -1,2,3", "--exclude", "4,5,6", "--at", "now"]
    #expect(
      RepeatedOption.gathered(words, option: "--exclude")
        == ["route", "--exclude=1,2,3; -1,2,3;4,5,6", "--json", "--at", "now"])
  }

  @Test("stays one word with a value that begins like an option")
  func isSouthern() {
    let words = ["route", "--exclude=-0.001,-0.001,80", "--exclude=-0.002,0.001,80"]
    #expect(
      RepeatedOption.gathered(words, option: "--exclude")
        == ["route", "--exclude=-0.001,-0.001,80;-0.002,0.001,80"])
  }

  @Test("stays as it is without a value, after --, and where its name only begins another's")
  func staysOtherwise() {
    for words in [
      ["--exclude"], ["--exclude", "--json"], ["--", "--exclude", "1", "--exclude", "2"], ["--exclude-file", "a", "b"],
      ["--exclude=1"],
    ] { #expect(RepeatedOption.gathered(words, option: "--exclude") == words) }
  }

  @Test("leaves the parser one word, however many there were")
  func counts() {
    let words = ["route"] + Array(repeating: ["--exclude", "1,2,3"], count: 20_000).flatMap { $0 }
    let gathered = RepeatedOption.gathered(words, option: "--exclude")
    #expect(gathered.count == 2 && gathered[1].split(separator: RepeatedOption.separator).count == 20_000)
  }
}
