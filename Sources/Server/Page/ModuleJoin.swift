/// Modules of JavaScript as one, so that a browser asks once for the page's and not once for each.
///
/// Every module becomes a function that is called at once and gives what the module exports; those that it imports
/// come before it. Two forms of `import` and four of `export` are known, which are all that the page's modules use:
/// `import './a.mjs'`, `import { b, c } from './a.mjs'`, and `export` before a function, an asynchronous one, a class
/// or a constant.
struct ModuleJoin {
  /// The text of the one module.
  private(set) var text = ""

  private let modules: [String: String]
  /// The names of modules that stand in the text, by their paths.
  private var names: [String: String] = [:]
  private var isOpen: Set<String> = []

  /// Joins a module with all that it imports.
  ///
  /// Nil where one is missing, imports itself by way of others, or has another form of `import` or `export`.
  /// - Complexity: O(letters).
  init?(_ modules: [String: String], main: String) {
    self.modules = modules
    guard let module = added(main) else { return nil }
    text += module.imports + module.body
  }

  /// What a module says, apart.
  private struct Parts {
    var imports = ""
    var body = ""
    var exports: [String] = []
  }

  /// Adds all that a module imports, and takes it apart.
  private mutating func added(_ path: String) -> Parts? {
    guard let source = modules[path], isOpen.insert(path).inserted else { return nil }
    var parts = Parts()
    var statement = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if !statement.isEmpty || line.hasPrefix("import ") {
        statement += line
        guard line.hasSuffix(";") else { continue }
        guard let text = imported(statement, by: path) else { return nil }
        parts.imports += text
        statement = ""
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        guard let name = Self.name(of: declaration) else { return nil }
        parts.exports.append(name)
        parts.body += declaration + "\n"
      } else {
        parts.body += line + "\n"
      }
    }
    isOpen.remove(path)
    return statement.isEmpty ? parts : nil
  }

  /// The line that stands for an `import`; the module that it names comes before, unless it is there already.
  private mutating func imported(_ statement: String, by path: String) -> String? {
    let quoted = statement.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count == 3, let target = Self.path(quoted[1], from: path) else { return nil }
    if names[target] == nil {
      guard let module = added(target) else { return nil }
      let name = "$\(names.count)"
      text += "const \(name) = (() => {\n\(module.imports)\(module.body)"
      text += "return { \(module.exports.joined(separator: ", ")) };\n})();\n"
      names[target] = name
    }
    let wanted = quoted[0].dropFirst("import ".count)
    if wanted.isEmpty { return "" }
    guard wanted.hasPrefix("{"), wanted.hasSuffix("} from "), !wanted.contains(" as "), let name = names[target] else {
      return nil
    }
    return "const \(wanted.dropLast(" from ".count)) = \(name);\n"
  }

  private static func name(of declaration: Substring) -> String? {
    for kind in ["function ", "async function ", "class ", "const "] where declaration.hasPrefix(kind) {
      let name = declaration.dropFirst(kind.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }

  /// The path of a module that another one names relative to itself.
  private static func path(_ relative: Substring, from path: String) -> String? {
    guard relative.hasPrefix(".") else { return nil }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in relative.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(String(part))
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return folders.joined(separator: "/")
  }
}
