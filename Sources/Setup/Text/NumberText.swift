/// Numbers as people write them.
package enum NumberText {
  /// `12`, `1.5`: without a fraction where it has none.
  package static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
