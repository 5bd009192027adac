/** The colour of what nothing is known of. */
export const unknownColor = '#9aa4a8';

/** A colour that came with data, as `#rrggbb`; another one where it is none. */
export const colorOr = (text, other) => (/^#[0-9a-f]{6}$/i.test(text ?? '') ? text : other);
