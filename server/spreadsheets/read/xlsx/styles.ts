import type { Zip } from './openZip';
import { readXml } from './readXml';

/** The number formats that every program knows without being told and that show days (ECMA-376, 18.8.30). */
const builtIn = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** By style of a cell: whether its number is a day. */
export async function readDateStyles(zip: Zip, part: string): Promise<boolean[]> {
  if (!zip.has(part)) return [];
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCellStyle = false;
  await readXml(zip.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
      if (name === 'cellXfs') isCellStyle = true;
      const format = Number(attributes.numFmtId ?? 0);
      if (name === 'xf' && isCellStyle) styles.push(own.get(format) ?? builtIn(format));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Whether a number format of one's own shows a day: `dd.mm.yyyy`, not `0.00 "Tage"`, not `[h]:mm`. */
function isDateFormat(code: string): boolean {
  const letters = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(letters) || /\bmmm/i.test(letters);
}
