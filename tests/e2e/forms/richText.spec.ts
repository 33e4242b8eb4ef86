import { button, openProject, saveAndLeave, textbox } from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test, type Page } from '../support/test';

const editor = (page: Page) => textbox(page, 'Beschreibung').first();
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatierung: Beschreibung' });
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });

test('every tool works, and its result is saved', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await editor(page).click();
  await tool(page, 'Überschrift').click();
  await page.getByRole('menuitem', { name: 'Überschrift 2' }).click();
  await page.keyboard.type('Titel');
  await page.keyboard.press('Enter');
  await tool(page, 'Fett').click();
  await expect(tool(page, 'Fett')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('fett');
  await tool(page, 'Fett').click();
  await tool(page, 'Kursiv').click();
  await page.keyboard.type(' kursiv');
  await tool(page, 'Kursiv').click();
  await page.keyboard.press('Enter');
  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await textbox(dialog, 'Adresse').fill('javascript:alert(1)');
  await button(dialog, 'Übernehmen').click();
  await expect(textbox(dialog, 'Adresse')).toHaveAccessibleDescription(
    'Diese Adresse ist nicht erlaubt. Möglich sind Webadressen (mit oder ohne http://), mailto: und tel:.',
  );
  await textbox(dialog, 'Adresse').fill('www.example.org');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Nummerierte Liste').click();
  await page.keyboard.type('eins');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Aufzählung').click();
  await page.keyboard.type('Punkt');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Tabelle').click();
  await page.getByRole('menuitem', { name: 'Tabelle einfügen' }).click();
  await expect(editor(page).getByRole('table')).toBeVisible();
  await page.keyboard.type('Kopf');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zweite');
  await tool(page, 'Tabelle').click();
  await page.getByRole('menuitem', { name: 'Spalte löschen' }).click();
  await expect(editor(page).getByRole('columnheader')).toHaveCount(2);
  await saveAndLeave(page);
  const { description } = await readProject(api, id);
  expect(description).toContain(
    '<h3>Titel</h3><p><strong>fett</strong><em> kursiv</em></p><p><a href="http://www.example.org"',
  );
  expect(description).toContain('<ol><li>eins</li></ol><ul><li>Punkt</li></ul><table><thead>');
  expect(description).toContain('Kopf');
  expect(description).not.toContain('Zweite');
});

test('the toolbar offers its tools, keyboard control, undo and redo', async ({ page, api }) => {
  const { id } = await createProject(api, { description: '<p>Anfang</p>' });
  await openProject(page, id);
  await test.step('has exactly nine tools, in the order that editors know', async () => {
    await expect(toolbar(page).getByRole('button')).toHaveCount(9);
    const names = await toolbar(page)
      .getByRole('button')
      .evaluateAll((tools) => tools.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual([
      'Überschrift',
      'Fett',
      'Kursiv',
      'Link',
      'Nummerierte Liste',
      'Aufzählung',
      'Tabelle',
      'Rückgängig',
      'Wiederholen',
    ]);
  });
  await test.step('is one tab stop, with its tools reached by arrow keys', async () => {
    await tool(page, 'Überschrift').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Kursiv')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Wiederholen')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Wiederholen')).toBeFocused();
  });
  await test.step('undo and redo go step by step, over every kind of change', () => undoAndRedo(page));
});

async function undoAndRedo(page: Page): Promise<void> {
  await expect(tool(page, 'Rückgängig')).toHaveAttribute('aria-disabled', 'true');
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' und mehr');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(editor(page).getByRole('strong')).toHaveText('Anfang und mehr');
  await tool(page, 'Rückgängig').click();
  await expect(editor(page).getByRole('strong')).toHaveCount(0);
  await expect(editor(page)).toHaveText('Anfang und mehr');
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveText('Anfang');
  await tool(page, 'Wiederholen').click();
  await expect(editor(page)).toHaveText('Anfang und mehr');
  await page.keyboard.press('Control+y');
  await expect(editor(page).getByRole('strong')).toHaveText('Anfang und mehr');
}

test('pasted text keeps its words and structure, but no scripts', async ({ page, api, faults }) => {
  // The browser reports that it did not run a pasted script.
  faults.expect(/^Executing inline event handler violates/);
  const { id } = await createProject(api);
  await openProject(page, id);
  await editor(page).click();
  await expect(editor(page)).toHaveClass(/ProseMirror/);
  await editor(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Kopf</h1><p onclick="alert(1)">Text <b>fett</b><script>alert(1)</script>' +
        '<img src=x onerror=alert(1)></p><ul><li>Punkt</li></ul>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page)).toContainText('Kopf');
  await saveAndLeave(page);
  const { description } = await readProject(api, id);
  expect(description).toMatch(/^<h\d>Kopf<\/h\d><p>Text <strong>fett<\/strong><\/p><ul><li>Punkt<\/li><\/ul>/);
});

test('Tab leaves the last cell of a table after offering a row once', async ({ page, api }) => {
  const { id } = await createProject(api, {
    description: '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  });
  await openProject(page, id);
  await editor(page).getByText('b', { exact: true }).click();
  await expect(editor(page)).toHaveClass(/ProseMirror/);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(editor(page).getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(editor(page).getByRole('row')).toHaveCount(1);
  await expect(editor(page)).not.toBeFocused();
});

test.describe('before the editor has loaded', () => {
  // Otherwise an earlier form has already loaded the code.
  test.use({ isNew: true });
  /** The text that is shown first, then the editor that replaces it. */
  const text = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung', exact: true }).first();
  const editorCode = /RichTextEditor-.*\.js/;
  /** Delays the editor's code until the returned function is called. */
  async function hold(page: Page): Promise<() => void> {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(editorCode, async (route) => {
      await arrival;
      await route.continue();
    });
    return arrive;
  }

  test('the text is shown at the same height, and the editor replaces it by itself', async ({ page, api }) => {
    const arrive = await hold(page);
    const { id } = await createProject(api, {
      description: '<p>Erster <strong>Absatz</strong></p><ul><li>Punkt</li></ul>',
    });
    await openProject(page, id);
    await expect(text(page).getByRole('listitem')).toHaveText('Punkt');
    const before = await text(page).boundingBox();
    arrive();
    await expect(text(page)).toHaveClass(/ProseMirror/);
    await expect(toolbar(page).getByRole('button')).toHaveCount(9);
    expect(await text(page).boundingBox()).toEqual(before);
  });

  test('a click into the text asks to wait, and typing starts at that position', async ({ page, api }) => {
    const arrive = await hold(page);
    const { id } = await createProject(api, { description: '<p>Eins</p><p>Drei</p>' });
    await openProject(page, id);
    const box = (await text(page).getByText('Eins').boundingBox()) as { x: number; y: number; height: number };
    const before = await text(page).boundingBox();
    // A click after the word.
    await page.mouse.click(box.x + 200, box.y + box.height / 2);
    await expect(page.getByText('Der Editor wird geladen.')).toBeVisible();
    await expect(text(page)).toHaveAttribute('aria-readonly', 'true');
    arrive();
    await expect(text(page)).toHaveClass(/ProseMirror/);
    await expect(text(page)).toBeFocused();
    expect(await text(page).boundingBox()).toEqual(before);
    await page.keyboard.type(' und zwei');
    await page.keyboard.press('Home');
    await page.keyboard.type('Also ');
    await expect(text(page).getByRole('paragraph')).toHaveText(['Also Eins und zwei', 'Drei']);
    await saveAndLeave(page);
    expect((await readProject(api, id)).description).toBe('<p>Also Eins und zwei</p><p>Drei</p>');
  });

  test('a failed load of the editor is retried', async ({ page, api, faults }) => {
    faults.expect(/ERR_FAILED/);
    await page.route(editorCode, (route) => route.abort());
    const { id } = await createProject(api, { description: '<p>Text</p>' });
    await openProject(page, id);
    await text(page).focus();
    await expect(page.getByText('Der Editor wird geladen.')).toBeVisible();
    await page.unroute(editorCode);
    await expect(text(page)).toHaveClass(/ProseMirror/);
    await expect(text(page)).toBeFocused();
  });
});
