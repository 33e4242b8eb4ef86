import { readFile } from 'node:fs/promises';
import { openList, search } from '../support/list';
import { createProject, referenceId, uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';
import { readXlsx } from '../support/xlsx';

/** The columns that other programs read. */
const columns = [
  'ID',
  'Status',
  'Projektcode',
  'Projekttitel',
  'Beschreibung',
  'Beschreibung (Formatiert)',
  'Programme',
  'Finanzierung',
  'Themen',
  'Geographische Regionen',
  'Länder',
  'Kantone',
  'Projektkosten',
  'Weitere Projektkosten',
  'Start Datum',
  'End Datum',
  'Links',
  'Bilder',
  'Dokumente',
  'Videos',
  'Kontakte',
];

async function download(page: Page, item: string) {
  await page.getByRole('button', { name: 'XLSX-Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Projekte-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.xlsx$/);
  return readXlsx(await readFile(await file.path()));
}

test('the export has the filtered records in three languages, with formulas as text', async ({ page, api }) => {
  const word = uniqueWord();
  const topic = await referenceId(api, 'topics', 'Tourismus');
  const project = await createProject(api, {
    title: `=SUM(A1) ${word}`,
    isPublic: true,
    projectCode: 'UR_12',
    topics: [{ id: topic }],
    description: '<p>Erste <strong>Zeile</strong></p>',
    projectCosts: '1250.5',
    financing: [{ id: 'costsEU', value: '300' }],
    startDate: '2024-02-01',
    links: [{ label: 'Seite', url: 'https://example.org' }],
    translations: { fr: { title: `Titre ${word}` }, it: {} },
  });
  await createProject(api, { title: `${word} Entwurf` });
  await openList(page);
  await search(page, `${word} sum`);
  const sheets = await download(page, 'Gefilterte Einträge');
  expect(sheets.map(({ name }) => name)).toEqual(['Projekte - DE', 'Projekte - FR', 'Projekte - IT']);
  for (const { rows } of sheets) {
    expect(rows[0]).toEqual(columns);
    expect(rows).toHaveLength(2);
  }
  const value = (sheet: number, column: string) => sheets[sheet]?.rows[1]?.[columns.indexOf(column)];
  expect(value(0, 'ID')).toBe(String(project.id));
  expect(value(0, 'Status')).toBe('Öffentlich');
  expect(value(0, 'Projekttitel')).toBe(`=SUM(A1) ${word}`);
  expect(value(0, 'Beschreibung')).toBe('Erste Zeile');
  expect(value(0, 'Themen')).toBe('Tourismus');
  expect(value(0, 'Projektkosten')).toBe('1250.5');
  expect(value(0, 'Weitere Projektkosten')).toBe('Gesamtkosten EU: 300');
  expect(value(0, 'Start Datum')).toBe('01.02.2024');
  expect(value(0, 'Links')).toBe('Seite: https://example.org');
  expect(value(1, 'Projekttitel')).toBe(`Titre ${word}`);
  // Italian falls back to French.
  expect(value(2, 'Projekttitel')).toBe(`Titre ${word}`);
});

test('all records are offered as well, whatever the filters', async ({ page }) => {
  await openList(page);
  await search(page, 'nichts-dergleichen');
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
  const [german] = await download(page, 'Alle Einträge');
  expect(german?.rows.length).toBeGreaterThan(400);
});
