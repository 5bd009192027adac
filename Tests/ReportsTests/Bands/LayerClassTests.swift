import AirData
import Testing

@testable import Reports

@Suite("The legend of one pollutant")
struct LayerClassTests {
  @Test("tells concentrations apart that a scale gives one colour", arguments: ScaleID.allCases)
  func tellsApart(id: ScaleID) {
    let colors = ColorScale(.pollutant(.no2), on: IndexScale(id), .scale)
    let inks = [5, 15, 30, 45, 60, 90].map { colors.ink(of: $0).sRGB }
    #expect(Set(inks).count == inks.count)
    #expect([5, 15, 30, 45, 60, 90].map { Int(colors.position(of: $0)) } == [0, 1, 2, 3, 4, 5])
  }

  @Test("has the WHO guideline as its second bound", arguments: Pollutant.allCases)
  func hasTheGuideline(pollutant: Pollutant) throws {
    let legend = LayerLegend(.pollutant(pollutant), scale: IndexScale(.usEPA), palette: .scale, language: .en)
    #expect(legend.bands.count == LayerClass.count)
    let band = legend.bands[LayerClass.guidelineOrdinal - 1]
    #expect(band.upTo == pollutant.guidelineMicrogramsPerCubicMeter)
    #expect(band.name == "up to the WHO guideline")
  }

  @Test("is that of the scale for the index")
  func isTheScaleOfTheIndex() {
    let scale = IndexScale(.esICA)
    let legend = LayerLegend(.index, scale: scale, palette: .scale, language: .es)
    #expect(legend.bands.map(\.name) == scale.categories.map { $0.name[.es] })
  }

  @Test("has for each category of a scale of bands the colour in which maps draw it", arguments: Palette.allCases)
  func hasTheColoursOfTheMap(palette: Palette) {
    for scale in [IndexScale(.esICA), IndexScale(.euAQI)] {
      let colors = ColorScale(.index, on: scale, palette)
      let legend = LayerLegend(.index, scale: scale, palette: palette, language: .en)
      #expect(legend.bands.map(\.color) == (1...6).map { colors.ink(of: Float($0)).hex })
    }
  }

  @Test("has the colour in the middle of each step where values lie within it")
  func hasTheMiddles() {
    let colors = ColorScale(.index, on: IndexScale(.usEPA), .scale)
    let legend = LayerLegend(.index, scale: IndexScale(.usEPA), palette: .scale, language: .en)
    #expect(legend.bands[0].color == colors.ink(of: 25).hex)
    #expect(legend.bands[3].color == colors.ink(of: 175).hex)
  }
}
