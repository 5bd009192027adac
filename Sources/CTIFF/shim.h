#pragma once
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <tiffio.h>

// Swift cannot call variadic functions: one wrapper per type of argument.

static inline int brisa_tiff_set_u16(TIFF *file, uint32_t tag, uint16_t value) {
  return TIFFSetField(file, tag, value);
}

static inline int brisa_tiff_set_u32(TIFF *file, uint32_t tag, uint32_t value) {
  return TIFFSetField(file, tag, value);
}

static inline int brisa_tiff_set_int(TIFF *file, uint32_t tag, int value) { return TIFFSetField(file, tag, value); }

// The text is copied by libtiff.
static inline int brisa_tiff_set_text(TIFF *file, uint32_t tag, const char *text) {
  return TIFFSetField(file, tag, text);
}

// The numbers are copied by libtiff.
static inline int brisa_tiff_set_u16s(TIFF *file, uint32_t tag, uint16_t count, const uint16_t *values) {
  return TIFFSetField(file, tag, count, values);
}

// The numbers are copied by libtiff.
static inline int brisa_tiff_set_doubles(TIFF *file, uint32_t tag, uint16_t count, const double *values) {
  return TIFFSetField(file, tag, count, values);
}

// Tags that libtiff does not know by itself: those that place a raster (OGC GeoTIFF 1.1, annex D), and GDAL's two
// texts.
enum {
  BRISA_TIFFTAG_MODEL_PIXEL_SCALE = 33550,
  BRISA_TIFFTAG_MODEL_TIEPOINT = 33922,
  BRISA_TIFFTAG_GEO_KEY_DIRECTORY = 34735,
  BRISA_TIFFTAG_GDAL_METADATA = 42112,
  BRISA_TIFFTAG_GDAL_NODATA = 42113
};

static inline int brisa_tiff_know_more_tags(TIFF *file) {
  static const TIFFFieldInfo fields[] = {
      {BRISA_TIFFTAG_MODEL_PIXEL_SCALE, -1, -1, TIFF_DOUBLE, FIELD_CUSTOM, 1, 1, (char *)"ModelPixelScale"},
      {BRISA_TIFFTAG_MODEL_TIEPOINT, -1, -1, TIFF_DOUBLE, FIELD_CUSTOM, 1, 1, (char *)"ModelTiepoint"},
      {BRISA_TIFFTAG_GEO_KEY_DIRECTORY, -1, -1, TIFF_SHORT, FIELD_CUSTOM, 1, 1, (char *)"GeoKeyDirectory"},
      {BRISA_TIFFTAG_GDAL_METADATA, -1, -1, TIFF_ASCII, FIELD_CUSTOM, 1, 0, (char *)"GDALMetadata"},
      {BRISA_TIFFTAG_GDAL_NODATA, -1, -1, TIFF_ASCII, FIELD_CUSTOM, 1, 0, (char *)"GDALNoDataValue"},
  };
  return TIFFMergeFieldInfo(file, fields, sizeof fields / sizeof fields[0]) == 0;
}

// Where libtiff's first complaint about one file goes.
typedef struct {
  char text[256];
} brisa_tiff_problem;

static int brisa_tiff_keep_problem(TIFF *file, void *problem, const char *module, const char *format, va_list words) {
  (void)file;
  (void)module;
  char *text = ((brisa_tiff_problem *)problem)->text;
  if (text[0] == 0) vsnprintf(text, sizeof ((brisa_tiff_problem *)problem)->text, format, words);
  return 1;
}

// Opens a file; complaints go to `problem`, which must outlive the file.
static inline TIFF *brisa_tiff_open(const char *path, const char *mode, brisa_tiff_problem *problem) {
  problem->text[0] = 0;
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (options == NULL) return NULL;
  TIFFOpenOptionsSetErrorHandlerExtR(options, brisa_tiff_keep_problem, problem);
  TIFFOpenOptionsSetWarningHandlerExtR(options, brisa_tiff_keep_problem, problem);
  TIFF *file = TIFFOpenExt(path, mode, options);
  TIFFOpenOptionsFree(options);
  return file;
}
