import { check } from './support/axe';
import { visit } from './support/desk';
import { button } from './support/form';
import { expect, test } from './support/test';

test.use({ account: 'admin' });

test('an administrator creates a webhook, sees its secret once, and learns why a test message failed', async ({
  page,
}) => {
  await visit(page, '/settings/webhooks');
  await button(page, 'Webhook erstellen').click();
  const form = page.getByRole('dialog', { name: 'Webhook erstellen' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Website');
  await form.getByRole('textbox', { name: 'Adresse' }).fill('https://192.168.1.1/hook');
  await form.getByRole('button', { name: 'Erstellen' }).click();
  await expect(form.getByText('Wählen Sie bitte mindestens ein Ereignis.')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Alles: Veröffentlicht' }).check();
  await expect(form.getByRole('checkbox', { name: 'Projekte: Veröffentlicht', exact: true })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Projekte: Eingereicht', exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Erstellen' }).click();
  const secret = page.getByRole('dialog', { name: 'Neues Geheimnis' });
  await expect(secret.getByRole('textbox', { name: 'Geheimnis' })).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'Schliessen' }).click();

  const row = page.getByRole('row').filter({ hasText: '192.168.1.1' });
  await expect(row).toContainText('Alles: veröffentlicht');
  await check(page, 'list');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Website' });
  await dialog.getByRole('button', { name: 'Probenachricht senden' }).click();
  const messages = dialog.getByRole('region', { name: 'Nachrichten' });
  await expect(messages.getByRole('listitem')).toContainText('in einem privaten Netz', { timeout: 15_000 });
  await check(page, 'dialog');
  await dialog.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Löschen', exact: true })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expect(row).toHaveCount(0);
});
