/// What the service answers, apart from the connection that it goes by.
struct Reply: Sendable {
  /// HTTP's number.
  var status = 200
  /// The kind of body.
  var contentType = "application/json; charset=utf-8"
  /// The body as it is, before any compression.
  var body: [UInt8] = []
  /// The body in gzip's form, where it is kept so.
  var packed: [UInt8]?
  /// Further headers.
  var headers: [(name: String, value: String)] = []
  /// Which of the service's questions it answers, for the figures: a template, never a client's text.
  var route = "other"

  /// A body of JSON.
  static func json(status: Int = 200, _ write: (inout JSONWriter) throws -> Void) rethrows -> Reply {
    var writer = JSONWriter()
    try writer.object(write)
    return Reply(status: status, body: writer.bytes)
  }

  /// A body of text that is there already.
  static func text(_ text: String, contentType: String) -> Reply {
    Reply(contentType: contentType, body: Array(text.utf8))
  }

  /// This reply with one more header.
  func adding(_ name: String, _ value: String) -> Reply {
    var reply = self
    reply.headers.append((name, value))
    return reply
  }

  /// This reply, naming the methods that are answered: HEAD is wherever GET is, and OPTIONS everywhere.
  func allowing(_ methods: Set<String>) -> Reply {
    let more: Set<String> = methods.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"]
    return adding("Allow", methods.union(more).sorted().joined(separator: ", "))
  }

  /// This reply with a weak tag: a strong one would have to tell the packed body from the plain one (RFC 9110, section
  /// 8.8.1).
  var weaklyTagged: Reply {
    var reply = self
    for place in headers.indices where headers[place].name == "ETag" && !headers[place].value.hasPrefix("W/") {
      reply.headers[place].value = "W/" + headers[place].value
    }
    return reply
  }
}

extension Reply {
  /// A body of JSON that is text already.
  static func json(text: String) -> Reply { .text(text, contentType: "application/json; charset=utf-8") }
}
