import type { Locale } from '../../../domain/locales';

interface FeedbackWords {
  yes: string;
  no: string;
  comment: string;
  hint: string;
  send: string;
  sending: string;
  failed: string;
  thanks: string;
}

/** Words of the question whether a page has helped. */
export const feedbackWords: Record<Locale, FeedbackWords> = {
  de: {
    yes: 'Ja',
    no: 'Nein',
    comment: 'Was fehlt Ihnen, was können wir besser machen?',
    hint: 'Bitte schreiben Sie nichts über sich selbst: Wir können nicht antworten.',
    send: 'Senden',
    sending: 'Wird gesendet …',
    failed: 'Ihre Rückmeldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    thanks: 'Vielen Dank für Ihre Rückmeldung.',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    comment: 'Que vous manque-t-il, que pouvons-nous améliorer\u00a0?',
    hint: 'N’indiquez rien de personnel\u00a0: nous ne pouvons pas vous répondre.',
    send: 'Envoyer',
    sending: 'Envoi en cours …',
    failed: 'Votre avis n’a pas pu être envoyé. Veuillez réessayer.',
    thanks: 'Merci de votre avis.',
  },
  it: {
    yes: 'Sì',
    no: 'No',
    comment: 'Che cosa manca, che cosa possiamo migliorare?',
    hint: 'Non indichi nulla di personale: non possiamo rispondere.',
    send: 'Inviare',
    sending: 'Invio in corso …',
    failed: 'Non è stato possibile inviare il Suo riscontro. La preghiamo di riprovare.',
    thanks: 'Grazie per il Suo riscontro.',
  },
};
