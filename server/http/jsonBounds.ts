/** No legitimate client sends deeper nesting or more values; the longest lists contain 100,000 ids. */
const maxDepth = 64;
const maxValues = 300_000;

/**
 * Whether a JSON text is deeper or larger than any legitimate request. Checked before parsing, because such a text
 * attacks the parser. Skips strings quickly; invalid JSON is left to the parser.
 */
export function exceedsBounds(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        values += 1;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
        values += 1;
    }
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

/** The index of the quote that ends a string, or the length of the text. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
