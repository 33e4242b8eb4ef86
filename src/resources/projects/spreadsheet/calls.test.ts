import { expect, it } from 'vitest';
import { previewOf } from './calls';

const preview = async (content: BlobPart) => previewOf({ name: 'Projekte.csv', bytes: new Blob([content]) });

it('shows columns and first values of a CSV file as Excel writes it', async () => {
  const text = 'ID;Projekttitel;\r\n7;"Höhenweg; 5 Bäche";\r\n\r\n8;;\r\n9;Zug;';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const columns = [
    { label: 'ID', target: null, samples: ['7', '8', '9'] },
    { label: 'Projekttitel', target: null, samples: ['Höhenweg; 5 Bäche', 'Zug'] },
  ];
  expect(await preview(latin)).toEqual({ tables: [], targets: [], columns });
  expect((await preview(`\uFEFF${text}`))?.columns).toEqual(columns);
  expect((await preview(`sep=|\r\nID|Titel, kurz\r\n1|a`))?.columns.map(({ label }) => label)).toEqual([
    'ID',
    'Titel, kurz',
  ]);
});

it('reads a long file whose first part ends within a character', async () => {
  expect((await preview(`Titel\n${'ü'.repeat(50_000)}\n`))?.columns[0]?.samples[0]).toMatch(/^ü+$/);
});

it('leaves other files to the server', async () => {
  expect(await preview('PK\u0003\u0004')).toBeNull();
  expect(await preview(new Uint8Array([1, 0, 2]))).toBeNull();
});
