internal import Geo

/// The kernel of one hour: the static one, with more on the lee side of streets and less on the other while a wind
/// blows.
struct HourKernel: Sendable {
  private let kernel: CityKernel
  /// β times the unit vector towards which the wind blows; nil where both sides are alike.
  private let lee: PlanePoint?
  /// What a coarse map under it has already; nil without one.
  private let means: KernelMeans?

  /// - Parameters:
  ///   - kernel: The static kernel.
  ///   - contrast: β, from 0 up to but not 1; nil where the wind does not count.
  ///   - wind: The hour's wind; nil where nobody knows it.
  ///   - means: What a coarse map under it has already.
  init(_ kernel: CityKernel, contrast: Double? = nil, wind: CityWind? = nil, over means: KernelMeans? = nil) {
    self.kernel = kernel
    self.means = means
    lee = contrast.flatMap { contrast in
      guard contrast > 0, let direction = wind?.direction else { return nil }
      let kept = min(contrast, StreetCalibration.largestLeeContrast)
      return PlanePoint(x: kept * direction.x, y: kept * direction.y)
    }
  }

  /// Whether the sides of a street differ.
  var hasWind: Bool { lee != nil }

  /// Whether it is the static kernel everywhere.
  var isStatic: Bool { means == nil && lee == nil }

  /// The kernel at a point: zero or more, and 0 away from streets; where it is above what is believed, any figure above
  /// that.
  /// - Complexity: O(pieces of street near by, as many as it takes to be above what is believed).
  func value(at point: PlanePoint) -> Double {
    guard let means else { return whole(at: point, upTo: AmplitudePrior.largestKernel) }
    let mean = means.value(at: point)
    return max(0, whole(at: point, upTo: AmplitudePrior.largestKernel + mean) - mean)
  }

  /// The means over cells of the kernel as far as it is believed, row after row; nil where they are those of the hour's
  /// wind alone.
  func means(over cells: SampledCells) -> [Double]? {
    guard lee == nil else { return nil }
    return (means?.cellMeans ?? kernel.cellMeans).means(over: cells) {
      min(value(at: $0), AmplitudePrior.largestKernel)
    }
  }

  /// The kernel at a point whatever the wind and a coarse map, as far as it is believed.
  func staticValue(at point: PlanePoint) -> Double { kernel.value(at: point, upTo: AmplitudePrior.largestKernel) }

  private func whole(at point: PlanePoint, upTo bound: Double) -> Double {
    guard let lee else { return kernel.value(at: point, upTo: bound) }
    return kernel.value(at: point, lee: lee, upTo: bound)
  }
}
