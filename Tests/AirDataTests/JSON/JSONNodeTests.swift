import AirData
import Testing

private func root(_ text: String) throws -> JSONNode {
  try JSONDocument(parsing: Array(text.utf8)).root
}

/// The message of a failed reading.
private func failure<T>(_ read: () throws -> T) -> String {
  do {
    return "no failure: \(try read())"
  } catch {
    return (error as? JSONError)?.message ?? "another error"
  }
}

@Suite("JSON nodes")
struct JSONNodeTests {
  @Test("Values are read in their types")
  func values() throws {
    let node = try root(#"{"n":31.5,"i":7,"z":-0,"t":"é\u0000\"","b":false,"a":[1,"x",null],"o":{"y":1,"x":2}}"#)
    #expect(try node["n"].number == 31.5)
    #expect(try node["i"].number == 7 && node["i"].integer == 7 && node["z"].integer == 0)
    #expect(try node["t"].text == "é\0\"")
    #expect(try node["b"].boolean == false)
    #expect(try node["a"].elements.count == 3 && node["a"][1].text == "x" && node["a"].elements[0].integer == 1)
    #expect(try node["o"].keys == ["y", "x"])
    #expect(try node.keys.count == 7)
    #expect(try root("null").isNull && root("[]").elements.isEmpty && root("\"\"").text == "")
  }

  @Test("A node keeps its document alive")
  func lifetime() throws {
    func inner() throws -> JSONNode { try root(#"{"a":[{"b":"still here"}]}"#)["a"][0] }
    let nodes = try (0..<100).map { _ in try inner() }
    #expect(try nodes.allSatisfy { try $0["b"].text == "still here" })
  }

  @Test("Whole numbers may be written with an exponent or a fraction of zeros, up to 64 bits")
  func integers() throws {
    let node = try root("[1e3,5.0,9223372036854775807,-9223372036854775807,1760806800000]")
    #expect(try node.elements.map { try $0.integer } == [1000, 5, .max, -.max, 1_760_806_800_000])
    #expect(failure { try root("[1.5]")[0].integer } == "[0]: expected a whole number, found 1.5")
    #expect(failure { try root("1e30").integer } == "expected a whole number, found 1e+30")
  }

  @Test(
    "Numbers that json-c would change are refused",
    arguments: [
      "9223372036854775808", "18446744073709551615", "18446744073709551616", "-9223372036854775809",
      "1" + String(repeating: "0", count: 400),
    ])
  func bigNumbers(text: String) throws {
    let node = try root(#"{"id":\#(text)}"#)["id"]
    #expect(failure { try node.integer } == "id: the number is beyond 64 bits")
    #expect(failure { try node.number } == "id: the number is beyond 64 bits")
  }

  @Test("A number that is infinite as a Double is refused")
  func infinite() throws {
    #expect(failure { try root("[-1e999]")[0].number } == "[0]: the number is too large")
    #expect(failure { try root("[1e999]")[0].integer } == "[0]: expected a whole number, found inf")
  }

  @Test("Null, absent, and below a null are told apart where it matters")
  func missing() throws {
    let node = try root(#"{"null":null,"text":"x","list":[]}"#)
    #expect(node["null"].isNull && node["null"].exists && node["null"].optional == nil)
    #expect(!node["no"].isNull && !node["no"].exists && node["no"].optional == nil)
    #expect(!node["null"]["below"].exists && node["null"]["below"].optional == nil)
    #expect(node["no"]["below"][3].optional == nil)
    #expect(node["text"].optional != nil)
    #expect(!node["text"]["below"].exists && node["text"]["below"].optional != nil)
    #expect(!node["list"][0].exists && !node["list"][-1].exists)
    #expect(!node["te\0xt"].exists)
  }

  @Test("Errors show the way and what was found")
  func messages() throws {
    let node = try root(
      #"{"results":[1,2,3,{"value":"n/a","PM2.5":"","list":{"a":1},"u":null,"b":true}],"meta":{"found":7}}"#)
    let row = node["results"][3]
    #expect(failure { try row["value"].number } == #"results[3].value: expected a number, found "n/a""#)
    #expect(failure { try row["PM2.5"].number } == #"results[3]["PM2.5"]: expected a number, found """#)
    #expect(failure { try row["list"].elements } == "results[3].list: expected an array, found an object")
    #expect(failure { try row["list"].text } == "results[3].list: expected a text, found an object")
    #expect(failure { try row["list"]["a"]["b"].text } == "results[3].list.a: expected an object, found a number")
    #expect(failure { try row["value"]["x"][3]["y"].text } == "results[3].value: expected an object, found a text")
    #expect(failure { try row["u"].text } == "results[3].u: expected a text, found null")
    #expect(failure { try row["u"]["v"].text } == "results[3].u: expected an object, found null")
    #expect(failure { try row["b"].number } == "results[3].b: expected a number, found true")
    #expect(failure { try row["no"].number } == "results[3].no: is missing")
    #expect(failure { try row["no"]["way"][1].number } == "results[3].no: is missing")
    #expect(failure { try node["results"][4].number } == "results[4]: is missing")
    #expect(failure { try node["results"]["x"].number } == "results: expected an object, found an array")
    #expect(failure { try node["meta"][0].number } == "meta: expected an array, found an object")
    #expect(failure { try node["meta"]["found"].text } == "meta.found: expected a text, found 7")
    #expect(failure { try node["meta"]["found"].elements } == "meta.found: expected an array, found a number")
    #expect(failure { try node.elements } == "expected an array, found an object")
    #expect(row["value"].path == "results[3].value" && node.path == "")
    #expect(row["value"].error("is no time").message == "results[3].value: is no time")
  }

  @Test("Found texts and odd keys are cut short and cannot steer a terminal")
  func excerpts() throws {
    let long = String(repeating: "a", count: 100)
    let node = try root(##"{"t":"\u001b[2J\r\n\"\\\u202e","long":"\##(long)","\u0007":1,"\##(long)":2}"##)
    #expect(failure { try node["t"].number } == #"t: expected a number, found "\u{1B}[2J\r\n\"\\\u{202e}""#)
    #expect(failure { try node["long"].number } == #"long: expected a number, found "\#(long.prefix(40))…""#)
    #expect(failure { try node["\u{7}"].text } == #"["\u{07}"]: expected a text, found 1"#)
    #expect(failure { try node[long].text } == #"["\#(long.prefix(40))…"]: expected a text, found 2"#)
  }

  @Test("An error becomes the failure of a source that names the feed")
  func sourceError() {
    let error = JSONError(path: "results", problem: "is missing").sourceError(feed: "api.openaq.org")
    #expect(error == .malformed("The answer of api.openaq.org cannot be used: results: is missing."))
  }
}
