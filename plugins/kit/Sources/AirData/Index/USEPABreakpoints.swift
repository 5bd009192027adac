/// The breakpoints of one pollutant and averaging period on the scale of the US EPA.
///
/// Everything is counted in whole steps of the truncation (0.1 µg/m³, 1 ppb, 0.001 ppm), which are exact where 35.4 is
/// not. Source: EPA-454/B-24-002 (May 2024); 40 CFR 58, appendix G.
struct USEPABreakpoints: Sendable {
  /// The highest index of each category; the lowest is one more than the highest of the category before.
  static let highIndices: [6 of Double] = [50, 100, 150, 200, 300, 500]

  /// The unit of the published table.
  let unit: ScaleUnit
  private let microgramsPerStep: Double
  private let firstCategory: Int
  private let lastCategory: Int
  private let lowestStep: Double
  private let highSteps: [6 of Double]

  /// Takes a row of the published table.
  ///
  /// - Parameters:
  ///   - pollutant: decides how a gas is converted.
  ///   - unit: of `lowest` and `highs`.
  ///   - stepsPerUnit: 10 where the EPA truncates to one decimal.
  ///   - firstCategory: the first category that it defines, counted from 0.
  ///   - lowest: the low end of the first category.
  ///   - highs: the high end of each category from the first on.
  init(
    _ pollutant: Pollutant, in unit: ScaleUnit, stepsPerUnit: Double, firstCategory: Int = 0, lowest: Double = 0,
    highs: [Double]
  ) {
    self.unit = unit
    self.firstCategory = firstCategory
    lastCategory = firstCategory + highs.count - 1
    lowestStep = (lowest * stepsPerUnit).rounded()
    microgramsPerStep = unit.micrograms(of: pollutant) / stepsPerUnit
    var steps: [6 of Double] = .init(repeating: 0)
    for (offset, high) in highs.enumerated() { steps[firstCategory + offset] = (high * stepsPerUnit).rounded() }
    highSteps = steps
  }

  /// The index of a concentration in µg/m³, a whole number; NaN below the lowest breakpoint and for what is no
  /// concentration.
  ///
  /// A table that reaches the last category goes on along its last line; one that ends before stays at its highest
  /// index.
  func index(of concentration: Double) -> Double {
    guard concentration.isFinite, concentration >= 0 else { return .nan }
    let step = (concentration / microgramsPerStep * (1 + BreakpointTolerance.relative)).rounded(.down)
    guard step >= lowestStep else { return .nan }
    var category = firstCategory
    while category < lastCategory, step > highSteps[category] { category += 1 }
    if step > highSteps[category], category < 5 { return Self.highIndices[category] }
    let low = lowStep(of: category)
    let share = Self.indexSpan(of: category) * (step - low) / (highSteps[category] - low)
    return (Self.lowIndex(of: category) + share).rounded(.toNearestOrAwayFromZero)
  }

  /// The concentration in µg/m³ of an index, to the nearest step; nil where the table does not define that index.
  func concentration(forIndex index: Double) -> Double? {
    guard index.isFinite, index >= 0, index > Self.lowIndex(of: firstCategory) - 1 else { return nil }
    var category = firstCategory
    while category < lastCategory, index > Self.highIndices[category] { category += 1 }
    guard index <= Self.highIndices[category] || category == 5 else { return nil }
    let low = lowStep(of: category)
    let share = (highSteps[category] - low) * (index - Self.lowIndex(of: category)) / Self.indexSpan(of: category)
    return (low + share).rounded() * microgramsPerStep
  }

  private func lowStep(of category: Int) -> Double {
    category == firstCategory ? lowestStep : highSteps[category - 1] + 1
  }

  private static func lowIndex(of category: Int) -> Double {
    category == 0 ? 0 : highIndices[category - 1] + 1
  }

  private static func indexSpan(of category: Int) -> Double {
    highIndices[category] - lowIndex(of: category)
  }
}
