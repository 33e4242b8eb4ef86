import type { Locale } from '../../../domain/locales';
import type { MailContent } from '../../mail/content';

const words: Record<Locale, { subject: string; request: string; link: string; otherwise: string }> = {
  de: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    request: 'Mit dieser Adresse wurde eine Anmeldung verlangt für:',
    link: 'Anmeldung bestätigen',
    otherwise: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung geschieht nichts.',
  },
  fr: {
    subject: 'Confirmez votre inscription',
    request: 'Une inscription a été demandée avec cette adresse pour :',
    link: 'Confirmer l’inscription',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, rien ne se passe.',
  },
  it: {
    subject: 'Conferma la tua iscrizione',
    request: 'Con questo indirizzo è stata richiesta un’iscrizione a:',
    link: 'Conferma l’iscrizione',
    otherwise: 'Se non sei stato tu, non devi fare nulla: senza conferma non succede niente.',
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
