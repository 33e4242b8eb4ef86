/** No body of a client is nested deeper, or has more values; lists of 100,000 ids are the longest there are. */
const deepest = 64;
const mostValues = 300_000;

/**
 * Whether a JSON text is deeper or has more values than anything a client has to say: told before it is parsed, since
 * parsing is what such a text attacks. Strings cost next to nothing, however long; a text that is no JSON is the
 * parser's to refuse.
 */
export function isBeyondBounds(text: string): boolean {
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
    if (depth > deepest || values > mostValues) return true;
  }
  return false;
}

/** The quote that ends the string which begins here; the end of the text where none does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
