import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { unreadable } from './sheet';

/** Bytes that are read at once: some milliseconds. */
const pieceSize = 512 * 1024;

/**
 * The text of a file: UTF-8 with or without a mark, UTF-16 with one, else Windows-1252, which is what Excel writes as
 * CSV. Line ends become `\n`. Errors: 422 for what is no text.
 */
export async function decodeText(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  const pieces: string[] = [];
  let rest = '';
  for (let from = 0; from < bytes.length; from += pieceSize) {
    const piece = rest + decoder.decode(bytes.subarray(from, from + pieceSize), { stream: true });
    // A line end of two characters may lie on the border.
    rest = piece.endsWith('\r') ? '\r' : '';
    pieces.push(plain(piece.slice(0, piece.length - rest.length)));
    await turn();
  }
  return pieces.join('') + plain(rest + decoder.decode());
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function plain(text: string): string {
  if (text.includes('\0')) throw unreadable('Die Datei ist weder eine CSV- noch eine XLSX-Datei.');
  return text.replace(/\r\n?/g, '\n');
}
