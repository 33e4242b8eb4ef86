import { SaxesParser } from 'saxes';
import { HttpProblem } from '../../../http/problems';
import { unreadable } from '../sheet';
import { damaged } from './openZip';

interface XmlHandlers {
  /** Names of elements and attributes come without their prefix, since some programs write `x:row`; except `r:id`. */
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Parses XML as a stream. Document types are refused, because spreadsheets do not need them, and their entities can
 * expand endlessly or read local files.
 * @throws 422
 */
export async function readXml(content: AsyncIterable<Buffer>, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('doctype', () => {
    throw unreadable('Die Datei enthält eine Dokumenttyp-Deklaration; solche Dateien werden nicht gelesen.');
  });
  parser.on('error', (error) => {
    throw damaged(error);
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  try {
    for await (const chunk of content) parser.write(decoder.decode(chunk, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof HttpProblem ? error : damaged(error);
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
