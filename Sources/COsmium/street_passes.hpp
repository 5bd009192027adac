#pragma once

#include <osmium/io/file.hpp>
#include <osmium/io/header.hpp>
#include <osmium/osm/timestamp.hpp>

#include "extract.hpp"
#include "squares.hpp"

namespace brisa {

/// What the first pass finds beside what it keeps.
struct RelationPass {
  osmium::io::Header header;
  Squares squares;
  /// The newest time in a relation; not valid where none has one.
  osmium::Timestamp newest;
};

/// First pass: keeps the turn restrictions, and finds the squares.
///
/// Throws `SeveralVersions` where the file says that it has things in several versions.
RelationPass read_relations(const osmium::io::File& file, Extract& extract);

/// Second pass: keeps the streets and the outlines of squares, and returns the newest time in a way.
///
/// The ways are read once more where some that bound a square come without their tags before they come with them.
osmium::Timestamp read_ways(const osmium::io::File& file, const Squares& squares, Extract& extract);

/// Third pass: keeps the nodes that the ways use, writes the ways in their numbers, and returns the newest time in a
/// node.
osmium::Timestamp read_nodes(const osmium::io::File& file, Extract& extract);

}  // namespace brisa
