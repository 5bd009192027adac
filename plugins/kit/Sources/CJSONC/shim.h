#pragma once
#include <json-c/json.h>

// What json-c 0.16 refuses when it is told to be strict; what it lets through all the same is listed in JSONScan.swift.
static inline void brisa_json_be_strict(struct json_tokener *tokener) {
  json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
}
