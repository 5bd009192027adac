internal import Foundation

extension Double {
  /// The natural logarithm, for types whose own `log` hides the function.
  var logarithm: Double { log(self) }
  /// e to the power of the number.
  var exponential: Double { exp(self) }
}
