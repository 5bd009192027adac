import Testing

@testable import Server

@Suite("Tags of answers")
struct EntityTagsTests {
  @Test(
    "are found in a list, weak or strong, and by a star",
    arguments: ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "W/\"a\",\"b\"", "*"])
  func found(_ field: String) {
    #expect(EntityTags.contain("\"a\"", field) && EntityTags.contain("W/\"a\"", field))
  }

  @Test("are not found in what has others, or nothing", arguments: ["\"b\"", "a", "", "\"ab\""])
  func missing(_ field: String) { #expect(!EntityTags.contain("\"a\"", field)) }

  @Test("are not asked for without the field")
  func absent() { #expect(!EntityTags.contain("\"a\"", nil)) }
}
