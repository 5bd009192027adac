#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What kind of trouble a file made.
typedef enum {
  COSMIUM_OK = 0,
  /// There is no such file.
  COSMIUM_MISSING,
  /// Its name ends in no form that is known.
  COSMIUM_UNSUPPORTED,
  /// It is empty, or no network can be made of what it holds.
  COSMIUM_MALFORMED,
  /// It is no regular file, or the system does not let it be read.
  COSMIUM_IO,
} cosmium_status;

/// Stands in `way_nodes` for a node that the file does not hold.
#define COSMIUM_NO_NODE UINT32_MAX

/// The streets of an extract as flat arrays; they live as long as the handle.
///
/// Row `i` of a list with `first` array holds the entries `first[i] ..< first[i + 1]`. Tags are pairs of string
/// numbers, key then value; string `s` is the bytes `string_first[s] ..< string_first[s + 1]` of `string_bytes`, in
/// UTF-8. Ids are OpenStreetMap's.
typedef struct {
  size_t way_count;
  const int64_t *way_ids;
  const uint64_t *way_first_node;
  /// Positions in the arrays of nodes, or `COSMIUM_NO_NODE`.
  const uint32_t *way_nodes;
  const uint64_t *way_first_tag;
  const uint32_t *way_tags;

  size_t node_count;
  const int64_t *node_ids;
  /// Latitudes and longitudes in 1e-7 degrees.
  const int32_t *node_latitudes;
  const int32_t *node_longitudes;

  /// The nodes of streets whose tags are kept: barriers, and likewise crossings, kerbs, signals, lifts, and what says
  /// whether wheelchairs pass.
  size_t barrier_count;
  /// Positions in the arrays of nodes.
  const uint32_t *barrier_nodes;
  const uint64_t *barrier_first_tag;
  const uint32_t *barrier_tags;

  size_t relation_count;
  const int64_t *relation_ids;
  const uint64_t *relation_first_tag;
  const uint32_t *relation_tags;
  const uint64_t *relation_first_member;
  /// `COSMIUM_MEMBER_NODE` and its neighbours.
  const uint8_t *member_kinds;
  const int64_t *member_ids;
  /// Numbers of strings.
  const uint32_t *member_roles;

  size_t string_count;
  const uint64_t *string_first;
  const uint8_t *string_bytes;

  /// ISO 8601, empty where the file says nothing.
  const char *date;

  /// What the root element of an XML file says under `attribution` or, without it, under `copyright`; empty where it
  /// says nothing. Cut to 400 bytes, not always at the end of a character.
  const char *attribution;
} cosmium_tables;

/// The `member_kinds` of a relation.
enum { COSMIUM_MEMBER_NODE = 0, COSMIUM_MEMBER_WAY = 1, COSMIUM_MEMBER_OTHER = 2 };

/// Owner of the tables.
typedef struct cosmium_extract cosmium_extract;

/// Reads the streets of a file: ways with `highway` and platforms, the outlines of squares that are relations (with the
/// relation's tags and `area=yes`; a way that bounds several once for each), their nodes, the tags of barriers and the
/// like on these, and turn restrictions.
///
/// On success `*extract` is to be freed with `cosmium_close`; else `error` holds a text of the library, cut to
/// `error_capacity` bytes, zero included.
cosmium_status cosmium_open(const char *path, cosmium_extract **extract, char *error, size_t error_capacity);

/// The tables of an extract.
cosmium_tables cosmium_tables_of(const cosmium_extract *extract);

/// Frees an extract and its tables; null is allowed.
void cosmium_close(cosmium_extract *extract);

/// What a shape of a map is.
enum { COSMIUM_WATER = 0, COSMIUM_PARK = 1, COSMIUM_COAST = 2 };

/// Water, parks and coasts of an extract as flat arrays; they live as long as the handle.
///
/// Shape `i` has the rings `first_ring[i] ..< first_ring[i + 1]`, the largest first and to be filled by the even-odd
/// rule, or one open line for a coast; ring `r` has the points `first_point[r] ..< first_point[r + 1]`, in 1e-7
/// degrees.
typedef struct {
  size_t shape_count;
  const uint8_t *kinds;
  const uint64_t *first_ring;
  const uint64_t *first_point;
  const int32_t *latitudes;
  const int32_t *longitudes;
} cosmium_shapes;

/// Owner of the shapes.
typedef struct cosmium_features cosmium_features;

/// Reads the shapes of a file; as `cosmium_open`, to be freed with `cosmium_features_close`.
cosmium_status cosmium_features_open(
    const char *path, cosmium_features **features, char *error, size_t error_capacity);

/// The shapes.
cosmium_shapes cosmium_shapes_of(const cosmium_features *features);

/// Frees the shapes; null is allowed.
void cosmium_features_close(cosmium_features *features);

/// How a place is given: by the points of a node or a line, or by two corners, south-west and north-east.
enum { COSMIUM_POINTS = 0, COSMIUM_BOX = 1 };

/// Whatever has a name or a house number in an extract, as flat arrays; they live as long as the handle.
///
/// Place `i` has the points `first_point[i] ..< first_point[i + 1]`, at least one, in 1e-7 degrees; tags and strings
/// are as in `cosmium_tables`, kinds as those of members.
typedef struct {
  size_t place_count;
  const uint8_t *kinds;
  const uint8_t *shapes;
  const int64_t *ids;
  const uint64_t *first_point;
  const int32_t *latitudes;
  const int32_t *longitudes;
  const uint64_t *first_tag;
  const uint32_t *tags;
  size_t string_count;
  const uint64_t *string_first;
  const uint8_t *string_bytes;
} cosmium_place_tables;

/// Owner of the places.
typedef struct cosmium_places cosmium_places;

/// Reads the places of a file; as `cosmium_open`, to be freed with `cosmium_places_close`.
cosmium_status cosmium_places_open(const char *path, cosmium_places **places, char *error, size_t error_capacity);

/// The places.
cosmium_place_tables cosmium_places_of(const cosmium_places *places);

/// Frees the places; null is allowed.
void cosmium_places_close(cosmium_places *places);

/// What an object of a map is: a label, a line, or a surface.
enum { COSMIUM_MAP_POINT = 0, COSMIUM_MAP_LINE = 1, COSMIUM_MAP_AREA = 2 };

/// What a map of the city draws, as flat arrays; they live as long as the handle.
///
/// Object `i` has the rings `first_ring[i] ..< first_ring[i + 1]`: those of a surface, to be filled by the even-odd
/// rule, or one line, or one point; rings and points are as in `cosmium_shapes`, tags and strings as in
/// `cosmium_tables`.
typedef struct {
  size_t object_count;
  const uint8_t *shapes;
  const uint64_t *first_ring;
  const uint64_t *first_point;
  const int32_t *latitudes;
  const int32_t *longitudes;
  const uint64_t *first_tag;
  const uint32_t *tags;
  size_t string_count;
  const uint64_t *string_first;
  const uint8_t *string_bytes;
  /// Areas that do not close, or of which the file lacks a part.
  uint64_t left_out;
  /// 1 where the file says what it covers, else 0.
  uint8_t has_box;
  /// What it covers: west, south, east and north in 1e-7 degrees.
  int32_t box[4];
} cosmium_map_tables;

/// Owner of the objects of a map.
typedef struct cosmium_map cosmium_map;

/// Reads what a map of a file draws; as `cosmium_open`, to be freed with `cosmium_map_close`.
cosmium_status cosmium_map_open(const char *path, cosmium_map **map, char *error, size_t error_capacity);

/// The objects of a map.
cosmium_map_tables cosmium_map_of(const cosmium_map *map);

/// Frees the objects; null is allowed.
void cosmium_map_close(cosmium_map *map);

#ifdef __cplusplus
}
#endif
