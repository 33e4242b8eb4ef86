import type { Route } from '@playwright/test';
import { contentTypeNames } from '../../../domain/contents';
import { visit } from '../support/desk';
import {
  button,
  openNewProject,
  openProject,
  removeButton,
  save,
  saveAndLeave,
  saveQuestion,
  showLanguage,
  textbox,
  titleField,
  trySaving,
} from '../support/form';
import { openList } from '../support/list';
import { createProject, readProject } from '../support/records';
import { expect, test } from '../support/test';

test('all problems are shown at once: at the top, and each at its field in its language', async ({ page }) => {
  await openNewProject(page);
  await textbox(page, 'Breitengrad').fill('95');
  await button(page, 'Link hinzufügen').click();
  await textbox(page.getByRole('group', { name: 'Link 1' }), 'URL').fill('javascript:alert(1)');
  await textbox(page, 'Startdatum').fill('30.02.2024');
  await button(page, 'Kontakt hinzufügen').click();
  await textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'PLZ').fill('12345678901234567');
  await showLanguage(page, 'FR');
  await titleField(page).fill('x'.repeat(2001));
  await trySaving(page);

  const problems = page.getByRole('alert').filter({ hasText: 'noch nicht in Ordnung' });
  await expect(problems).toContainText('6 Felder sind noch nicht in Ordnung:');
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('listitem')).toHaveText([
    'Titel: Geben Sie bitte einen Titel an.',
    /^Titel \(FR\): Der Text ist zu lang: höchstens 2['’]000 Zeichen\.$/,
    'Startdatum: Dieses Datum gibt es nicht.',
    'Link 1, URL: Diese Adresse ist nicht erlaubt. Möglich sind Webadressen (mit oder ohne http://), mailto: und tel:.',
    'Breitengrad: Die Zahl muss zwischen -90 und 90 liegen.',
    'Kontakt 1, PLZ: Der Text ist zu lang: höchstens 16 Zeichen.',
  ]);
  await expect(titleField(page)).toHaveAccessibleDescription(/zu lang/);

  // Each links to its field, in its language.
  await problems.getByRole('button', { name: /^Titel: / }).click();
  await expect(page.getByRole('tab', { name: /^DE/ })).toHaveAttribute('aria-selected', 'true');
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAccessibleDescription('Geben Sie bitte einen Titel an.');
  await problems.getByRole('button', { name: /^Kontakt 1, PLZ/ }).click();
  await expect(textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'PLZ')).toBeFocused();
  await expect(textbox(page, 'Breitengrad')).toHaveAttribute('aria-invalid', 'true');
  await titleField(page).fill('Nun mit Titel');
  await expect(problems).toContainText('5 Felder');
});

test('impossible dates: a day that does not exist, an end before the start, alone and with other problems', async ({
  page,
  api,
}) => {
  const project = await createProject(api);
  await openProject(page, project.id);
  const dialog = page.getByRole('dialog', { name: 'Ein Fehler ist aufgetreten' });
  const [start, end, latitude] = [textbox(page, 'Startdatum'), textbox(page, 'Enddatum'), textbox(page, 'Breitengrad')];
  await test.step('a day that does not exist is reported at once, without swallowing the click', async () => {
    await end.fill('30.02.2024');
    await button(page, 'Link hinzufügen').click();
    await expect(end).toHaveAccessibleDescription('Dieses Datum gibt es nicht.');
    await expect(page.getByRole('group', { name: 'Link 1' })).toBeVisible();
    await removeButton(page, 'Link', 1).click();
  });
  await test.step('once the dialog about the dates is closed, all errors are listed', async () => {
    await latitude.fill('95');
    await start.fill('02.01.2025');
    await end.fill('01.01.2025');
    await trySaving(page);
    await expect(dialog).toContainText('Ein weiteres Feld ist noch nicht in Ordnung');
    await button(dialog, 'OK').click();
    const problems = page.getByRole('alert').filter({ hasText: 'noch nicht in Ordnung' });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('listitem')).toHaveText([
      'Enddatum: Das End-Datum darf sich nicht vor dem Start-Datum befinden.',
      'Breitengrad: Die Zahl muss zwischen -90 und 90 liegen.',
    ]);
    await expect(end).toHaveAccessibleDescription(/End-Datum/);
  });
  await test.step('an end before the start is reported in a dialog, and nothing is saved', async () => {
    await latitude.fill('');
    await trySaving(page);
    await expect(dialog).toContainText('Das End-Datum darf sich nicht vor dem Start-Datum befinden.');
    await expect(dialog).not.toContainText('weiteres Feld');
    await button(dialog, 'OK').click();
    await expect(dialog).toHaveCount(0);
    await expect(end).toBeFocused();
    await expect(end).toHaveAccessibleDescription(/End-Datum/);
    expect((await readProject(api, project.id)).startDate).toBeNull();
  });
  await end.fill('02.01.2025');
  await saveAndLeave(page);
});

test('an invalid e-mail address is refused', async ({ page, api }) => {
  const { id } = await createProject(api, { contacts: [{ lastName: 'Muster' }] as never });
  await openProject(page, id);
  await button(page, 'Muster').click();
  const email = textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'E-Mail');
  await email.fill('anna@example');
  await trySaving(page);
  await expect(email).toHaveAccessibleDescription('Das ist keine gültige E-Mail-Adresse.');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Kontakt 1, E-Mail: Das ist keine gültige E-Mail-Adresse.',
  ]);
  await email.fill('anna@example.org');
  await saveAndLeave(page);
});

test('nothing is lost if the server is unreachable or refuses: the input stays, and the next try saves', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /status of 503/, /status of 422/);
  const { id } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill('Bleibt stehen');
  const answerSaves = async (answer: (route: Route) => Promise<void>) => {
    await page.unrouteAll();
    await page.route(`**/api/v1/projects/${id}`, (route) =>
      route.request().method() === 'PUT' ? answer(route) : route.fallback(),
    );
  };
  await answerSaves((route) => route.abort());
  await save(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Nicht gespeichert.' });
  await expect(problem).toContainText('Der Server ist nicht erreichbar.');
  await expect(problem).toContainText('Ihre Eingaben bleiben hier erhalten.');
  await expect(problem).toBeFocused();
  await expect(titleField(page)).toHaveValue('Bleibt stehen');
  await answerSaves((route) => route.fulfill({ status: 503, json: {} }));
  await save(page);
  await expect(problem).toContainText('nicht verfügbar');
  await test.step('errors that only the server can find are shown at their field, too', async () => {
    const errors = [
      { field: 'topics.0.id', message: 'Diesen Eintrag gibt es nicht.' },
      { field: 'translations.it.title', message: 'Zu lang.' },
    ];
    const json = { title: 'Ungültig', status: 422, detail: 'Bitte prüfen Sie Ihre Angaben.', errors };
    await answerSaves((route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json }));
    await save(page);
    const problems = page.getByRole('alert').filter({ hasText: 'noch nicht in Ordnung' });
    await expect(problems.getByRole('listitem')).toHaveText([
      /^Titel \(IT\): Zu lang\.$/,
      /^Themen.*: Diesen Eintrag gibt es nicht\.$/,
    ]);
    await expect(page.getByRole('combobox', { name: 'Themen' })).toHaveAccessibleDescription(
      'Diesen Eintrag gibt es nicht.',
    );
  });
  await page.unrouteAll();
  await saveAndLeave(page);
  expect((await readProject(api, id)).title).toBe('Bleibt stehen');
});

test('saving shows its progress, and happens once', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill('Einmal gespeichert');
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/v1/projects/${id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      sent += 1;
      await held;
    }
    await route.fallback();
  });
  await trySaving(page);
  await expect(button(saveQuestion(page), 'Freigeben')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Wird gespeichert …' })).toBeVisible();
  await button(page, 'Speichern').click({ force: true });
  await page.keyboard.press('Control+s');
  release();
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect(sent).toBe(1);
});

test('a missing record of any type says so and links back', async ({ page, faults }) => {
  faults.expect(/status of 40[04]/);
  await openList(page);
  for (const name of contentTypeNames) {
    // As if a link was followed, but without reloading the back office each time.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${name}/2147483647/edit`);
    await expect(page.getByRole('heading', { name: 'Diesen Eintrag gibt es nicht (mehr).' }), name).toBeVisible();
    await button(page, 'Zur Liste').click();
    await expect(page).toHaveURL(`/${name}`);
  }
  for (const id of ['2147483647', 'abc', '..%2f1']) {
    await visit(page, `/projects/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Diesen Eintrag gibt es nicht (mehr).' })).toBeVisible();
    await page.getByRole('button', { name: 'Zur Liste' }).click();
    await expect(page).toHaveURL('/projects');
  }
});
