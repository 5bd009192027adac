import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of configurations.
  static let configuration: [String: Words] = [
    "an unknown key in the configuration": { try configured("netwrok: a.brisa\n", $0) },
    "a closed class of street that is none": { try configured("profile: {walk: {closed: [moat]}}\n", $0) },
    "a price below 1": { try configured("profile: {scooter: {dear_factor: 0.5}}\n", $0) },
    "a wrong type in the configuration": { try configured("routes: {balanced_avoidance: much}\n", $0) },
    "an address of tiles that is none": {
      try configured("tiles: [{name: Aerial, url: 'ftp://example.org/{z}/{x}/{y}', attribution: Flyers}]\n", $0)
    },
    "tiles without a name of whom they are": {
      try configured("tiles: [{name: Aerial, url: 'https://example.org/{z}/{x}/{y}.png'}]\n", $0)
    },
    "an unknown source in the configuration": { try configured("sources: [{id: crystal-ball}]\n", $0) },
    "a configuration that is no YAML": { try configured("city:\n\tname: X\n", $0) },
    "a configuration that is too deep": { try configured("city: " + String(repeating: "[", count: 5000) + "\n", $0) },
    "a configuration that is a list": { try configured("- city\n", $0) },
    "a configuration that is no text": { try configured(bytes: [0xE9, 0x0A], $0) },
    "a configuration whose aliases double": { city in
      let doubled = (1..<30).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
      return try configured(bytes: Array("- &a0 [x, x]\n\(doubled)- {*a29 : 1}\n".utf8), city)
    },
    "a configuration of 10 MB": { try configured(bytes: [UInt8](repeating: 0x23, count: 10_000_000), $0) },
    "an empty configuration": { city in
      let config = try city.folder.write("", as: "empty.yml")
      return try run(["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "one source twice in the configuration": {
      try configured("sources:\n- {id: a, settings: {b: c}}\n- {id: a, settings: {b: c}}\n", $0)
    },
    "a wrong setting of a source": {
      try configured("sources: [{id: station-csv, settings: {path: a.csv, calendar: lunar}}]\n", $0)
    },
  ]
}
