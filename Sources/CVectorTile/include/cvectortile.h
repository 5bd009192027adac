#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A vector tile that is being written (Mapbox Vector Tile 2.1). No function throws; where memory ends, the tile is
/// marked and `cvectortile_bytes` gives nothing.
typedef struct cvectortile cvectortile;

/// What the geometry of a feature is.
enum { CVECTORTILE_POINT = 1, CVECTORTILE_LINES = 2, CVECTORTILE_POLYGONS = 3 };

/// A new tile without layers, to be freed with `cvectortile_free`; null where memory ends.
cvectortile *cvectortile_new(void);

/// Frees a tile; null is allowed.
void cvectortile_free(cvectortile *tile);

/// Begins a layer, whose name no other layer of the tile has.
void cvectortile_begin_layer(cvectortile *tile, const char *name, uint32_t extent);

/// Adds a feature to the layer: pairs of the numbers of keys and values, and the commands of its geometry. An id of 0
/// is none.
void cvectortile_add_feature(
    cvectortile *tile, uint64_t id, int type, const uint32_t *tags, size_t tag_count, const uint32_t *geometry,
    size_t geometry_count);

/// Adds the next key of the layer, in UTF-8.
void cvectortile_add_key(cvectortile *tile, const char *bytes, size_t count);

/// Adds a text as the layer's next value, in UTF-8.
void cvectortile_add_text(cvectortile *tile, const char *bytes, size_t count);

/// Adds a number as the layer's next value.
void cvectortile_add_number(cvectortile *tile, uint64_t number);

/// Adds a number that may be below 0 as the layer's next value.
void cvectortile_add_signed(cvectortile *tile, int64_t number);

/// Adds a number with a fraction as the layer's next value.
void cvectortile_add_float(cvectortile *tile, float number);

/// Adds true or false as the layer's next value.
void cvectortile_add_bool(cvectortile *tile, int is_true);

/// Ends the layer.
void cvectortile_end_layer(cvectortile *tile);

/// The bytes of all layers that have ended, valid until the next call; null where memory ended or nothing was written.
const uint8_t *cvectortile_bytes(const cvectortile *tile, size_t *count);

#ifdef __cplusplus
}
#endif
