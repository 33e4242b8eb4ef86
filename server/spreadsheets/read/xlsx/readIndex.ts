import path from 'node:path';
import { unreadable } from '../sheet';
import type { Zip } from './openZip';
import { readXml } from './readXml';

interface Index {
  /** The visible sheets in their order, each with the part of the archive it lies in. */
  sheets: { name: string; part: string }[];
  /** Where the texts and number formats of all sheets lie, by their usual names where the file does not say. */
  parts: { strings: string; styles: string };
  from1904: boolean;
}

type Target = { type: string; part: string };

/** What an XLSX file consists of. Errors: 422 where the archive is none. */
export async function readIndex(zip: Zip): Promise<Index> {
  const root = await readRelationships(zip, '');
  const book = [...root.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!zip.has(book)) throw unreadable('Die Datei ist keine XLSX-Datei.');
  const targets = await readRelationships(zip, book);
  const partOf = (type: string, usual: string) =>
    [...targets.values()].find((target) => target.type === type)?.part ?? usual;
  const index: Index = {
    sheets: [],
    parts: { strings: partOf('sharedStrings', 'xl/sharedStrings.xml'), styles: partOf('styles', 'xl/styles.xml') },
    from1904: false,
  };
  await readXml(zip.read(book), {
    open(name, attributes) {
      if (name === 'workbookPr') index.from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const target = targets.get(id);
      // Charts have sheets of their own.
      if (target?.type === 'worksheet') index.sheets.push({ name: attributes.name ?? '', part: target.part });
    },
  });
  return index;
}

/** The parts that a part names, by id; addresses are relative to it. */
async function readRelationships(zip: Zip, part: string): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  const folder = path.posix.dirname(part);
  const file = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  if (!zip.has(file)) return targets;
  await readXml(zip.read(file), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const address = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target);
      targets.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: address });
    },
  });
  return targets;
}
