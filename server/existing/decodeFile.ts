/** What the text of a file in the database says. */
interface DecodedFile {
  bytes: Buffer;
  /** Of a data address. */
  mimeType: string | null;
  /** Something of it is no base64. */
  isDamaged: boolean;
}

/** So many characters at a time: a whole number of groups of four, and no string as long as a file. */
const slice = 1 << 20;

/** The bytes of a file, which stands in the database as base64, or as a data address that holds it. */
export function decodeFile(text: Buffer): DecodedFile {
  const [address, mimeType = '', parameters = ''] =
    /^\s*data:([^;,]*)((?:;[^,]{0,200})?),/.exec(text.toString('latin1', 0, 400)) ?? [];
  const content = address === undefined ? text : text.subarray(address.length);
  const named = mimeType.trim().toLowerCase() || null;
  if (address !== undefined && !/;\s*base64/i.test(parameters)) {
    const said = content.toString('latin1');
    const bytes = Buffer.from(
      said.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
      'latin1',
    );
    return { bytes, mimeType: named, isDamaged: false };
  }
  const { bytes, isDamaged } = fromBase64(content);
  // Some clients have sent a data address as base64 once more.
  const inner = bytes.toString('latin1', 0, 5) === 'data:' ? decodeFile(bytes) : null;
  return inner && inner.bytes.length > 0 && !inner.isDamaged ? inner : { bytes, mimeType: named, isDamaged };
}

function fromBase64(text: Buffer): { bytes: Buffer; isDamaged: boolean } {
  const bytes = Buffer.allocUnsafe(Math.ceil((text.length * 3) / 4) + 3);
  let [length, digits, rest] = [0, 0, ''];
  let hasStrange = false;
  for (let at = 0; at < text.length; at += slice) {
    const piece = rest + text.toString('latin1', at, Math.min(text.length, at + slice));
    const plain = /[\s=]/.test(piece) ? piece.replace(/[\s=]+/g, '') : piece;
    hasStrange ||= /[^A-Za-z0-9+/_-]/.test(plain);
    const isLast = at + slice >= text.length;
    const whole = isLast ? plain.length : plain.length - (plain.length % 4);
    rest = plain.slice(whole);
    digits += whole;
    length += bytes.write(plain.slice(0, whole), length, 'base64');
  }
  return { bytes: bytes.subarray(0, length), isDamaged: hasStrange || digits % 4 === 1 };
}
