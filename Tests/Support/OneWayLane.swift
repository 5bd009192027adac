/// A block with a dead-end lane of one way into it.
package enum OneWayLane {
  /// The map as OSM XML.
  package static let osm = """
    <osm version="0.6">
    <node id="1" version="1" lat="39.47" lon="-0.37"/><node id="2" version="1" lat="39.47" lon="-0.36534"/>
    <node id="3" version="1" lat="39.4727" lon="-0.36534"/><node id="4" version="1" lat="39.4727" lon="-0.37"/>
    <node id="5" version="1" lat="39.47" lon="-0.36301"/>
    <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>
    <tag k="highway" v="residential"/></way>
    <way id="2" version="1"><nd ref="2"/><nd ref="5"/><tag k="highway" v="residential"/><tag k="oneway" v="yes"/></way>
    </osm>
    """
}
