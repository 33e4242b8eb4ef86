import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const open = promisify(
  fromBuffer as (
    bytes: Buffer,
    options: { lazyEntries: boolean },
    done: (error: Error | null, zip: ZipFile) => void,
  ) => void,
);

/** The sheets of an XLSX file in order, each as rows of strings; empty cells are `''`. */
export async function readXlsx(bytes: Buffer): Promise<{ name: string; rows: string[][] }[]> {
  const parts = await unzip(bytes);
  const part = (name: string) => parts.get(name) ?? '';
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescape(name),
  );
  return names.map((name, index) => ({ name, rows: readRows(part(`xl/worksheets/sheet${index + 1}.xml`)) }));
}

async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await open(bytes, { lazyEntries: true });
  const parts = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip
      .on('error', reject)
      .on('end', resolve)
      .on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          void buffer(stream).then((content) => {
            parts.set(entry.fileName, content.toString('utf8'));
            zip.readEntry();
          }, reject);
        });
      });
    zip.readEntry();
  });
  return parts;
}

function readRows(sheet: string): string[][] {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const texts: string[] = [];
    for (const [, column = '', text = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>.*?<t[^>]*>(.*?)<\/t>.*?<\/c>/gs))
      texts[indexOf(column)] = unescape(text);
    return Array.from(texts, (text) => text ?? '');
  });
}

function indexOf(column: string): number {
  return [...column].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescape(text: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => characters[entity] as string);
}
