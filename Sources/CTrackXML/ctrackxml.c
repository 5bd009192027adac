#include "ctrackxml.h"

#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <stdlib.h>
#include <string.h>

struct brisa_xml {
  xmlTextReaderPtr reader;
  char problem[256];
  int problem_line;
};

static void keep(void *of, xmlErrorPtr error) {
  brisa_xml *xml = of;
  // The first error is what is wrong; others follow from it.
  if (xml->problem[0] || !error || !error->message) return;
  strncpy(xml->problem, error->message, sizeof xml->problem - 1);
  xml->problem_line = error->line;
}

/// What some readers of letters would write to standard error beside the error that is kept.
static void say_nothing(void *of, const char *format, ...) {
  (void)of;
  (void)format;
}

brisa_xml *brisa_xml_open(const void *bytes, int count, const char *encoding) {
  brisa_xml *xml = calloc(1, sizeof *xml);
  if (!xml) return NULL;
  // It counts for this thread alone, so it is said each time.
  xmlSetGenericErrorFunc(NULL, say_nothing);
  xml->reader = xmlReaderForMemory(
      bytes, count, NULL, encoding, XML_PARSE_NONET | XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC);
  if (!xml->reader) {
    free(xml);
    return NULL;
  }
  xmlTextReaderSetStructuredErrorHandler(xml->reader, keep, xml);
  return xml;
}

void brisa_xml_close(brisa_xml *xml) {
  xmlFreeTextReader(xml->reader);
  free(xml);
}

int brisa_xml_next(brisa_xml *xml) {
  for (;;) {
    int status = xmlTextReaderRead(xml->reader);
    if (status == 0) return BRISA_XML_END_OF_FILE;
    if (status != 1) return BRISA_XML_BROKEN;
    switch (xmlTextReaderNodeType(xml->reader)) {
      case XML_READER_TYPE_ELEMENT:
        return xmlTextReaderIsEmptyElement(xml->reader) == 1 ? BRISA_XML_EMPTY : BRISA_XML_BEGIN;
      case XML_READER_TYPE_END_ELEMENT: return BRISA_XML_END;
      case XML_READER_TYPE_TEXT:
      case XML_READER_TYPE_CDATA: return BRISA_XML_TEXT;
      case XML_READER_TYPE_DOCUMENT_TYPE:
      case XML_READER_TYPE_ENTITY: return BRISA_XML_DOCUMENT_TYPE;
      case XML_READER_TYPE_ENTITY_REFERENCE: return BRISA_XML_ENTITY;
      default: break;
    }
  }
}

int brisa_xml_depth(brisa_xml *xml) { return xmlTextReaderDepth(xml->reader); }

int brisa_xml_line(brisa_xml *xml) {
  // The parser itself is ahead of the reader; a node counts no further than 16 bits.
  xmlNodePtr node = xmlTextReaderCurrentNode(xml->reader);
  long line = node ? xmlGetLineNo(node) : -1;
  return line > 0 && line < 65535 ? (int)line : xmlTextReaderGetParserLineNumber(xml->reader);
}

const char *brisa_xml_name(brisa_xml *xml) { return (const char *)xmlTextReaderConstLocalName(xml->reader); }
const char *brisa_xml_text(brisa_xml *xml) { return (const char *)xmlTextReaderConstValue(xml->reader); }

static int skip_declarations(brisa_xml *xml, int found) {
  while (found == 1 && xmlTextReaderIsNamespaceDecl(xml->reader) == 1) {
    found = xmlTextReaderMoveToNextAttribute(xml->reader);
  }
  if (found != 1) xmlTextReaderMoveToElement(xml->reader);
  return found == 1;
}

int brisa_xml_first_attribute(brisa_xml *xml) {
  return skip_declarations(xml, xmlTextReaderMoveToFirstAttribute(xml->reader));
}
int brisa_xml_next_attribute(brisa_xml *xml) {
  return skip_declarations(xml, xmlTextReaderMoveToNextAttribute(xml->reader));
}

const char *brisa_xml_problem(brisa_xml *xml) { return xml->problem[0] ? xml->problem : NULL; }
int brisa_xml_problem_line(brisa_xml *xml) { return xml->problem_line; }
