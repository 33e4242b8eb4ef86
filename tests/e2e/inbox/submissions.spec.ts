import { ownForms } from '../../../domain/submissions/allForms';
import { confirmPath, ownPath, questionPath } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { submissionWords } from '../../../src/i18n/submissions';
import { findNothing } from '../support/axe';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { card, openInbox } from '../support/inbox';
import { endUndoMinute } from '../support/mails';
import { serve } from '../support/otherSite';
import { uniqueWord } from '../support/records';
import { expect, test, type Locator, type Page } from '../support/test';
import { linkOf, onPhone, read } from '../support/verification';
import type { Frame, FrameLocator } from '@playwright/test';

const pdf = { name: 'annonce.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
const link = (path: string) => new RegExp(`${path}[\\w-]{43}/\\w\\w`);

test('a job is submitted on a phone, confirmed and published, and the mail links to the public page', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const email = `${word.toLowerCase()}@example.org`;
  const phone = await onPhone(page, '/forms/jobs?lang=fr');
  await expect(phone.getByRole('heading', { name: 'Proposer une offre d’emploi' })).toBeVisible();
  await phone.setViewportSize({ width: 320, height: 720 });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(phone.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox')).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await findNothing(phone, colorScheme);
  }
  await button(phone, 'Envoyer').click();
  await expect(
    phone.getByRole('listitem').filter({ hasText: /Profession\s: Veuillez remplir ce champ\./ }),
  ).toBeVisible();
  await expect(textbox(phone, 'Profession *')).toBeFocused();
  await findNothing(phone, 'problems');

  await textbox(phone, 'Profession *').fill(`Chef de gare ${word}`);
  await phone.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox').first().check();
  await phone.getByRole('group', { name: 'Taux d’occupation *' }).getByRole('checkbox').first().check();
  await textbox(phone, 'Description du poste *').fill('Diriger la gare.\n\nAccueillir les voyageurs.');
  await textbox(phone, 'Employeur *').fill('Chemin de fer SA');
  await button(phone, 'Ajouter un lien').click();
  await textbox(phone, 'URL 1').fill('www.example.org');
  await phone.getByLabel('Choisir des documents').setInputFiles(pdf);
  await expect(button(phone, 'Retirer annonce.pdf')).toBeVisible();
  // The input is kept.
  await phone.reload();
  await expect(textbox(phone, 'Profession *')).toHaveValue(`Chef de gare ${word}`);
  await expect(button(phone, 'Retirer annonce.pdf')).toBeVisible();
  await textbox(phone, 'Personne de contact *').fill('Anne Gare');
  await textbox(phone, 'E-mail *').fill(email);
  await takeTime(phone);
  await button(phone, 'Envoyer').click();
  await expect(phone.getByRole('heading', { name: 'Veuillez confirmer votre adresse e-mail' })).toBeFocused();
  await phone.goto(await linkOf(api, email, link(confirmPath)));
  await expect(phone.getByText(`Chef de gare ${word}`)).toBeVisible();
  await button(phone, 'Confirmer').click();
  await expect(phone.getByRole('heading', { name: 'Merci beaucoup !' })).toBeFocused();

  // The submission is corrected in the same form.
  await phone.goto(await linkOf(api, email, link(ownPath)));
  await button(phone, 'Retirer').click();
  await expect(phone.getByRole('heading', { name: 'Vraiment retirer ?' })).toBeFocused();
  await button(phone, 'Retour').click();
  await button(phone, 'Corriger').click();
  await expect(textbox(phone, 'Description du poste *')).toHaveValue(/Diriger la gare/);
  await expect(phone.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox').first()).toBeChecked();
  await expect(button(phone, 'Retirer annonce.pdf')).toBeVisible();
  await textbox(phone, 'Profession *').fill('');
  await takeTime(phone);
  await button(phone, 'Envoyer les modifications').click();
  await expect(textbox(phone, 'Profession *')).toBeFocused();
  await findNothing(phone, 'correcting');
  await textbox(phone, 'Profession *').fill(`Cheffe de gare ${word}`);
  // The input is kept here too.
  await phone.reload();
  await button(phone, 'Corriger').click();
  await expect(textbox(phone, 'Profession *')).toHaveValue(`Cheffe de gare ${word}`);
  await takeTime(phone);
  await button(phone, 'Envoyer les modifications').click();
  await expect(phone.getByText('Nous avons reçu vos modifications.')).toBeVisible();

  await openInbox(page, word);
  await expect(card(page, word)).toContainText('BerichtigtFormularNeu');
  await card(page, word)
    .getByRole('link', { name: `Cheffe de gare ${word}` })
    .click();
  const answer = page.getByRole('region', { name: 'Einreichung' });
  await expect(answer).toContainText('Anne Gare');
  // It is in the language in which it was written.
  await expect(textbox(page, 'Bezeichnung').first()).toHaveValue(`Cheffe de gare ${word}`);
  await expect(page.getByText('Formular · Neuer Eintrag, vorausgefüllt')).toBeVisible();
  // Untranslated values are filled in under German, and a notice points that out until they have been seen.
  const unseen = page
    .getByRole('note')
    .filter({ hasText: 'Unter DE sind auch 3 Felder ausgefüllt: Arbeitsort, Pensum, Dokumente.' });
  await expect(page.getByRole('tab', { name: /^DE: .*Felder noch nicht angesehen/ })).toBeVisible();
  await findNothing(page, 'a submission');
  // Tab labels stay on one line in narrow windows.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const tabs = await page
    .getByRole('tablist', { name: 'Sprache' })
    .getByRole('tab')
    .evaluateAll((all) =>
      all.map((tab) => [...tab.children].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)),
    );
  expect(tabs).toEqual([true, true, true]);
  await page.setViewportSize(size ?? { width: 1280, height: 800 });
  await button(unseen, 'Zu DE').click();
  await expect(page.getByRole('tab', { name: /^DE/ })).toHaveAttribute('aria-selected', 'true');
  await expect(unseen).toHaveCount(0);
  await answer.getByText(/Von der Person berichtigt am .*: Bezeichnung \(FR\)$/).click();
  await expect(answer.getByRole('deletion')).toContainText('Chef');
  // An editor asks a question, and later finds the answer here.
  await button(answer, 'Rückfrage').click();
  await textbox(answer, 'Ihre Frage (Französisch)').fill('Quel est le délai ?');
  await button(answer, 'Frage senden').click();
  await expect(answer).toContainText('Noch keine Antwort.');
  await phone.goto(await linkOf(api, email, link(questionPath)));
  await expect(phone.getByText('Quel est le délai ?')).toBeVisible();
  await button(phone, 'Envoyer la réponse').click();
  await expect(textbox(phone, 'Votre réponse')).toBeFocused();
  await findNothing(phone, 'a question');
  await textbox(phone, 'Votre réponse').fill('Fin mai');
  await phone.reload();
  await expect(textbox(phone, 'Votre réponse')).toHaveValue('Fin mai');
  await button(phone, 'Envoyer la réponse').click();
  await expect(phone.getByText('Nous avons reçu votre réponse.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(answer).toContainText('Fin mai');
  await button(answer, 'Was der Person geschrieben wird').click();
  await textbox(answer, 'Wenn der Eintrag veröffentlicht wird').fill(`Merci, voilà ${word}`);
  await button(answer, 'Text merken').click();
  await expect(page.getByText('Der Text ist gemerkt.')).toBeVisible();
  await page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }).click();
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/jobs');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Veröffentlicht; es fehlen noch Texte: DE (Bezeichnung, Text' }),
  ).toBeVisible();

  // Until then the decision could be undone without a mail.
  await endUndoMinute(email);
  const entry = await linkOf(api, email, /\/embed\/static\/jobs\/\d+-fr\/page\.html/);
  await phone.goto(entry);
  await expect(phone.getByRole('heading', { name: `Cheffe de gare ${word}` })).toBeVisible();
  await expect(phone.getByText('Accueillir les voyageurs.')).toBeVisible();
  await phone.context().close();
});

test('on a phone: a job in a frame, a publication by script on another website, an event on a page', async ({
  page,
  api,
  baseURL,
}) => {
  const { address, server } = await serve(`<!doctype html><html lang="de">
    <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gemeinde</title></head>
    <body><main><h1>Gemeinde</h1>
    <iframe id="frame" title="Stelle" src="${baseURL}/embed/iframe/job-form-de.html"
      style="width:100%;height:600px;border:0"></iframe>
    <div id="place"></div></main>
    <script src="${baseURL}/embed/publication-form-latest/embed-publication-form-latest.js"></script>
    <script>regioPublicationForm('#place', { locale: 'fr' });</script></body></html>`);
  const phone = await onPhone(page, address, 390);
  const word = uniqueWord();
  const fits = () => phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  try {
    const job = phone.frameLocator('#frame');
    const frame = phone.frames().find((one) => one.url().includes('job-form')) as Frame;
    await hand(job, 'jobs', 'de', frame, {
      'Berufsbezeichnung *': `Stelle ${word}`,
      'Stellenbeschreibung *': 'Arbeiten',
      'Arbeitgeber *': 'AG',
      Bewerbungsfrist: '2099-05-01T12:00',
      'Kontaktperson *': 'Änni',
      'E-Mail *': `job-${word}@example.org`,
    });
    const script = phone.locator('#place');
    await hand(script, 'publications', 'fr', phone, {
      'Titre *': `Étude ${word}`,
      'Description *': 'Bref',
      'URL de la publication': 'www.example.org',
      'Mots-clés *': 'eau, lac',
      'E-mail *': `publication-${word}@example.org`,
    });
    expect(await fits()).toBe(true);
    await phone.goto(`${baseURL}/forms/events?lang=it`);
    await hand(
      phone,
      'events',
      'it',
      phone,
      {
        'Titolo *': `Festa ${word}`,
        Inizio: '2099-06-02T09:00',
        Fine: '2099-06-02T08:00',
        'Descrizione *': 'Venite',
        'E-mail *': `event-${word}@example.org`,
      },
      { Fine: '2099-06-02T18:00' },
    );
    expect(await fits()).toBe(true);
  } finally {
    server.close();
    await phone.context().close();
  }
  for (const type of ['job', 'publication', 'event']) {
    const code = /[\w-]{43}/.exec(await linkOf(api, `${type}-${word}@example.org`, link(confirmPath)))?.[0];
    expect((await api.post(`/api/v1/submissions/confirm/${code}`)).status(), type).toBe(200);
  }
  const items = (await read(api, `/inbox?term=${word}`)) as { id: number; title: string }[];
  expect(items.map(({ title }) => title).toSorted()).toEqual(
    [`Festa ${word}`, `Stelle ${word}`, `Étude ${word}`].toSorted(),
  );
  // The dismissal dialog shows the message to the submitter.
  const { id } = items.find(({ title }) => title.startsWith('Festa')) as (typeof items)[number];
  await visit(page, `/inbox/events/${id}`);
  await expect(textbox(page, 'Titel')).toHaveValue(`Festa ${word}`);
  await button(page, 'Änderungen verwerfen').click();
  const dialog = page.getByRole('dialog');
  await expect(textbox(dialog, 'Was der Person geschrieben wird')).toHaveValue(/Purtroppo/);
  await textbox(dialog, 'Was der Person geschrieben wird').fill('Solo l’anno prossimo.');
  await findNothing(page, 'dismissing');
  await button(dialog, 'Änderungen verwerfen').click();
  await expect(page).not.toHaveURL(`/inbox/events/${id}`);
  const declined = async (item: number) => (await read(api, `/inbox/${item}/submitter`)).answers.declined as string;
  expect(await declined(id)).toBe('Solo l’anno prossimo.');
  // The list shows the same.
  await openInbox(page, word);
  const job = items.find(({ title }) => title.startsWith('Stelle')) as (typeof items)[number];
  await button(page, `Verwerfen: ${job.title}`).click();
  await textbox(dialog, 'Was der Person geschrieben wird').fill('Leider doppelt.');
  await button(dialog, 'Verwerfen').click();
  await expect(card(page, job.title)).toHaveCount(0);
  expect(await declined(job.id)).toBe('Leider doppelt.');
});

/** Lets time pass for the page without waiting, because forms filled in within seconds count as sent by a bot. */
const takeTime = (document: Page | Frame) =>
  document.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 5_000;
  });

/** Fills in a form and sends it: first empty, then with errors, then correctly. */
async function hand(
  place: Page | Locator | FrameLocator,
  name: string,
  locale: 'de' | 'fr' | 'it',
  document: Page | Frame,
  texts: Record<string, string>,
  right: Record<string, string> = {},
) {
  const words = submissionWords[locale];
  const form = ownForms.find((one) => one.name === name) as (typeof ownForms)[number];
  const problems = submissionProblems[locale];
  await expect(place.getByRole('heading', { name: form.title[locale] })).toBeVisible();
  for (const { label, required } of form.fields.filter(({ kind }) => kind === 'entries')) {
    const group = place.getByRole('group', { name: `${label[locale]}${required ? ' *' : ''}` });
    await expect(group.getByRole('checkbox')).not.toHaveCount(0);
  }
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByText(problems.required).first()).toBeVisible();
  await findNothing(document, `${name}: problems`);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await place.getByLabel(label, { exact: true }).fill(value);
  };
  await fill(texts);
  for (const { label, required } of form.fields.filter(({ kind }) => kind === 'entries'))
    if (required)
      await place
        .getByRole('group', { name: `${label[locale]} *` })
        .getByRole('checkbox')
        .first()
        .check();
  // A corrected field is no longer invalid, except in the list of errors.
  await expect(place.getByText(problems.required, { exact: true })).toHaveCount(0);
  // Upload progress is shown.
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const page = 'page' in document ? document.page() : document;
  await page.route('**/submissions/documents*', async (route) => {
    await held;
    await route.continue();
  });
  await place.getByLabel(words.addDocuments).setInputFiles(pdf);
  await expect(place.getByRole('progressbar', { name: pdf.name })).toBeVisible();
  go();
  await expect(place.getByRole('button', { name: words.remove(pdf.name) })).toBeVisible();
  await page.unroute('**/submissions/documents*');
  if (Object.keys(right).length > 0) {
    await place.getByRole('button', { name: words.send }).click();
    await expect(place.getByText(problems.period).first()).toBeVisible();
    await fill(right);
  }
  await takeTime(document);
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByText(words.sent(Object.values(texts).at(-1) as string))).toBeVisible();
}
