import type { Locale } from '../../../domain/locales';
import { confirmDays, type SubmissionForm } from '../../../domain/submissionForms';
import type { MailContent } from '../../mail/content';

interface MailWords {
  subject: (title: string) => string;
  request: (noun: string) => string;
  link: string;
  otherwise: string;
  received: (title: string) => string;
  thanks: string;
  own: string;
  answer: (title: string) => string;
  entry: string;
}

const words: Record<Locale, MailWords> = {
  de: {
    subject: (title) => `Bestätigen Sie: ${title}`,
    request: (noun) => `Mit dieser Adresse wurde auf unserer Website etwas eingereicht. Bitte bestätigen Sie, dass wir ${noun} prüfen sollen.`,
    link: 'Einreichung bestätigen',
    otherwise: `Der Link gilt ${confirmDays} Tage. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung geschieht nichts.`,
    received: (title) => `Erhalten: ${title}`,
    thanks: 'Vielen Dank. Wir prüfen Ihre Einreichung und schreiben Ihnen, sobald sie veröffentlicht ist. Bis dahin können Sie sie zurückziehen:',
    own: 'Einreichung ansehen oder zurückziehen',
    answer: (title) => `Ihre Einreichung: ${title}`,
    entry: 'Zum veröffentlichten Eintrag',
  },
  fr: {
    subject: (title) => `Confirmez : ${title}`,
    request: (noun) => `Cette adresse a été indiquée sur notre site pour nous proposer un contenu. Veuillez confirmer que nous devons examiner ${noun}.`,
    link: 'Confirmer l’envoi',
    otherwise: `Le lien est valable ${confirmDays} jours. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, rien ne se passe.`,
    received: (title) => `Reçu : ${title}`,
    thanks: 'Merci beaucoup. Nous examinons votre envoi et vous écrirons dès qu’il sera publié. D’ici là, vous pouvez le retirer :',
    own: 'Voir ou retirer mon envoi',
    answer: (title) => `Votre envoi : ${title}`,
    entry: 'Voir la publication',
  },
  it: {
    subject: (title) => `Conferma: ${title}`,
    request: (noun) => `Con questo indirizzo è stato inviato un contenuto sul nostro sito. Confermi che dobbiamo esaminare ${noun}.`,
    link: 'Conferma l’invio',
    otherwise: `Il link è valido per ${confirmDays} giorni. Se non è stato lei, non deve fare nulla: senza conferma non succede niente.`,
    received: (title) => `Ricevuto: ${title}`,
    thanks: 'Grazie mille. Esaminiamo il suo invio e le scriveremo appena sarà pubblicato. Fino ad allora può ritirarlo:',
    own: 'Vedi o ritira l’invio',
    answer: (title) => `Il suo invio: ${title}`,
    entry: 'Vai alla pubblicazione',
  },
};

/**
 * The mail that asks whether somebody really wants to hand something in. It repeats nothing that a stranger has typed: neither subject nor
 * text can be made to advertise something to others.
 */
export function confirmationMail(locale: Locale, { title, noun }: SubmissionForm, address: string): MailContent {
  const said = words[locale];
  return {
    locale, subject: said.subject(title[locale]),
    blocks: [{ kind: 'paragraph', text: said.request(noun[locale]) }, { kind: 'link', label: said.link, address }, { kind: 'paragraph', text: said.otherwise }],
  };
}

/** What is written once it is confirmed, with the link that takes it back. */
export function receivedMail(locale: Locale, title: string, address: string): MailContent {
  const said = words[locale];
  return { locale, subject: said.received(title), blocks: [{ kind: 'paragraph', text: said.thanks }, { kind: 'link', label: said.own, address }] };
}

/** What editors say of it in the end. In: the address of the public entry; null where there is none. */
export function answerMail(locale: Locale, title: string, text: string, address: string | null): MailContent {
  const said = words[locale];
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean);
  return {
    locale, subject: said.answer(title),
    blocks: [...paragraphs.map((part) => ({ kind: 'paragraph', text: part }) as const), ...(address === null ? [] : [{ kind: 'link', label: said.entry, address } as const])],
  };
}

/** What accounts read who want to know. In: the lines of who has handed it in; where it is reviewed. */
export function notificationMail({ noun }: Pick<SubmissionForm, 'noun'>, title: string, contact: string, address: string): MailContent {
  return {
    locale: 'de', subject: title,
    blocks: [
      { kind: 'paragraph', text: `Von der Website ist etwas eingereicht worden (${noun.de.replace(/^Ihre /, '')}): ${title}` },
      { kind: 'list', lines: contact.split('\n') },
      { kind: 'link', label: 'Im Posteingang ansehen', address },
    ],
  };
}
