import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { submissionProblems } from '../../domain/submissions/submissionProblems';
import { optInWords, submissionWords } from '../../src/i18n/submissions';
import { feedbackWords } from '../../src/i18n/embed';
import { verificationWords } from '../../src/i18n/visitors';
import { uniqueWord } from './support/records';
import { expect, test, type Page } from './support/test';
import { linkOf, make, makePerson, read, send, type Values } from './support/verification';

/** A visitor whose browser runs no scripts. */
async function withoutScripts(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: process.env.E2E_ADDRESS as string,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
      locale: 'fr-CH',
      storageState: { cookies: [], origins: [] },
    });
  return (context as NonNullable<typeof context>).newPage();
}
const itemOf = async (api: APIRequestContext, title: string) =>
  ((await read(api, `/inbox?term=${encodeURIComponent(title)}`)) as Values[]).find((item) => item.title === title);

test('a job is submitted, corrected by its errors, confirmed, asked about and withdrawn', async ({ page, api }) => {
  const visitor = await withoutScripts(page);
  const words = submissionWords.fr;
  const title = `Forestier ${uniqueWord()}`;
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  await visitor.goto('/forms/jobs?lang=fr');
  await expect(visitor.getByRole('heading', { name: 'Proposer une offre d’emploi' })).toBeVisible();
  await visitor.getByLabel('Profession *').fill(title);
  await visitor.getByLabel('Description du poste *').fill('Planter des arbres');
  await visitor.getByLabel('Libellé 1').fill('Site');
  await visitor.getByLabel('URL 1').fill('nicht mit Leerzeichen');
  await visitor.getByRole('group', { name: 'Taux d’occupation *' }).getByRole('checkbox').first().check();
  await visitor
    .getByLabel(words.addDocuments)
    .setInputFiles({ name: 'stelle.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await visitor.getByRole('button', { name: words.send }).click();

  await test.step('errors are at their fields, in French, and what was typed is kept', async () => {
    const alert = visitor.getByRole('alert');
    await expect(alert).toContainText(words.problems);
    await expect(alert).toContainText(submissionProblems.fr.url);
    const employer = visitor.getByLabel('Employeur *');
    await expect(employer).toHaveAttribute('aria-invalid', 'true');
    await expect(employer).toHaveAccessibleDescription(submissionProblems.fr.required);
    await expect(visitor.getByLabel('Profession *')).toHaveValue(title);
    await expect(visitor.getByLabel('URL 1')).toHaveValue('nicht mit Leerzeichen');
    await expect(
      visitor.getByRole('group', { name: 'Taux d’occupation *' }).getByRole('checkbox').first(),
    ).toBeChecked();
    await expect(visitor.getByLabel('stelle.pdf')).toBeChecked();
  });

  await visitor.getByLabel('URL 1').fill('www.example.org');
  await visitor.getByLabel('Employeur *').fill('Forêt SA');
  await visitor.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox').first().check();
  await visitor.getByLabel('Personne de contact *').fill('Anne');
  await visitor.getByLabel('E-mail *').fill(email);
  await expect(async () => {
    // Nobody fills in a form in three seconds, except tests.
    await visitor.getByRole('button', { name: words.send }).click();
    await expect(visitor.getByRole('heading', { name: 'Veuillez confirmer votre adresse e-mail' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();

  const link = await linkOf(api, email, /\/verify\/[\w-]+\/fr/);
  await visitor.goto(link);
  await expect(visitor.getByText(title)).toBeVisible();
  await visitor.getByRole('button', { name: words.confirm }).click();
  await expect(visitor.getByText(words.confirmed)).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: verificationWords.fr.usedTitle })).toBeVisible();

  const item = (await itemOf(api, title)) as Values;
  const record = (await read(api, `/inbox/${item.id}`)).normalizedData;
  expect(record.translations.fr).toMatchObject({ name: title, employer: 'Forêt SA' });
  expect(record.files).toMatchObject([{ name: 'stelle.pdf' }]);

  const own = await linkOf(api, email, /\/submission\/[\w-]+\/fr/);
  await visitor.goto(own);
  await visitor.getByLabel('Employeur *').fill('Grande Forêt SA');
  await visitor.getByRole('button', { name: words.sendChanges }).click();
  await expect(visitor.getByText(words.corrected)).toBeVisible();
  expect((await read(api, `/inbox/${item.id}`)).normalizedData.translations.fr.employer).toBe('Grande Forêt SA');

  await make(api, `/inbox/${item.id}/submitter/questions`, { question: 'Combien d’arbres ?' });
  await visitor.goto(await linkOf(api, email, /\/question\/[\w-]+\/fr/));
  await expect(visitor.getByText('Combien d’arbres ?')).toBeVisible();
  await visitor.getByRole('button', { name: words.sendAnswer }).click();
  await expect(visitor.getByRole('textbox', { name: 'Votre réponse' })).toHaveAccessibleDescription(
    submissionProblems.fr.required,
  );
  await visitor.getByRole('textbox', { name: 'Votre réponse' }).fill('Cent');
  await visitor.getByRole('button', { name: words.sendAnswer }).click();
  await expect(visitor.getByText(words.answered)).toBeVisible();
  expect((await read(api, `/inbox/${item.id}/submitter`)).questions).toMatchObject([{ answer: 'Cent' }]);

  await visitor.goto(own);
  await visitor.getByRole('button', { name: words.withdraw }).click();
  await expect(visitor.getByRole('heading', { name: words.withdrawnTitle })).toBeVisible();
  expect(await itemOf(api, title)).toBeUndefined();
});

test('a frame asks whether its page helps', async ({ page }) => {
  const visitor = await withoutScripts(page);
  await visitor.goto('/embed/iframe/feedback-fr.html');
  await visitor.getByLabel(feedbackWords.fr.comment).fill('Trop court');
  await visitor.getByRole('button', { name: feedbackWords.fr.no }).click();
  await expect(visitor.getByText(feedbackWords.fr.thanks)).toBeVisible();
});

test('a newsletter is confirmed', async ({ page, api }) => {
  const visitor = await withoutScripts(page);
  const name = `Lettre ${uniqueWord()}`;
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  const group = await make(api, '/contact-groups', { name, publicOptIn: true, isPublic: true });
  const optIn = { contact: { email, lastname: email, locale: 'fr' }, contactGroups: [group.id] };
  expect((await api.post('/api/v1/contact-groups/opt-in', { data: optIn })).status()).toBe(200);
  await visitor.goto(await linkOf(api, email, /\/newsletter\/confirm\/[\w-]+/));
  await expect(visitor.getByText(name)).toBeVisible();
  await expect(visitor.getByText(optInWords.fr.privacy)).toBeVisible();
  await visitor.getByRole('button', { name: optInWords.fr.confirm }).click();
  await expect(visitor.getByText(optInWords.fr.done)).toBeVisible();
  expect(await itemOf(api, email)).toBeDefined();
});

test('a person corrects their own data, and sends only what they changed', async ({ page, api }) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word, { description: '<p>Mit <strong>Herz</strong></p>' });
  const words = verificationWords.de;
  const visitor = await withoutScripts(page);
  await visitor.goto(await send(api, person));
  await expect(visitor.getByRole('heading', { name: words.title })).toBeVisible();
  await visitor.getByLabel('E-Mail').fill('keine Adresse');
  await visitor.getByLabel('Telefon').fill('+41 81 111 11 11');
  await visitor.getByLabel('Funktion').first().fill('Direktorin');
  await visitor
    .getByRole('checkbox', { name: words.removeEmployment(`Bergbahn ${word}`) })
    .last()
    .check();
  await visitor.getByRole('button', { name: words.confirm }).click();
  await expect(visitor.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.getByLabel('Telefon')).toHaveValue('+41 81 111 11 11');
  await visitor.getByLabel('E-Mail').fill(person.email as string);
  await visitor.getByRole('button', { name: words.sendChanges }).click();
  await expect(visitor.getByText(words.sent)).toBeVisible();
  const item = (await read(api, `/inbox?type=contact_update&internalId=${person.id}`))[0] as Values;
  const { data } = await read(api, `/inbox/${item.id}`);
  expect(Object.keys(data.changes).sort()).toEqual(['employments', 'phone']);
  expect(data.removeEmploymentIds.map(Number)).toEqual([person.employments[1].id]);
});

test('pages of other sites cannot post to a link or form', async ({ api }) => {
  for (const path of [`/verify/${'x'.repeat(43)}/fr`, '/forms/jobs?lang=fr']) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://fremd.example' };
    expect((await api.post(path, { headers, form: { once: randomUUID() } })).status()).toBe(403);
  }
});
