import { testWithColleague } from '../support/colleague';
import { visit } from '../support/desk';
import { button } from '../support/form';
import { expect, type Page } from '../support/test';

type Api = Parameters<Parameters<typeof testWithColleague>[2]>[0]['api'];

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

async function create(api: Api, resource: string, data: object): Promise<number> {
  const answer = await api.post(`/api/v1/${resource}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
const chosen = (page: Page) => page.getByRole('list', { name: /ausgewählt$/ }).getByRole('listitem');
const order = async (api: Api, resource: string, id: number) => {
  const { data } = (await (await api.get(`/api/v1/${resource}/${id}`)).json()) as {
    data: { selection: { name: string }[] };
  };
  return data.selection.map(({ name }) => name.slice(0, 1)).join('');
};
/** Moves a row with the keyboard, for example with `ArrowDown` three times. */
async function move(page: Page, name: string, ...keys: string[]): Promise<void> {
  const handle = button(page, new RegExp(`^Verschieben: ${name} `));
  await handle.focus();
  for (const key of ['Space', ...keys, 'Space']) await handle.press(key);
}
const save = (page: Page) => button(page, 'Speichern').click();
const saved = (page: Page) => expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
const question = (page: Page) => page.getByRole('dialog', { name: 'Inzwischen von einer anderen Person geändert' });

for (const [resource, members] of [
  ['project-collections', 'projects'],
  ['event-collections', 'events'],
] as const) {
  testWithColleague(
    `two editors order ${members} of a collection differently: a question decides, and the chosen order is stored`,
    async ({ page, colleague, api, faults }) => {
      faults.expect(/status of 412/);
      const word = `Reihenfolge${Date.now()}`;
      const ids = await Promise.all(names.map((name) => create(api, members, { title: `${name} ${word}` })));
      const selection = ids.map((one) => ({ id: one }));
      const id = await create(api, resource, { title: word, selection });
      for (const editor of [page, colleague]) {
        await visit(editor, `/${resource}/${id}/edit`);
        await expect(chosen(editor)).toHaveCount(8);
      }
      await move(colleague, 'A', 'ArrowDown', 'ArrowDown', 'ArrowDown');
      await move(page, 'H', 'ArrowUp', 'ArrowUp');
      await save(colleague);
      await saved(colleague);
      await save(page);
      await expect(question(page)).toContainText('H ');
      await expect(question(page)).toContainText('von Stelle 8 an Stelle 6');
      await expect(question(page)).toContainText('von Stelle 1 an Stelle 4');
      expect(await order(api, resource, id)).toBe('BCDAEFGH');
      await question(page).getByRole('radio', { name: 'Meine Fassung' }).check();
      await button(question(page), 'Zusammengeführte Fassung speichern').click();
      await saved(page);
      expect(await order(api, resource, id)).toBe('ABCDEHFG');
    },
  );
}

testWithColleague(
  "one editor's order is merged with the other's addition and removal",
  async ({ page, colleague, api, faults }) => {
    faults.expect(/status of 412/);
    const word = `Zusammen${Date.now()}`;
    const ids = await Promise.all(names.map((name) => create(api, 'projects', { title: `${name} ${word}` })));
    const selection = ids.slice(0, 7).map((one) => ({ id: one }));
    const id = await create(api, 'project-collections', { title: word, selection });
    for (const editor of [page, colleague]) {
      await visit(editor, `/project-collections/${id}/edit`);
      await expect(chosen(editor)).toHaveCount(7);
    }
    await button(colleague, `Entfernen: B ${word}`).click();
    await colleague.getByRole('searchbox').fill(word);
    await button(colleague, `Hinzufügen: H ${word}`).click();
    await save(colleague);
    await saved(colleague);
    await move(page, 'G', 'Home');
    await save(page);
    await button(page, 'Zusammengeführte Fassung speichern').click();
    await saved(page);
    // The added one stays after the one that it was placed after.
    expect(await order(api, 'project-collections', id)).toBe('GHACDEF');
  },
);
