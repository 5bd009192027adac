#pragma once

// A reader of XML over libxml2, without its headers: they bring ICU's with them, which Foundation has of its own.
typedef struct brisa_xml brisa_xml;

// What the reader comes to.
enum {
  BRISA_XML_END_OF_FILE = 0,
  BRISA_XML_BEGIN = 1,
  BRISA_XML_EMPTY = 2,
  BRISA_XML_TEXT = 3,
  BRISA_XML_END = 4,
  BRISA_XML_DOCUMENT_TYPE = 5,
  BRISA_XML_ENTITY = 6,
  BRISA_XML_BROKEN = -1
};

// A reader of some bytes in an encoding, whatever they say of it; they stay the caller's and have to stay where they
// are. NULL where there is none. Nothing is fetched, and no entity is put in.
brisa_xml *brisa_xml_open(const void *bytes, int count, const char *encoding);
// Frees a reader.
void brisa_xml_close(brisa_xml *xml);
// Goes on to the next event.
int brisa_xml_next(brisa_xml *xml);
// How deep the present element lies, 0 for the root.
int brisa_xml_depth(brisa_xml *xml);
// The line of the present event.
int brisa_xml_line(brisa_xml *xml);
// Name without prefix and text of what the reader is at: borrowed, NULL for none.
const char *brisa_xml_name(brisa_xml *xml);
const char *brisa_xml_text(brisa_xml *xml);
// Moves to the first or next attribute of the element that declares no namespace; 1 where there is one. At the end the
// reader is at the element again.
int brisa_xml_first_attribute(brisa_xml *xml);
int brisa_xml_next_attribute(brisa_xml *xml);
// What is wrong: a borrowed sentence, NULL for none, and its line.
const char *brisa_xml_problem(brisa_xml *xml);
int brisa_xml_problem_line(brisa_xml *xml);
