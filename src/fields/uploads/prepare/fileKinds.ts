import { documentTypes, imageTypes } from '../../../../domain/values/fileTypes';
import { uploadWords } from '../../../i18n/forms';

/** A kind of file, recognised by its first bytes. */
export interface FileKind {
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

/** The kind of a file by its content, whatever its name; undefined for kinds we do not accept. */
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

/** The type that a refused file claims; unknown if it claims an allowed type without being it. */
export function refusedType(file: File, allowed: Readonly<Record<string, string>>): string {
  if (Object.values(allowed).includes(file.type)) return uploadWords.unknownType;
  return file.type || /\.([^.]+)$/.exec(file.name)?.[1] || uploadWords.unknownType;
}
