internal import ArgumentParser
internal import Files
internal import Places
internal import Setup

/// Which city's list is meant: that of one's own places, or of saved questions.
struct OwnPlaceOptions: ParsableArguments {
  @Option(help: NetworkOption.help())
  var network: String?

  @OptionGroup var sources: SourceOptions

  @OptionGroup var log: LogOptions

  /// The city whose list is meant.
  func city() throws(BrisaError) -> CityConfiguration { try sources.city(network: network, needsNetwork: true) }

  /// Does something with the city's list.
  func change(_ body: (OwnPlaces) throws(StoredFileError) -> Void) throws(BrisaError) {
    guard let places = OwnPlaces.kept(for: try city()) else {
      throw BrisaError(
        .badConfiguration,
        "The city has no name, or there is no data folder, so its places cannot be kept: name it "
          + "under city: in brisa.yml, and set HOME.")
    }
    do throws(StoredFileError) { try body(places) } catch { throw BrisaError(error) }
  }
}
