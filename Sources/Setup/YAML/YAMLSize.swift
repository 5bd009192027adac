internal import CYaml

/// How many nodes a document has once every alias stands for what it is an alias of.
///
/// Thirty lines in which each names the one before twice are a thousand million nodes, and comparing them walks through
/// all.
enum YAMLSize {
  /// Most nodes of a document.
  static let maxNodes = 200_000

  /// The number of nodes, at most one more than ``maxNodes``; what is no YAML is counted as far as it goes.
  static func nodes(in text: String) -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var count = YAMLCount()
      while !count.isEnded, count.nodes <= maxNodes {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { break }
        count.take(event)
        yaml_event_delete(&event)
      }
      return min(count.nodes, maxNodes + 1)
    }
  }
}

/// The nodes that the events of a parser tell of.
private struct YAMLCount {
  /// Nodes so far.
  private(set) var nodes = 0
  private(set) var isEnded = false
  /// What an anchor stands for, in nodes.
  private var anchors: [String: Int] = [:]
  /// Lists and mappings that are not ended: their anchor, and the nodes before them.
  private var open: [(anchor: String?, before: Int)] = []

  mutating func take(_ event: yaml_event_t) {
    switch event.type {
    case YAML_SCALAR_EVENT:
      add(1)
      keep(Self.name(event.data.scalar.anchor), nodes: 1)
    case YAML_ALIAS_EVENT:
      add(Self.name(event.data.alias.anchor).flatMap { anchors[$0] } ?? 1)
    case YAML_SEQUENCE_START_EVENT: begin(Self.name(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: begin(Self.name(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if let ended = open.popLast() { keep(ended.anchor, nodes: nodes - ended.before) }
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: isEnded = true
    default: break
    }
  }

  private mutating func begin(_ anchor: String?) {
    open.append((anchor, nodes))
    add(1)
  }

  private mutating func keep(_ anchor: String?, nodes: Int) {
    if let anchor { anchors[anchor] = nodes }
  }

  private mutating func add(_ more: Int) { nodes = min(nodes + more, YAMLSize.maxNodes + 1) }

  private static func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}
