import type { Locale } from '../../../domain/locales';
import type { MailContent } from '../../mail/content';

const words: Record<Locale, { subject: string; request: string; link: string; otherwise: string }> = {
  de: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    request: 'Mit dieser E-Mail-Adresse wurde eine Anmeldung gewünscht für:',
    link: 'Anmeldung bestätigen',
    otherwise:
      'Falls Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun. Ohne Ihre Bestätigung geschieht nichts.',
  },
  fr: {
    subject: 'Confirmez votre inscription',
    request: 'Une inscription a été demandée avec cette adresse e-mail pour :',
    link: 'Confirmer l’inscription',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, rien ne se passe.',
  },
  it: {
    subject: 'Confermi la Sua iscrizione',
    request: 'Con questo indirizzo e-mail è stata richiesta un’iscrizione a:',
    link: 'Confermare l’iscrizione',
    otherwise: 'Se non è stato Lei a chiederlo, non deve fare nulla: senza conferma non succede niente.',
  },
};

/**
 * The mail that asks whether somebody really wants to belong to groups. It repeats nothing that a stranger has typed.
 */
export function newsletterOptIn(locale: Locale, groups: readonly string[], address: string): MailContent {
  const { subject, request, link, otherwise } = words[locale];
  return {
    locale,
    subject,
    blocks: [
      { kind: 'paragraph', text: request },
      { kind: 'list', lines: groups },
      { kind: 'link', label: link, address },
      { kind: 'paragraph', text: otherwise },
    ],
  };
}
