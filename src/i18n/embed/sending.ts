import type { Locale } from '../../../domain/locales';

export interface SendingWords {
  sending: string;
  sendChanges: string;
  problems: string;
}

/** What the forms of visitors and the page of a personal link say alike. Lists that others embed load none of it. */
export const sendingWords: Record<Locale, SendingWords> = {
  de: { sending: 'Wird gesendet …', sendChanges: 'Änderungen senden', problems: 'Bitte prüfen Sie diese Angaben:' },
  fr: {
    sending: 'Envoi en cours …',
    sendChanges: 'Envoyer les modifications',
    problems: 'Veuillez vérifier ces indications :',
  },
  it: { sending: 'Invio in corso …', sendChanges: 'Inviare le modifiche', problems: 'Verifichi queste indicazioni:' },
};
