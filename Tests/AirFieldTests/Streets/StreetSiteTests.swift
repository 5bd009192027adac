import AirData
import TestSupport
import Testing

@testable import AirField

@Suite("Stations as their streets have them")
struct StreetSiteTests {
  private func site(_ type: StationType, _ kernel: Double) -> StreetSite { StreetSite(type: type, kernel: kernel) }

  @Test("A traffic station upwind of its street is at that street all the same")
  func upwind() {
    let site = StreetSite(type: .traffic, kernel: 0.08, staticKernel: 0.36)
    #expect(site.isAtStreet && site.tellsStreets)
    #expect(isClose(site.expectedKernel, 0.08 * AmplitudePrior.hotSpotFactor, 1e-12))
    #expect(StreetSite(type: .unknown, kernel: 0.3, staticKernel: 0.6).isAtStreet)
    #expect(!StreetSite(type: .traffic, kernel: 0.2, staticKernel: 0.05).tellsStreets)
  }

  @Test("a traffic station is expected to read more than its street's kernel, others what the map says")
  func expected() {
    #expect(site(.traffic, 0.8).expectedKernel == 0.8 * AmplitudePrior.hotSpotFactor)
    for type in StationType.allCases where type != .traffic {
      #expect(site(type, 0.8).expectedKernel == 0.8)
      #expect(site(type, 0).expectedKernel == 0)
    }
  }

  @Test("a traffic station far from every street of the map stands at an unknown one, and tells nothing of known ones")
  func unknownStreet() {
    let lost = site(.traffic, 0)
    #expect(!lost.tellsStreets && !lost.isAtStreet)
    #expect(lost.tellingKernel.isNaN)
    // Its background must not count what its street adds all the same.
    #expect(lost.expectedKernel > 0 && lost.expectedKernel < AmplitudePrior.hotSpotFactor)
    #expect(site(.traffic, 0.5).tellsStreets && site(.traffic, 0.5).isAtStreet)
  }

  @Test("without a type the streets near by decide")
  func untyped() {
    #expect(site(.unknown, 1).isAtStreet && site(.unknown, 1).tellsStreets)
    #expect(!site(.unknown, 0.05).isAtStreet && site(.unknown, 0.05).tellsStreets)
    #expect(site(.unknown, 1).isUntyped)
    for type in StationType.allCases where type != .unknown { #expect(!site(type, 1).isUntyped) }
  }

  @Test("an industrial station tells nothing, and a background one is never at a street")
  func others() {
    #expect(!site(.industrial, 1).tellsStreets && site(.industrial, 1).tellingKernel.isNaN)
    #expect(!site(.industrial, 1).isAtStreet)
    #expect(!site(.model, 1).tellsStreets && !site(.model, 1).isAtStreet)
    #expect(site(.background, 1).tellsStreets && !site(.background, 1).isAtStreet)
    #expect(site(.background, 1).tellingKernel == 1)
  }

  @Test("a station without a type is at a street from a kernel of 0.5 on, one for traffic at a known one from 0.1 on")
  func bounds() {
    #expect(site(.unknown, 0.5).isAtStreet && !site(.unknown, 0.499).isAtStreet)
    #expect(site(.traffic, 0.1).isAtStreet && !site(.traffic, 0.099).isAtStreet)
    // An unknown street is half a primary one, and the station a hot spot of 1.1.
    #expect(isClose(site(.traffic, 0.099).expectedKernel, 0.55))
  }

  @Test("no kernel is believed beyond the largest")
  func cap() {
    #expect(site(.background, 40).hourKernel == AmplitudePrior.largestKernel)
    #expect(site(.traffic, 40).expectedKernel == AmplitudePrior.largestKernel * AmplitudePrior.hotSpotFactor)
    #expect(site(.background, 1.2).hourKernel == 1.2)
  }
}
