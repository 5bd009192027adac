package import AirData

extension BandThresholds {
  /// The bands of a layer's legend: those of the index, and for a pollutant halves of its WHO guideline.
  package init(_ layer: MapLayer, on scale: IndexScale) {
    switch layer {
    case .index: self.init(indexOn: scale)
    case .pollutant(let pollutant):
      let guideline = pollutant.guidelineMicrogramsPerCubicMeter
      let bounds = (1..<LayerClass.count).map { guideline * Double($0) / 2 }
      self.init(bounds: bounds.map { Float($0) }, tops: bounds.map(ConcentrationTolerance.greatest(notAbove:)))
    }
  }
}
