/** The content of a file column. */
interface DecodedFile {
  bytes: Buffer;
  /** Taken from a data URL. */
  mimeType: string | null;
  /** The content has characters that are not base64. */
  isDamaged: boolean;
}

/**
 * The number of characters decoded at a time: a multiple of four, and small enough that no string becomes as long as a
 * file.
 */
const sliceLength = 1 << 20;

/** Decodes a file stored as base64 or as a data URL. */
export function decodeFile(text: Buffer): DecodedFile {
  const [address, mimeType = '', parameters = ''] =
    /^\s*data:([^;,]*)((?:;[^,]{0,200})?),/.exec(text.toString('latin1', 0, 400)) ?? [];
  const content = address === undefined ? text : text.subarray(address.length);
  const named = mimeType.trim().toLowerCase() || null;
  if (address !== undefined && !/;\s*base64/i.test(parameters)) {
    const text = content.toString('latin1');
    const bytes = Buffer.from(
      text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
      'latin1',
    );
    return { bytes, mimeType: named, isDamaged: false };
  }
  const { bytes, isDamaged } = fromBase64(content);
  // Some clients encoded a data URL as base64 again.
  const inner = bytes.toString('latin1', 0, 5) === 'data:' ? decodeFile(bytes) : null;
  return inner && inner.bytes.length > 0 && !inner.isDamaged ? inner : { bytes, mimeType: named, isDamaged };
}

function fromBase64(text: Buffer): { bytes: Buffer; isDamaged: boolean } {
  const bytes = Buffer.allocUnsafe(Math.ceil((text.length * 3) / 4) + 3);
  let [length, digits, rest] = [0, 0, ''];
  let hasStrange = false;
  for (let at = 0; at < text.length; at += sliceLength) {
    const piece = rest + text.toString('latin1', at, Math.min(text.length, at + sliceLength));
    const plain = /[\s=]/.test(piece) ? piece.replace(/[\s=]+/g, '') : piece;
    hasStrange ||= /[^A-Za-z0-9+/_-]/.test(plain);
    const isLast = at + sliceLength >= text.length;
    const whole = isLast ? plain.length : plain.length - (plain.length % 4);
    rest = plain.slice(whole);
    digits += whole;
    length += bytes.write(plain.slice(0, whole), length, 'base64');
  }
  return { bytes: bytes.subarray(0, length), isDamaged: hasStrange || digits % 4 === 1 };
}
