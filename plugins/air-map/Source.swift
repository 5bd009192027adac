public import AirData
internal import Foundation

/// Maps of a city from files of this machine, read by GDAL.
public struct AirMapFileSource: AirMapSource {
  private let options: Options
  private let context: SourceContext

  /// What the source says about itself.
  public static var manifest: SourceManifest { Options.manifest }

  /// Checks the settings; touches no file.
  /// - Throws: ``SourceError/setting(name:problem:)``.
  public init(settings: SourceSettings, context: SourceContext) throws {
    options = try Options(settings, zone: context.timeZone)
    self.context = context
  }

  /// The one map of the file, cut to the box that is asked for.
  /// - Throws: ``SourceError`` when the file is no map of the city.
  public func maps(for query: AirMapQuery) async throws -> [AirMap] {
    guard query.pollutants.contains(options.pollutant) else { return [] }
    return [try MapFile(options, log: context.log).map(in: query.box)]
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([AirMapFileSource.self], in: registry)
}
