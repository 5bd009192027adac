/// The way from a document's root to one value; a text is made of it only when someone asks.
indirect enum JSONPath {
  case root
  case member(of: JSONPath, String)
  case element(of: JSONPath, Int)

  /// `results[3].value`; names that are no plain words stand in brackets: `rows[0]["PM2.5"]`.
  var text: String {
    switch self {
    case .root: ""
    case .element(let parent, let index): "\(parent.text)[\(index)]"
    case .member(.root, let name): Self.isPlain(name) ? name : "[\(JSONExcerpt(name))]"
    case .member(let parent, let name):
      Self.isPlain(name) ? "\(parent.text).\(name)" : "\(parent.text)[\(JSONExcerpt(name))]"
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
