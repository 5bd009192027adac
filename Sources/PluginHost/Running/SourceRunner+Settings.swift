package import AirData
internal import Foundation

extension SourceRunner {
  /// Checks a source's settings as far as that goes without asking it for readings; a question that follows soon is put
  /// to the very source that was made for it.
  /// - Returns: One sentence on what is wrong and the name of the setting that it is about, where it is about one;
  ///   nil when nothing is wrong.
  package func problem(with configuration: SourceConfiguration) -> (message: String, setting: String?)? {
    // A key that is missing today is no fault of the configuration: the source fails, and the others carry on.
    if lacksSecret(configuration) { return nil }
    do {
      let notices = notices(configuration)
      checked.keep(try instantiate(configuration, log: notices), notices, for: configuration)
      return nil
    } catch {
      var setting: String?
      if case SourceError.setting(let name, _) = error { setting = name }
      return (mask(configuration).masked(Self.sentence(error)), setting)
    }
  }

  /// How much of a source's quota is used up; nil when its settings are wrong.
  package func quotaUsage(of configuration: SourceConfiguration) -> QuotaUsage? {
    guard let manifest = manifest(of: configuration), let settings = try? settings(configuration, manifest) else {
      return nil
    }
    return QuotaLedger(folder: cacheFolder(configuration), settings: settings, specs: manifest.settings)
      .usage(of: manifest.quota, at: environment.clock.now)
  }

  /// What a source says about itself; nil where it is not registered.
  package func manifest(of configuration: SourceConfiguration) -> SourceManifest? {
    registry.entry(configuration.id)?.manifest
  }

  /// The settings of an entry with its secrets in place.
  func settings(
    _ configuration: SourceConfiguration, _ manifest: SourceManifest
  ) throws(SourceError) -> SourceSettings {
    let values = try SecretSettings.resolve(
      configuration, specs: manifest.settings, variables: environment.variables)
    return try SourceSettings(values, specs: manifest.settings)
  }

  private func cacheFolder(_ configuration: SourceConfiguration) -> URL {
    environment.cacheFolder.appending(path: configuration.id)
  }

  /// Whether a secret is not where the configuration says that it is.
  private func lacksSecret(_ configuration: SourceConfiguration) -> Bool {
    guard let manifest = manifest(of: configuration) else { return false }
    do {
      _ = try SecretSettings.resolve(configuration, specs: manifest.settings, variables: environment.variables)
      return false
    } catch {
      if case .unavailable = error { return true }
      return false
    }
  }

  /// Hides the secrets of a source; one whose settings cannot be read has none.
  func mask(_ configuration: SourceConfiguration) -> SecretMask {
    guard let manifest = manifest(of: configuration), let settings = try? settings(configuration, manifest) else {
      return SecretMask([])
    }
    return SecretMask(settings, specs: manifest.settings)
  }
}
