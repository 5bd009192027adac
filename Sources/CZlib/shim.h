#pragma once
#include <zlib.h>

// A macro, which Swift does not see: the window's bits with 16 ask for gzip's frame.
static inline int brisa_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}
