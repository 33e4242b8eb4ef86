import { confirmPath } from '../../domain/submissionForms';
import { findNothing } from './support/axe';
import { button, textbox } from './support/form';
import { card, openInbox } from './support/inbox';
import { uniqueWord } from './support/records';
import { expect, test } from './support/test';
import { linkOf, onPhone } from './support/verification';

test('the closed loop: a job is handed in on a phone, confirmed, published, and the mail about it leads to the public entry', async ({ page, api }) => {
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
  await expect(phone.getByRole('alert')).toContainText('Profession: Veuillez remplir ce champ.');
  await expect(textbox(phone, 'Profession *')).toBeFocused();
  await findNothing(phone, 'problems');

  await textbox(phone, 'Profession *').fill(`Chef de gare ${word}`);
  await phone.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox').first().check();
  await phone.getByRole('group', { name: 'Taux d’occupation *' }).getByRole('checkbox').first().check();
  await textbox(phone, 'Description du poste *').fill('Diriger la gare.\n\nAccueillir les voyageurs.');
  await textbox(phone, 'Employeur *').fill('Chemin de fer SA');
  await button(phone, 'Ajouter un lien').click();
  await textbox(phone, 'URL 1').fill('www.example.org');
  await phone.getByLabel('Choisir des documents').setInputFiles({ name: 'annonce.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect(button(phone, 'Retirer annonce.pdf')).toBeVisible();
  // What is typed is kept.
  await phone.reload();
  await expect(textbox(phone, 'Profession *')).toHaveValue(`Chef de gare ${word}`);
  await expect(button(phone, 'Retirer annonce.pdf')).toBeVisible();
  await textbox(phone, 'Personne de contact *').fill('Anne Gare');
  await textbox(phone, 'E-mail *').fill(email);
  // Nobody fills it in faster; a program would be told.
  await expect.poll(() => phone.evaluate(() => performance.now())).toBeGreaterThan(4_500);
  await button(phone, 'Envoyer').click();
  await expect(phone.getByRole('heading', { name: 'Veuillez confirmer votre e-mail' })).toBeFocused();
  await phone.goto(await linkOf(api, email, new RegExp(`${confirmPath}[\\w-]{43}/fr`)));
  await expect(phone.getByText(`Chef de gare ${word}`)).toBeVisible();
  await button(phone, 'Confirmer').click();
  await expect(phone.getByRole('heading', { name: 'Merci beaucoup !' })).toBeFocused();

  await openInbox(page, word);
  await expect(card(page, word)).toContainText('Formular');
  await card(page, word).getByRole('link', { name: `Chef de gare ${word}` }).click();
  const answer = page.getByRole('region', { name: 'Einreichung' });
  await expect(answer).toContainText('Anne Gare');
  await button(answer, 'Was der Person geschrieben wird').click();
  await textbox(answer, 'Wenn der Eintrag veröffentlicht wird').fill(`Merci, voilà ${word}`);
  await button(answer, 'Text merken').click();
  await expect(page.getByText('Der Text ist gemerkt.')).toBeVisible();
  await page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }).click();
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');

  const entry = await linkOf(api, email, /\/embed\/static\/jobs\/\d+-fr\/page\.html/);
  await phone.goto(entry);
  await expect(phone.getByRole('heading', { name: `Chef de gare ${word}` })).toBeVisible();
  await expect(phone.getByText('Accueillir les voyageurs.')).toBeVisible();
  await phone.context().close();
});
