import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("What the streets add in an hour, as its stations tell")
struct StreetAmplitudeTests: LongStreetSuite {
  @Test("two stations: the expectation, moved by what the traffic station, a hot spot, reads above the other")
  func byHand() throws {
    let field = try field(two)
    let fit = try streetFit(field)
    let hotSpot = AmplitudePrior.hotSpotFactor
    let expected = posterior([(0, 20), (hotSpot, 50)])
    #expect(isClose(fit.amplitude, expected.mean, 1e-4))
    #expect(isClose(fit.amplitudeSigma, expected.sigma, 1e-4))
    #expect(fit.amplitudeRatios == expected.ratios)
    // The background of which the expectation is a share: 20 + 50 over 1 + 1 and what the street adds to the one.
    #expect(isClose(fit.level, 70 / (2 + ratio * hotSpot), 1e-4))
    #expect(fit.stations == ["street"])
    #expect(!fit.hasUntypedStations)
    // The background is the mean of 20 and of 50 less what a hot spot has; far along the street nothing is re-anchored,
    // and streets are none of the hot spots.
    let far = try parts(field, 2000, 0)
    #expect(isClose(far.background, (70 - hotSpot * fit.amplitude) / 2, 1e-4))
    #expect(isClose(far.increment, fit.amplitude, 1e-4))
    #expect(field.method(of: .no2) == "mean+streets")
  }

  @Test("stations that the city's calibration rests on are not asked again hour by hour")
  func knownStations() throws {
    let calibrated = try streetFit(
      field(two, streets: model { $0.parts[.no2]?.prior.stations = ["park", "street"] }))
    let level = 70 / (2 + ratio * AmplitudePrior.hotSpotFactor)
    let alone = AmplitudePosterior(
      median: ratio * level, logDeviation: AmplitudePrior.fitted.logDeviation, level: level, stations: [])
    #expect(isClose(calibrated.amplitude, alone.mean, 1e-4) && isClose(calibrated.amplitudeSigma, alone.sigma, 1e-4))
    #expect(calibrated.stations == ["street"])
  }

  @Test("what is expected counts, and the more the surer it is")
  func expectation() throws {
    let usual = try streetFit(field(two)).amplitude
    let more = model { $0.parts[.no2]?.prior.ratio *= 2 }
    #expect(try streetFit(field(two, streets: more)).amplitude > 1.2 * usual)
    let certain = model { $0.parts[.no2]?.prior.logDeviation = 0.01 }
    let fit = try streetFit(field(two, streets: certain))
    #expect(isClose(fit.amplitude, ratio * fit.level, 0.01 * fit.amplitude))
    let open = model { $0.parts[.no2]?.prior.logDeviation = 1.5 }
    #expect(try streetFit(field(two, streets: open)).amplitude > usual)
  }

  @Test("the expectation is that of the hour on the city's clock")
  func clock() throws {
    var factors = [Double](repeating: 1, count: AmplitudeProfile.hourCount)
    factors[AmplitudeProfile.index(of: hour.start, in: .gmt) + 2] = 3
    let profile = try #require(AmplitudeProfile(factors: factors))
    let here = model { $0.parts[.no2]?.prior.profile = profile }
    let east = model {
      $0.parts[.no2]?.prior.profile = profile
      $0.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
    }
    let park = [two[0]]
    let (still, busy) = (try streetFit(field(park, streets: here)), try streetFit(field(park, streets: east)))
    // The background is the same, since one station far from streets reads all of it.
    #expect(isClose(busy.amplitude, 3 * still.amplitude, 1e-6))
  }

  @Test("without a station at a street that is known, what is expected serves alone")
  func priorAlone() throws {
    let expected = exp(AmplitudePrior.fitted.logDeviation * AmplitudePrior.fitted.logDeviation / 2) * ratio
    let lost = reading("far", .traffic, 50, x: 0, y: 400)
    for readings in [[two[0]], [two[1]], [two[0], lost], [lost]] {
      let fit = try streetFit(field(readings, method: .kriging))
      #expect(fit.stations.isEmpty)
      #expect(isClose(fit.amplitude, expected * fit.level, 0.01 * fit.amplitude), "\(readings.map(\.station.id))")
    }
    let alone = try field([two[0]])
    #expect(try parts(alone, 10, 0).increment > 0)
    #expect(alone.method(of: .no2) == "mean+streets")
    // What an unknown street is thought to add is no background of the others.
    #expect(try streetFit(field([two[0], lost])).level < 35)
  }

  @Test("stations without a type tell by the streets near by, and it is said")
  func untyped() throws {
    let readings = [reading("a", .unknown, 20, x: 0, y: 1000), reading("b", .unknown, 50, x: 0, y: 0)]
    let field = try field(readings)
    let fit = try streetFit(field)
    #expect(fit.hasUntypedStations)
    #expect(fit.stations == ["b"])
    // Nobody says that the place is a hot spot.
    #expect(isClose(fit.amplitude, posterior([(0, 20), (1, 50)]).mean, 1e-4))
    #expect(isClose(try parts(field, 0, 0).total, 50, 1e-3))
  }

  @Test("all stations of one type, and industrial ones", arguments: StationType.allCases)
  func oneType(type: StationType) throws {
    let places = [(0.0, 0.0, 50.0), (700, 0, 44), (-500, 5, 61), (1500, 900, 20), (-900, 700, 24)]
    let field = try field(
      places.enumerated().map { reading("s\($0.offset)", type, $0.element.2, x: $0.element.0, y: $0.element.1) })
    let fit = try streetFit(field)
    let relative = fit.amplitude / (fit.level * ratio)
    #expect(relative > 0.4 && relative < 4)
    switch type {
    case .traffic, .unknown: #expect(fit.stations == ["s0", "s1", "s2"])
    default: #expect(fit.stations.isEmpty)
    }
    if type == .industrial {
      #expect(isClose(relative, exp(pow(AmplitudePrior.fitted.logDeviation, 2) / 2), 0.01))
    }
    for place in places { #expect(try parts(field, place.0, place.1).total >= 0) }
  }
}
