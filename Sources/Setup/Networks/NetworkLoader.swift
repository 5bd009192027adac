package import Foundation
package import Streets

/// Opens networks, with the errors of the use cases.
package struct NetworkLoader: Sendable {
  private let changes: ProfileChanges
  private let checked: CheckedFiles?

  /// The city's speeds, and what is closed or dear in it, count for extracts and network files alike.
  ///
  /// With a folder for caches, network files that were found sound are remembered there and open at once the next time.
  package init(city: CityConfiguration = CityConfiguration(), cacheFolder: URL? = nil) {
    checked = cacheFolder.map { CheckedFiles(folder: $0.appending(path: "networks").path) }
    changes = city.profileChanges
  }

  /// What a network holds; the checksums of a network file are verified too if that is wished.
  /// - Throws: ``BrisaError``.
  package func report(_ path: String, verifies: Bool) throws(BrisaError) -> NetworkReport {
    if verifies {
      guard NetworkFile.isNetworkFile(path) || !FileManager.default.fileExists(atPath: path) else {
        throw BrisaError(
          .badNetwork, "'\(path)' is no network file, so it has no checksums to verify: build one first.")
      }
      do throws(NetworkError) { try NetworkFile.verify(path) } catch { throw BrisaError(error) }
    }
    return NetworkReport(try load(path), isVerified: verifies)
  }

  /// Whether a path is to be opened as a network file and not read as an extract: by what it holds, or by its name.
  package static func isNetwork(_ path: String) -> Bool {
    NetworkFile.isNetworkFile(path) || path.hasSuffix(".brisa")
  }

  /// The network of a network file or an OSM extract.
  /// - Throws: ``BrisaError``.
  package func load(_ path: String) throws(BrisaError) -> StreetGraph {
    do throws(NetworkError) {
      if Self.isNetwork(path) {
        let graph = try NetworkFile.open(path, checked: checked)
        return graph.adapted(to: changes.applied(to: graph.profile))
      }
      let profile = changes.applied(to: ProfileSettings())
      return StreetGraph(try StreetImport.read(path, profile: profile).tables)
    } catch {
      throw BrisaError(error)
    }
  }
}

extension BrisaError {
  /// The error of a network file or extract.
  package init(_ error: NetworkError) {
    switch error {
    case .missing: self.init(.missingFile, error.message)
    case .malformed, .unsupported: self.init(.badNetwork, error.message)
    case .inputOutput, .unwritable: self.init(.inputOutput, error.message)
    }
  }
}
