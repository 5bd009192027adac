import Reports
import Testing

@testable import Server

@Suite("Answers in gzip's form")
struct CompressionTests {
  @Test(
    "are for whoever takes it, by its name or by a star",
    arguments: [
      "gzip", "br, gzip", "GZIP;q=0.5", "*", "identity;q=0, *;q=0.1", "*;q=0, gzip", "gzip, identity",
      "gzip;q=0.5, identity;q=0.5", "identity;q=0.2, gzip;q=0.3", "br;q=1, gzip;q=0.1",
    ])
  func accepted(_ header: String) { #expect(Gzip.isAccepted(header)) }

  @Test(
    "are not for those who do not say so, or say no to it, whatever the star says",
    arguments: [nil, "", "br", "identity", "gzip;q=0", "gzip;q=0, *", "*, gzip;q=0", "*;q=0"] as [String?])
  func refused(_ header: String?) { #expect(!Gzip.isAccepted(header)) }

  @Test(
    "are not for those who would rather have them as they are",
    arguments: ["gzip;q=0.1, identity", "identity;q=0.5, *;q=0.1", "identity;q=0.9, gzip;q=0.8, *;q=0"])
  func lessLiked(_ header: String) { #expect(!Gzip.isAccepted(header)) }

  @Test(
    "are made of texts and vector tiles, and not of pictures",
    arguments: [
      ("application/json; charset=utf-8", true), ("application/vnd.mapbox-vector-tile", true),
      ("application/x-protobuf", true), ("image/svg+xml; charset=utf-8", true), ("image/png", false),
      ("application/pdf", false),
    ])
  func kinds(_ contentType: String, _ isSmaller: Bool) { #expect(Gzip.isWorth(contentType) == isSmaller) }
}
