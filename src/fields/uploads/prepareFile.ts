import { documentTypes, imageTypes, wrongTypeMessage } from '../../../domain/values/fileTypes';
import type { UploadTypes } from '../../../domain/fields';
import { documentLimit, imageLimit, tooLargeMessage } from '../../../domain/uploads';
import { uploadWords } from '../../i18n/forms';
import { FileRefused, type Prepare, type PreparedFile } from './uploadQueue';
import { encodeImage, fitWithin, maxSide, type Encoded } from './encodeImage';

/** A file type, recognized by its first bytes. */
interface FileKind {
  extension: 'jpg' | 'png' | 'gif' | 'pdf';
  mimeType: string;
}

const kinds: (FileKind & { starts: readonly (readonly number[])[] })[] = [
  { extension: 'jpg', mimeType: imageTypes.jpg, starts: [[0xff, 0xd8, 0xff]] },
  { extension: 'png', mimeType: imageTypes.png, starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { extension: 'gif', mimeType: imageTypes.gif, starts: [[...'GIF87a'].map(code), [...'GIF89a'].map(code)] },
  { extension: 'pdf', mimeType: documentTypes.pdf, starts: [[...'%PDF-'].map(code)] },
];

function code(character: string): number {
  return character.charCodeAt(0);
}

/** The type of a file, judged by its content rather than its name; undefined for types that are not accepted. */
export async function kindOfFile(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = kinds.find(({ starts }) => starts.some((start) => start.every((byte, index) => head[index] === byte)));
  return found && { extension: found.extension, mimeType: found.mimeType };
}

/** A file name with a new extension: `tanz.gif` becomes `tanz.png`. */
export function renamed(name: string, extension: string): string {
  const base = name.replace(/\.[^.\s]{1,10}$/, '');
  return `${base || name}.${extension}`;
}

/** The type that a refused file claims to have; unknown if it falsely claims an allowed type. */
function refusedType(file: File, allowed: Readonly<Record<string, string>>): string {
  if (Object.values(allowed).includes(file.type)) return uploadWords.unknownType;
  return file.type || /\.([^.]+)$/.exec(file.name)?.[1] || uploadWords.unknownType;
}

/**
 * Checks a document: it must have an allowed type, judged by its content, and at most 40,000,000 bytes, or 20 MB for a
 * picture. Throws FileRefused with a message that says 30 MB, as agreed.
 */
export function prepareDocument(types: UploadTypes): Prepare {
  return async (file) => {
    if (file.size > documentLimit) throw new FileRefused(tooLargeMessage(file.name, 'document'));
    const kind = await kindOfFile(file).catch(() => {
      throw new FileRefused(uploadWords.unreadable(file.name));
    });
    if (!kind || !Object.hasOwn(types, kind.extension))
      throw new FileRefused(wrongTypeMessage(kind?.mimeType ?? refusedType(file, types), file.name));
    if (Object.hasOwn(imageTypes, kind.extension) && file.size > imageLimit)
      throw new FileRefused(tooLargeMessage(file.name, 'image'));
    return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: file };
  };
}

/**
 * Checks a picture and shrinks it: at most 20 MB of jpeg, png or gif, judged by its content, at most 1200 px per side,
 * re-encoded at quality 0.4. A small enough gif stays unchanged, including its animation. Throws FileRefused with the
 * message for the user.
 */
export const prepareImage: Prepare = async (file) => {
  if (file.size > imageLimit) throw new FileRefused(tooLargeMessage(file.name, 'image'));
  const kind = await kindOfFile(file).catch(() => {
    throw new FileRefused(uploadWords.unreadable(file.name));
  });
  if (!kind || kind.extension === 'pdf')
    throw new FileRefused(wrongTypeMessage(kind?.mimeType ?? refusedType(file, imageTypes), file.name));
  return kind.extension === 'gif' ? prepareGif(file, kind) : preparePicture(file, kind);
};

async function preparePicture(file: File, kind: FileKind): Promise<PreparedFile> {
  const { blob, isResized } = await encode(file, kind.mimeType);
  // Re-encoding a png that is not resized loses nothing, but the original is kept if the result would be larger.
  const keeps = kind.extension === 'png' && !isResized && blob.size >= file.size;
  return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: keeps ? file : blob };
}

/** A canvas cannot write gif: a resized one becomes a png of its first frame. */
async function prepareGif(file: File, kind: FileKind): Promise<PreparedFile> {
  const { width, height, isAnimated } = readGif(new Uint8Array(await file.arrayBuffer()));
  if (fitWithin(width, height, maxSide).scale === 1)
    return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: file };
  const { blob } = await encode(file, 'image/png');
  const prepared = { name: renamed(file.name, 'png'), extension: 'png', mimeType: 'image/png', blob };
  return isAnimated ? { ...prepared, hint: uploadWords.firstFrameOnly(file.name) } : prepared;
}

async function encode(file: File, mimeType: string): Promise<Encoded> {
  try {
    return await encodeImage(file, mimeType);
  } catch {
    throw new FileRefused(uploadWords.unreadable(file.name));
  }
}

/** The width and height of a GIF in pixels, and whether it has more than one frame. */
interface GifFacts {
  width: number;
  height: number;
  isAnimated: boolean;
}

const extension = 0x21;
const frame = 0x2c;

/** Reads the structure of a GIF (GIF89a specification, sections 18 to 20) without decoding it. */
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

/** The size of the colour table according to the flags. */
function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** The position after a chain of sub-blocks: each starts with its length, and 0 ends the chain. */
function skipData(bytes: Uint8Array, start: number): number {
  let position = start;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
  return position + 1;
}
