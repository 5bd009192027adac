/// Eight numbers that are computed at once.
typealias Lanes = SIMD8<Double>
