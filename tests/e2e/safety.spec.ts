import { button, openProject, textbox, titleField } from './support/form';
import { openList, row, search } from './support/list';
import { createProject, uniqueWord } from './support/records';
import { expect, test, type Page } from './support/test';

/** Common attempts to inject scripts. */
const attacks = '<script>attacked()</script><img src=x onerror=attacked()><svg onload=attacked()>';

/** Returns a function that checks whether a script in a record has run on the page. */
async function watchAttacks(page: Page): Promise<() => boolean> {
  let attacked = false;
  await page.exposeFunction('attacked', () => (attacked = true));
  page.on('dialog', (dialog) => {
    attacked = true;
    void dialog.dismiss();
  });
  return () => attacked;
}

// Functions exposed to pages stay with the browser, so this uses a fresh one.
test.use({ isNew: true });

// Every test checks that no other host is called and nothing is logged (support/test.ts).
test('script in content is shown as text, everywhere', async ({ page, api }) => {
  const attacked = await watchAttacks(page);
  const word = uniqueWord();
  const title = `${attacks} ${word}`;
  const { id } = await createProject(api, {
    title,
    keywords: attacks,
    projectCode: '"><script>attacked()</script>',
    isPublic: true,
    description:
      `<p>Harmlos</p>${attacks}<a href="javascript:attacked()">Klick</a>` +
      '<p style="background:url(https://evil.example/x)">Text</p><iframe src="https://evil.example"></iframe>',
    contacts: [{ name: attacks, firstName: attacks, phone: attacks, website: 'example.org' }] as never,
    links: [{ label: attacks, url: 'https://example.org/"onmouseover="attacked()' }],
    financing: [{ id: 'costsEU', value: '1' }],
    translations: { fr: { title: attacks, description: attacks }, it: {} },
  });
  await openList(page);
  await search(page, word);
  await expect(row(page, title)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(word);
  // Before the last letter is typed, other options match too.
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue(title);
  const editor = textbox(page, 'Beschreibung').first();
  await expect(editor).toContainText('Harmlos');
  await expect(editor.locator('script, img, iframe, svg, [style*="evil"]')).toHaveCount(0);
  await page.getByRole('tab', { name: /^FR/ }).click();
  await expect(titleField(page)).toHaveValue(attacks);
  await button(page, 'Vorschau').click();
  const view = page.getByRole('dialog', { name: 'Vorschau' });
  for (const language of ['DE', 'IT', 'FR']) {
    await view.getByRole('tab', { name: language }).click();
    await expect(view.getByRole('article')).toBeVisible();
    await expect(view.locator('script, iframe, [onerror], [onload], [onmouseover], a[href^="javascript"]')).toHaveCount(
      0,
    );
  }
  await page.keyboard.press('Escape');
  await openProject(page, id);
  await expect(titleField(page)).toHaveValue(title);
  expect(attacked()).toBe(false);
});

test('a file with script is refused, and no file is shown as a page', async ({ page, api }) => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${attacks}</svg>`);
  const svg = `data:image/svg+xml;base64,${drawing.toString('base64')}`;
  const refused = await api.post('/api/v1/files', {
    data: { name: 'a.png', data: svg, mimeType: 'image/png', extension: 'png' },
  });
  expect(refused.status()).toBeGreaterThanOrEqual(400);
  expect(refused.status()).toBeLessThan(500);
  const attacked = await watchAttacks(page);
  const pdf = `data:application/pdf;base64,${Buffer.from(`%PDF-1.4\n${attacks}`).toString('base64')}`;
  const taken = await api.post('/api/v1/files', {
    data: { name: '"><script>.pdf', data: pdf, mimeType: 'application/pdf', extension: 'pdf' },
  });
  expect(taken.status()).toBe(201);
  const { data } = (await taken.json()) as { data: { id: number } };
  const answer = await api.get(`/api/v1/files/view/${data.id}.pdf`);
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(answer.headers()['content-security-policy']).toContain('sandbox');
  // A different extension does not change the file's type.
  expect((await api.get(`/api/v1/files/view/${data.id}.html`)).headers()['content-type'] ?? '').not.toContain('html');
  expect(attacked()).toBe(false);
});

test('no page needs inline scripts, or permission to be framed', async ({ request }) => {
  for (const path of ['/', '/login', '/projects', '/projects/1/edit', '/gibt/es/nicht']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'self'");
    expect(await answer.text(), path).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son[a-z]+=/i);
  }
});

test('a page on another host cannot write', async ({ api }) => {
  const { id, title } = await createProject(api);
  const elsewhere = 'http://localhost:1';
  for (const [method, headers] of [
    ['PUT', { origin: elsewhere }],
    ['DELETE', { origin: 'null' }],
    ['POST', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    const answer = await api.fetch(`/api/v1/projects${method === 'POST' ? '' : `/${id}`}`, {
      method,
      headers,
      data: { title: 'Fremd' },
    });
    expect(answer.status(), method).toBe(403);
  }
  expect((await (await api.get(`/api/v1/projects/${id}`)).json()) as unknown).toMatchObject({ data: { title } });
});
