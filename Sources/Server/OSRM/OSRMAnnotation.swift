internal import Geo
internal import Routing
internal import Trips

/// Figures of a leg between each two places of its line.
struct OSRMAnnotation {
  let answer: TourAnswer
  let leg: Itinerary.Leg
  let line: PathLine

  /// Writes the lists that are asked for, each with one figure fewer than the line has places.
  ///
  /// OSM numbers are known of junctions alone, so there is no list of nodes.
  func write(_ wanted: Set<OSRMRouteOptions.Annotation>, to writer: inout JSONWriter) {
    let spans = spans
    let airs = wanted.isDisjoint(with: Self.ofAir) ? [] : leg.path.pieces.map { answer.air(on: $0) }
    writer.object { writer in
      for annotation in OSRMRouteOptions.Annotation.allCases where wanted.contains(annotation) {
        write(annotation, spans, airs, to: &writer)
      }
      if wanted.contains(.datasources) {
        writer.key("metadata")
        writer.object { writer in
          writer.key("datasource_names")
          writer.array(["OpenStreetMap"]) { $0.string($1) }
        }
      }
    }
  }

  private static let ofAir: Set<OSRMRouteOptions.Annotation> = [.pollution, .no2, .pm25, .index]

  /// What lies between two places of the line.
  private struct Span {
    let piece: Int
    let meters: Double
    let seconds: Double
    let cost: Double
  }

  private var spans: [Span] {
    let points = line.points
    var piece = 0
    return points.indices.dropFirst().map { index in
      while piece + 1 < leg.path.pieces.count, line.firstPoints[piece + 1] < index { piece += 1 }
      let seconds = points[index].seconds - points[index - 1].seconds
      let whole = leg.path.pieces.isEmpty ? 0 : leg.path.pieces[piece].durationSeconds
      return Span(
        piece: piece, meters: points[index - 1].place.distanceMeters(to: points[index].place), seconds: seconds,
        cost: whole > 0 ? leg.costSeconds[piece] * seconds / whole : 0)
    }
  }

  private func write(
    _ annotation: OSRMRouteOptions.Annotation, _ spans: [Span], _ airs: [PieceAir], to writer: inout JSONWriter
  ) {
    func figures(_ decimals: Int, _ figure: (Span) -> Double?) {
      writer.key(annotation.rawValue)
      writer.array(spans) { writer, span in
        if let value = figure(span) { writer.number(value, decimals: decimals) } else { writer.null() }
      }
    }
    func air(_ decimals: Int, _ figure: (PieceAir) -> Double?) {
      figures(decimals) { airs.indices.contains($0.piece) ? figure(airs[$0.piece]) : nil }
    }
    switch annotation {
    case .duration: figures(2) { $0.seconds }
    case .distance: figures(2) { $0.meters }
    case .weight: figures(2) { $0.cost }
    case .datasources: figures(0) { _ in 0 }
    case .speed: figures(1) { $0.seconds > 0 ? $0.meters / $0.seconds : 0 }
    case .nodes: break
    case .pollution: air(4) { $0.pollution }
    case .no2: air(2) { $0.no2 }
    case .pm25: air(2) { $0.pm25 }
    case .index: air(2) { $0.index }
    }
  }
}
