/// The one C function of a plugin library, and what it does.
///
/// A plugin writes:
///
///     @_cdecl("brisa_plugin_register")
///     public func register(_ registry: UnsafeMutableRawPointer) {
///       PluginEntryPoint.register([MySource.self], in: registry)
///     }
///
/// The call also puts the kit's stamp into the plugin's binary; `register` itself is generated with the stamp.
public enum PluginEntryPoint {
  /// Name of the C function that the host calls once, with its ``Registry``.
  public static let registerSymbol = "brisa_plugin_register"

  /// Adds source types to a registry; the stamp is passed so that it becomes part of the plugin's binary.
  @usableFromInline
  static func add(_ types: [any AirSource.Type], to registry: UnsafeMutableRawPointer, stamp: StaticString) {
    let registry = Unmanaged<Registry>.fromOpaque(registry).takeUnretainedValue()
    for type in types { registry.register(type) }
  }
}
