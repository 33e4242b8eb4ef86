import type { Locale } from '../../../domain/locales';
import { confirmDays, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import type { Block, MailContent } from '../../mail/content';

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
  question: (title: string) => string;
  asked: (noun: string) => string;
  reply: string;
  corrects: string;
}

const words: Record<Locale, MailWords> = {
  de: {
    subject: (title) => `Bestätigen Sie: ${title}`,
    request: (noun) =>
      'Mit dieser E-Mail-Adresse wurde auf unserer Website etwas eingereicht. Bitte bestätigen Sie, dass wir ' +
      `${noun} prüfen sollen.`,
    link: 'Einreichung bestätigen',
    otherwise:
      `Der Link gilt ${confirmDays} Tage. Falls Sie nichts eingereicht haben, brauchen Sie nichts zu tun. Ohne ` +
      'Ihre Bestätigung geschieht nichts.',
    received: (title) => `Erhalten: ${title}`,
    thanks:
      'Vielen Dank. Wir prüfen Ihre Einreichung und schreiben Ihnen, sobald darüber entschieden ist. Bis ' +
      'dahin können Sie sie berichtigen oder zurückziehen:',
    own: 'Einreichung berichtigen oder zurückziehen',
    answer: (title) => `Ihre Einreichung: ${title}`,
    entry: 'Zum veröffentlichten Eintrag',
    question: (title) => `Rückfrage: ${title}`,
    asked: (noun) => `Wir prüfen ${noun} und haben eine Frage:`,
    reply: 'Antworten',
    corrects: 'Möchten Sie Ihre Einreichung ändern? Verwenden Sie dazu den Link in unserer E-Mail «Erhalten».',
  },
  fr: {
    subject: (title) => `Confirmez : ${title}`,
    request: (noun) =>
      'Un contenu nous a été proposé sur notre site avec cette adresse e-mail. Veuillez confirmer que nous ' +
      `devons examiner ${noun}.`,
    link: 'Confirmer l’envoi',
    otherwise:
      `Le lien est valable ${confirmDays} jours. Si ce n’était pas vous, vous n’avez rien à faire : sans ` +
      'confirmation, rien ne se passe.',
    received: (title) => `Reçu : ${title}`,
    thanks:
      'Merci beaucoup. Nous examinons votre envoi et vous écrirons dès que nous aurons décidé. D’ici là, ' +
      'vous pouvez le corriger ou le retirer :',
    own: 'Corriger ou retirer mon envoi',
    answer: (title) => `Votre envoi : ${title}`,
    entry: 'Voir la publication',
    question: (title) => `Une question : ${title}`,
    asked: (noun) => `Nous examinons ${noun} et avons une question :`,
    reply: 'Répondre',
    corrects: 'Si vous souhaitez modifier votre envoi, utilisez le lien de notre e-mail « Reçu ».',
  },
  it: {
    subject: (title) => `Confermi: ${title}`,
    request: (noun) =>
      'Con questo indirizzo e-mail ci è stato proposto un contenuto sul nostro sito. La preghiamo di ' +
      `confermare che dobbiamo esaminare ${noun}.`,
    link: 'Confermare l’invio',
    otherwise:
      `Il link è valido per ${confirmDays} giorni. Se non è stato Lei, non deve fare nulla: senza conferma non ` +
      'succede niente.',
    received: (title) => `Ricevuto: ${title}`,
    thanks:
      'Grazie mille. Esaminiamo il Suo invio e Le scriveremo appena avremo deciso. Fino ad allora può ' +
      'correggerlo o ritirarlo:',
    own: 'Correggere o ritirare l’invio',
    answer: (title) => `Il Suo invio: ${title}`,
    entry: 'Alla pubblicazione',
    question: (title) => `Una domanda: ${title}`,
    asked: (noun) => `Esaminiamo ${noun} e abbiamo una domanda:`,
    reply: 'Rispondere',
    corrects: 'Per modificare l’invio usi il link nella nostra e-mail «Ricevuto».',
  },
};

/**
 * The mail that asks to confirm a submission. It repeats nothing that the visitor typed, so that it cannot be abused
 * for advertising.
 */
export function confirmationMail(locale: Locale, { title, noun }: SubmissionForm, address: string): MailContent {
  const texts = words[locale];
  return {
    locale,
    subject: texts.subject(title[locale]),
    blocks: [
      { kind: 'paragraph', text: texts.request(noun[locale]) },
      { kind: 'link', label: texts.link, address },
      { kind: 'paragraph', text: texts.otherwise },
    ],
  };
}

/** The mail after the confirmation, with the link to correct or withdraw the submission. */
export function receivedMail(locale: Locale, title: string, address: string): MailContent {
  const texts = words[locale];
  return {
    locale,
    subject: texts.received(title),
    blocks: [
      { kind: 'paragraph', text: texts.thanks },
      { kind: 'link', label: texts.own, address },
    ],
  };
}

/** The mail with an editor's question and the link to answer it. */
export function questionMail(
  locale: Locale,
  { noun }: Pick<SubmissionForm, 'noun'>,
  title: string,
  question: string,
  address: string,
): MailContent {
  const texts = words[locale];
  return {
    locale,
    subject: texts.question(title),
    blocks: [
      { kind: 'paragraph', text: texts.asked(noun[locale]) },
      ...paragraphsOf(question),
      { kind: 'link', label: texts.reply, address },
      { kind: 'paragraph', text: texts.corrects },
    ],
  };
}

/**
 * The mail to the editor with the answer to their question.
 * @param address of the page where the submission is reviewed
 */
export function replyMail(title: string, answer: string, address: string): MailContent {
  return {
    locale: 'de',
    subject: `Antwort auf Ihre Rückfrage: ${title}`,
    blocks: [...paragraphsOf(answer), { kind: 'link', label: 'Im Posteingang ansehen', address }],
  };
}

/**
 * The mail with the editors' decision.
 * @param address of the public record, if there is one
 */
export function answerMail(locale: Locale, title: string, text: string, address: string | null): MailContent {
  const texts = words[locale];
  return {
    locale,
    subject: texts.answer(title),
    blocks: [
      ...paragraphsOf(text),
      ...(address === null ? [] : [{ kind: 'link', label: texts.entry, address } as const]),
    ],
  };
}

/**
 * The notification for subscribed accounts.
 * @param contact lines about the submitter
 * @param address of the page where the submission is reviewed
 */
export function notificationMail(
  { noun }: Pick<SubmissionForm, 'noun'>,
  title: string,
  contact: string,
  address: string,
): MailContent {
  return {
    locale: 'de',
    subject: title,
    blocks: [
      {
        kind: 'paragraph',
        text: `Auf der Website wurde etwas eingereicht (${noun.de.replace(/^Ihre /, '')}): ${title}`,
      },
      { kind: 'list', lines: contact.split('\n') },
      { kind: 'link', label: 'Im Posteingang ansehen', address },
    ],
  };
}

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ kind: 'paragraph', text: part }));
