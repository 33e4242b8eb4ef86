/** Width and height in pixels of a GIF, and whether it has more than one frame. */
interface GifFacts {
  width: number;
  height: number;
  isAnimated: boolean;
}

const extension = 0x21;
const frame = 0x2c;

/** Reads the structure of a GIF (GIF89a specification, sections 18 to 20) without decoding it. In: a whole GIF file. */
export function readGif(bytes: Uint8Array): GifFacts {
  const at = (index: number) => bytes[index] ?? 0;
  const size = { width: at(6) | (at(7) << 8), height: at(8) | (at(9) << 8) };
  let position = 13 + colorTable(at(10));
  let frames = 0;
  while (position < bytes.length && frames < 2) {
    const block = at(position);
    if (block === frame) {
      frames++;
      // Ten bytes of descriptor, its colours, and the byte that starts the data.
      position = skipData(bytes, position + 10 + colorTable(at(position + 9)) + 1);
    } else if (block === extension) {
      position = skipData(bytes, position + 2);
    } else break;
  }
  return { ...size, isAnimated: frames > 1 };
}

/** Bytes of the colour table that the flags announce. */
function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** The position behind a chain of sub-blocks: each begins with its length, 0 ends the chain. */
function skipData(bytes: Uint8Array, start: number): number {
  let position = start;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
  return position + 1;
}
