#pragma once

// With DEBUG the handles have types of their own, which Swift would import as others.
#ifdef DEBUG
#undef DEBUG
#endif

#include <gdal/cpl_conv.h>
#include <gdal/cpl_error.h>
#include <gdal/cpl_string.h>
#include <gdal/gdal.h>
#include <gdal/gdal_utils.h>
#include <gdal/ogr_api.h>
#include <gdal/ogr_srs_api.h>
