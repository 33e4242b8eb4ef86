import type { FieldKind, Fields } from '../../../domain/fields';
import { projects, type Project } from '../../../domain/types/project';
import { testWithColleague } from '../support/colleague';
import { choose, pdf, picture } from '../support/files';
import { button, chooseOption, list, openProject, pick, save, textbox, titleField } from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test, type Page } from '../support/test';

type Which = 'mine' | 'theirs';

/** How a person changes a kind of field, and the value of the record that results. */
interface Kind {
  /** The field's name in the conflict dialog. */
  label: string;
  change(page: Page, which: Which): Promise<void>;
  /** The value of the field in a comparable form. */
  read(project: Project): unknown;
  expected: Record<Which, unknown>;
  /** Set if both changes can be merged without a conflict. */
  joins?: unknown;
}

const text = (which: Which) => (which === 'mine' ? 'meine Fassung' : 'andere Fassung');
const fill = (name: string, values: Record<Which, string>) => (page: Page, which: Which) =>
  textbox(page, name).fill(values[which]);

/** A field of every kind that projects have, and their visibility. */
const kinds = {
  text: {
    label: 'Stichworte',
    change: fill('Stichworte', { mine: text('mine'), theirs: text('theirs') }),
    read: ({ keywords }) => keywords,
    expected: { mine: text('mine'), theirs: text('theirs') },
  },
  richText: {
    label: 'Beschreibung',
    async change(page, which) {
      const box = textbox(page, 'Beschreibung').first();
      await box.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text(which));
      await expect(box).toHaveText(text(which));
    },
    read: ({ description }) => description,
    expected: { mine: `<p>${text('mine')}</p>`, theirs: `<p>${text('theirs')}</p>` },
  },
  references: {
    label: 'Länder',
    change: (page, which) => pick(page, 'Länder', which === 'mine' ? 'Schweiz' : 'Italien'),
    read: ({ countries }) => (countries as unknown as { name: string }[]).map(({ name }) => name).toSorted(),
    expected: { mine: ['Schweiz'], theirs: ['Italien'] },
    joins: ['Italien', 'Schweiz'],
  },
  decimal: {
    label: 'Projektkosten',
    change: fill('Projektkosten', { mine: '1000', theirs: '2000' }),
    read: ({ projectCosts }) => projectCosts,
    expected: { mine: '1000', theirs: '2000' },
  },
  date: {
    label: 'Startdatum',
    async change(page, which) {
      await textbox(page, 'Startdatum').fill(which === 'mine' ? '01.02.2024' : '03.04.2024');
      await textbox(page, 'Startdatum').press('Tab');
    },
    read: ({ startDate }) => startDate?.slice(0, 10),
    expected: { mine: '2024-02-01', theirs: '2024-04-03' },
  },
  list: {
    label: 'Kontakte',
    async change(page, which) {
      await button(page, 'Kontakt hinzufügen').click();
      const row = page.getByRole('group', { name: 'Kontakt 1', exact: true });
      await textbox(row, 'Nachname').fill(which === 'mine' ? 'Muster' : 'Beispiel');
      await chooseOption(row.getByRole('combobox', { name: 'Anrede' }), which === 'mine' ? 'Frau' : 'Herr');
    },
    read: ({ contacts }) => contacts.map(({ salutation, lastName }) => `${salutation} ${lastName}`).toSorted(),
    expected: { mine: ['f Muster'], theirs: ['m Beispiel'] },
    joins: ['f Muster', 'm Beispiel'],
  },
  images: {
    label: 'Bilder',
    async change(page, which) {
      await choose(
        page,
        'Bilder auswählen',
        await picture(`${which}.png`, { color: which === 'mine' ? '#112233' : '#445566' }),
      );
      await expect(list(page, `${which}.png`)).toBeVisible();
    },
    read: ({ images }) => images.map(({ name }) => name).toSorted(),
    expected: { mine: ['mine.png'], theirs: ['theirs.png'] },
    joins: ['mine.png', 'theirs.png'],
  },
  files: {
    label: 'Dokumente',
    async change(page, which) {
      await choose(page, 'Dokumente auswählen', {
        ...pdf(`${which}.pdf`),
        buffer: Buffer.concat([pdf('x.pdf').buffer, Buffer.from(`% ${which}\n`)]),
      });
      await expect(list(page, `${which}.pdf`)).toBeVisible();
    },
    read: ({ files }) => files.map(({ name }) => name).toSorted(),
    expected: { mine: ['mine.pdf'], theirs: ['theirs.pdf'] },
    joins: ['mine.pdf', 'theirs.pdf'],
  },
  boolean: {
    label: 'Sichtbarkeit',
    change: (page) =>
      page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }).click(),
    read: ({ isPublic }) => isPublic,
    expected: { mine: true, theirs: true },
    joins: true,
  },
} satisfies Partial<Record<FieldKind, Kind>>;
const all: [string, Kind][] = Object.entries(kinds);

test('the cases cover every kind of field of a project', () => {
  expect(
    [...new Set(['boolean', ...Object.values(projects.fields as Fields).map(({ kind }) => kind)])].toSorted(),
  ).toEqual(Object.keys(kinds).toSorted());
});

const saved = async (page: Page) => {
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
};
const stale = (page: Page) => page.getByRole('dialog', { name: 'Inzwischen von einer anderen Person geändert' });
const uploading = async (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

testWithColleague(
  'two editors: one changes a field of every kind, the other something else, and both count',
  async ({ page, colleague, api, faults }) => {
    test.setTimeout(180_000);
    faults.expect(/status of 412/);
    const { id } = await createProject(api);
    await Promise.all([openProject(page, id), openProject(colleague, id)]);
    for (const [, { change }] of all) await change(colleague, 'theirs');
    await titleField(page).fill('Und der Titel');
    await uploading(colleague);
    await save(colleague);
    await saved(colleague);
    await save(page);
    // Each is listed once, in the order of the form.
    const merged = page.getByText(/Von dort stammen jetzt: /);
    await expect(merged).toBeVisible();
    const named = /stammen jetzt: ([^.]+)\./.exec(await merged.innerText())?.[1];
    expect(named?.split(', ').toSorted()).toEqual(all.map(([, { label }]) => label).toSorted());
    await button(page, 'Zusammengeführte Fassung speichern').click();
    await saved(page);
    const stored = await readProject(api, id);
    expect(stored.title).toBe('Und der Titel');
    for (const [kind, { read, expected }] of all) expect(read(stored), kind).toEqual(expected.theirs);
  },
);

testWithColleague(
  'two editors change the same fields of every kind: conflicts are asked about, compatible changes merged',
  async ({ page, colleague, api, faults }) => {
    test.setTimeout(180_000);
    faults.expect(/status of 412/);
    const { id } = await createProject(api, { description: '<p>Anfang</p>' });
    await Promise.all([openProject(page, id), openProject(colleague, id)]);
    for (const [, { change }] of all) {
      await change(colleague, 'theirs');
      await change(page, 'mine');
    }
    await uploading(colleague);
    await save(colleague);
    await saved(colleague);
    await save(page);
    const conflicts = all.filter(([, { joins }]) => !joins);
    await expect(stale(page).getByRole('radio', { name: 'Meine Fassung' })).toHaveCount(conflicts.length);
    await expect(stale(page).getByRole('group', { name: /^Ausgangsfassung: / })).toHaveCount(conflicts.length);
    for (const [index, [, { label }]] of conflicts.entries()) {
      await stale(page)
        .getByRole('group', { name: label })
        .getByRole('radio', { name: index % 2 === 0 ? 'Meine Fassung' : 'Andere Fassung' })
        .check();
    }
    await button(stale(page), 'Zusammengeführte Fassung speichern').click();
    await saved(page);
    const stored = await readProject(api, id);
    for (const [index, [, { read, expected }]] of conflicts.entries())
      expect(read(stored)).toEqual(index % 2 === 0 ? expected.mine : expected.theirs);
    for (const [, { read, joins }] of all) if (joins) expect(read(stored)).toEqual(joins);
  },
);

test('edits in different paragraphs are merged; in the same one a dialog names the other editor and time', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of 412/);
  const project = await createProject(api, { description: '<p>Erster Absatz.</p><p>Zweiter Absatz.</p>' });
  const saveElsewhere = async (description: string) => {
    const current = await api.get(`/api/v1/projects/${project.id}`);
    const { data } = (await current.json()) as { data: Project };
    expect(
      (
        await api.put(`/api/v1/projects/${project.id}`, {
          data: { ...data, description },
          headers: { 'If-Match': current.headers().etag as string },
        })
      ).status(),
    ).toBe(200);
  };
  const text = textbox(page, 'Beschreibung').first();
  const typeAtStart = async (words: string) => {
    await text.locator('p').first().click();
    // The editor loads with the first click; until then it only keeps letters, so Home would be lost.
    await expect(text).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Home');
    await page.keyboard.type(words);
    await expect(text).toContainText(words);
  };
  await openProject(page, project.id);
  await typeAtStart('Mein ');
  await saveElsewhere('<p>Erster Absatz.</p><p>Zweiter Absatz, ergänzt.</p>');
  await save(page);
  await expect(
    page.getByText(/@example\.org hat diesen Eintrag am .* gespeichert\. Von dort stammt jetzt: Beschreibung\./),
  ).toBeVisible();
  await expect(text).toHaveText('Mein Erster Absatz.Zweiter Absatz, ergänzt.');
  // Once more, in the same paragraph.
  await saveElsewhere('<p>Erster Absatz, anders.</p><p>Zweiter Absatz, ergänzt.</p>');
  await button(page, 'Zusammengeführte Fassung speichern').click();
  await expect(stale(page)).toContainText(
    new RegExp(
      /\S+@example\.org hat diesen Eintrag am \d\d\.\d\d\.\d{4} \d\d:\d\d gespeichert, /.source +
        /während Sie ihn hier bearbeitet haben\. Ein Feld/.source,
    ),
  );
  await test.step('at 400 % zoom the whole dialog scrolls, including title and buttons', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(
      await stale(page)
        .locator('.MuiDialogContent-root')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await stale(page).getByRole('group', { name: 'Beschreibung' }).getByRole('radio', { name: 'Meine Fassung' }).check();
  await button(stale(page), 'Zusammengeführte Fassung speichern').click();
  await saved(page);
  expect((await readProject(api, project.id)).description).toBe(
    '<p>Mein Erster Absatz.</p><p>Zweiter Absatz, ergänzt.</p>',
  );
});
