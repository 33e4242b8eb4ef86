import type { Transaction } from 'kysely';
import type { MailContent, Sender } from '../mail/content';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import type { Tables } from '../tables';

const warning: MailContent = {
  locale: 'de',
  subject: 'Fehlgeschlagene Anmeldungen',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Jemand hat mehrmals versucht, sich mit Ihrer E-Mail-Adresse anzumelden. Weitere Versuche sind nur noch in grösseren Abständen möglich.',
    },
    {
      kind: 'paragraph',
      text: 'Wo Sie sich schon einmal angemeldet haben, melden Sie sich wie gewohnt an. Falls Sie das nicht selbst waren, wählen Sie bitte ein langes Passwort, das Sie nur hier verwenden.',
    },
  ],
};

/** Tells the owner of an account that many sign-ins have failed; nobody where there is none. */
export async function warnOwner(trx: Transaction<Tables>, emailKey: string, sender: Sender): Promise<void> {
  const owner = await trx.selectFrom('users').select('email').where('email_key', '=', emailKey).executeTakeFirst();
  if (owner) await queueMail(trx, { to: owner.email, kind: 'SIGN_IN_WARNING', mail: renderMail(warning, sender) });
}
