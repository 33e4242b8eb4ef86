import { unreadable } from '../sheet';
import { plainEscapes } from './cellText';
import type { Zip } from './openZip';
import { readXml } from './readXml';

/** The texts that cells name by number, without what tells how to pronounce them. Errors: 422. */
export async function readStrings(zip: Zip, part: string, budget: { characters: number }): Promise<string[]> {
  if (!zip.has(part)) return [];
  const strings: string[] = [];
  let left = budget.characters;
  let text = '';
  let isText = false;
  let isReading = 0;
  await readXml(zip.read(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading += 1;
      isText = name === 't' && isReading === 0;
    },
    text(piece) {
      if (!isText) return;
      left -= piece.length;
      if (left < 0) throw unreadable('Die Datei enthält zu viel Text. Teilen Sie sie bitte auf mehrere Dateien auf.');
      text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading -= 1;
      if (name === 'si') strings.push(plainEscapes(text));
    },
  });
  return strings;
}
