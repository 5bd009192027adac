internal import Geo

/// The streets' part over a coarse map; the ordinary method, with the streets' whole part, in an hour in which no
/// station stands on the map.
struct CoarseMapMethod: Interpolator {
  /// What serves with a station on the map.
  let over: any Interpolator
  /// The map over the ordinary method, which says that it does not count.
  let absent: MapInterpolator

  /// `kriging+map+streets`.
  var id: String { over.id }

  func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    absent.knowsAny(of: samples) ? try over.fit(samples) : try absent.fit(samples)
  }
}
