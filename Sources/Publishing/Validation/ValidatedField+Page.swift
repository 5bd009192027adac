internal import CityAir
package import Foundation
internal import Reports

extension ValidatedField {
  /// One HTML file of tables and plots.
  package func page(city: String, zone: TimeZone) -> String {
    ValidationPage(
      validations, city: city, archive: answer.archive, interval: DateInterval(start: answer.from, end: answer.to),
      zone: zone, leftOut: answer.leftOut
    ).html
  }
}
