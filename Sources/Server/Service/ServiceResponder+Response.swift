internal import AirData
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import Reports

extension ServiceResponder {
  /// The response that a reply becomes: its headers, and its body where the method asks for one.
  func response(to request: Request, _ reply: Reply, _ encoding: String?) -> Response {
    var headers = HTTPFields()
    headers[.date] = date.text(at: .now)
    headers[.accessControlAllowOrigin] = allowedOrigin.text
    if request.method == .options {
      headers[.accessControlAllowMethods] = "GET, POST, HEAD, OPTIONS"
      headers[.accessControlAllowHeaders] = "X-Requested-With, Content-Type, If-None-Match"
    } else {
      headers[.accessControlExposeHeaders] = "ETag, Age, Retry-After, X-Air-Time"
    }
    if !reply.body.isEmpty || reply.status == 200 || request.method == .head {
      headers[.contentType] = reply.contentType
    }
    if let encoding { headers[.contentEncoding] = encoding }
    if Gzip.isWorth(reply.contentType) {
      let isText = ["json", "xml"].contains { reply.contentType.contains($0) }
      headers[.vary] = isText ? "Accept, Accept-Encoding, Accept-Language" : "Accept-Encoding"
    }
    headers[.xContentTypeOptions] = "nosniff"
    for (name, value) in reply.headers { HTTPField.Name(name).map { headers[$0] = value } }
    headers[.contentLength] = reply.status == 204 || reply.status == 304 ? nil : String(reply.body.count)
    let body = request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body))
    return Response(status: .init(code: reply.status), headers: headers, body: body)
  }
}
