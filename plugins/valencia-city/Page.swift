internal import AirData

/// One page of the feed: its records, each a feature or a row, and whether more follow.
struct Page {
  let records: [JSONNode]
  let hasMore: Bool

  init(_ root: JSONNode, shape: Options.Shape, offset: Int) throws(JSONError) {
    switch shape {
    case .arcgis:
      records = try root["features"].elements
      hasMore = try root["exceededTransferLimit"].optional?.boolean ?? false
    case .explore:
      records = try root["results"].elements
      hasMore = try offset + records.count < root["total_count"].integer
    }
  }
}

extension Options {
  /// The request for the page that begins with a record.
  func request(offset: Int) -> HTTPRequest {
    var parameters =
      switch shape {
      // Without outSR positions come in metres of UTM zone 30.
      case .arcgis: ["where=1%3D1", "outFields=*", "returnGeometry=true", "outSR=4326", "f=json"]
      case .explore: ["limit=100"]
      }
    if offset > 0 { parameters.append("\(shape == .arcgis ? "resultOffset" : "offset")=\(offset)") }
    var request = HTTPRequest(url: url + (url.contains("?") ? "&" : "?") + parameters.joined(separator: "&"))
    request.maximumBodyBytes = 16 << 20
    return request
  }
}
