/// Names of GPX.
enum GPXNames {
  /// The namespaces of the two versions, 1.1 first.
  static let namespaces = ["http://www.topografix.com/GPX/1/1", "http://www.topografix.com/GPX/1/0"]
  /// The elements of a place in the order that GPX 1.1 has them in.
  static let order = [
    "ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type", "fix", "sat", "hdop",
    "vdop", "pdop", "ageofdgpsdata", "dgpsid", "extensions",
  ]
}
