internal import ServiceLifecycle
internal import UnixSignals

/// Reads the configuration again on SIGHUP.
struct ReloadOnHangUp: Service {
  /// The signals, trapped before the cities were opened: one that came meanwhile has them read again.
  let hangUps: UnixSignalsSequence
  let configuration: ConfigurationReload

  func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in hangUps { await configuration.reload() }
    }
  }
}
