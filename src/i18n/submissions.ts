import type { Locale } from '../../domain/locales';
import { formWords, type FormWords } from './visitors';

interface SubmissionWords extends FormWords {
  thanks: string;
  contact: string;
  documents: string;
  documentsHelp: (types: string) => string;
  /** Without scripts they are sent together. */
  documentsTogether: (types: string) => string;
  addDocuments: string;
  uploading: (name: string, percent: number) => string;
  send: string;
  /** Explains what a person's own data is used for. */
  privacy: string;
  other: string;
  tooMany: string;
  unreachable: string;
  kept: string;
  discard: string;
  discardChanges: string;
  sent: (email: string) => string;
  confirmTitle: string;
  confirmText: string;
  confirm: string;
  confirmed: string;
  ownTitle: string;
  ownText: string;
  decided: string;
  correct: string;
  correctTitle: string;
  correctText: string;
  corrected: string;
  withdraw: string;
  withdrawTitle: string;
  back: string;
  withdrawnTitle: string;
  withdrawn: string;
  noForm: string;
  questionTitle: string;
  questionText: string;
  sendAnswer: string;
  answered: string;
  leaveEmpty: string;
}

/** Strings for visitors' forms and for the pages opened from mails. */
export const submissionWords: Record<Locale, SubmissionWords> = {
  de: {
    ...formWords.de,
    documents: 'Dokumente',
    thanks: 'Vielen Dank!',
    contact: 'Kontakt',
    documentsHelp: (types) => `Höchstens fünf, je höchstens 10 MB: ${types}`,
    documentsTogether: (types) => `Höchstens fünf, zusammen höchstens 10 MB: ${types}`,
    addDocuments: 'Dokumente wählen',
    uploading: (name, percent) => `${name}: ${percent} % hochgeladen`,
    send: 'Einreichen',
    privacy:
      'Ihre Kontaktangaben braucht die Redaktion nur, um Ihre Eingabe zu prüfen und Ihnen zu antworten. Sie werden ' +
      'nicht veröffentlicht.',
    other: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    tooMany:
      'Im Moment gehen zu viele Einreichungen ein. Bitte versuchen Sie es später noch einmal. Ihre Eingaben bleiben ' +
      'erhalten.',
    unreachable: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
    kept: 'Das haben Sie zuletzt eingegeben und noch nicht gesendet.',
    discard: 'Leeren',
    discardChanges: 'Änderungen verwerfen',
    sent: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Öffnen Sie den Link darin, um die Einreichung zu bestätigen.`,
    confirmTitle: 'Einreichung bestätigen',
    confirmText: 'Sie haben eingereicht:',
    confirm: 'Bestätigen',
    confirmed: 'Wir prüfen Ihre Einreichung und schreiben Ihnen, sobald darüber entschieden ist.',
    ownTitle: 'Ihre Einreichung',
    ownText: 'Sie wartet darauf, geprüft zu werden:',
    decided: 'Ihre Einreichung ist inzwischen bearbeitet und kann nicht mehr geändert werden.',
    correct: 'Berichtigen',
    correctTitle: 'Einreichung berichtigen',
    correctText: 'Ändern Sie, was nicht mehr stimmt. Wer Ihre Einreichung prüft, sieht, was sich geändert hat.',
    corrected: 'Ihre Änderungen sind bei uns. Wir schreiben Ihnen, sobald darüber entschieden ist.',
    withdrawTitle: 'Wirklich zurückziehen?',
    back: 'Zurück',
    questionTitle: 'Eine Rückfrage',
    questionText: 'Zu Ihrer Einreichung möchten wir etwas wissen:',
    sendAnswer: 'Antwort senden',
    answered: 'Ihre Antwort ist bei uns.',
    withdraw: 'Zurückziehen',
    withdrawnTitle: 'Zurückgezogen',
    withdrawn: 'Ihre Einreichung wird nicht veröffentlicht.',
    noForm: 'Dieses Formular gibt es nicht.',
    leaveEmpty: 'Bitte leer lassen',
  },
  fr: {
    ...formWords.fr,
    documents: 'Documents',
    thanks: 'Merci beaucoup !',
    contact: 'Contact',
    documentsHelp: (types) => `Cinq au plus, 10 Mo chacun : ${types}`,
    documentsTogether: (types) => `Cinq au plus, 10 Mo en tout : ${types}`,
    addDocuments: 'Choisir des documents',
    uploading: (name, percent) => `${name} : ${percent} % transmis`,
    send: 'Envoyer',
    privacy:
      'La rédaction n’utilise vos coordonnées que pour examiner votre envoi et vous répondre. Elles ne ' +
      'sont pas publiées.',
    other: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    tooMany: 'Trop d’envois en ce moment. Veuillez réessayer plus tard ; votre saisie est conservée.',
    unreachable: 'Le serveur n’est pas joignable. Veuillez réessayer ; votre saisie est conservée.',
    kept: 'Voici ce que vous aviez saisi sans l’envoyer.',
    discard: 'Vider',
    discardChanges: 'Annuler mes modifications',
    sent: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour confirmer votre envoi.`,
    confirmTitle: 'Confirmer l’envoi',
    confirmText: 'Vous avez proposé :',
    confirm: 'Confirmer',
    confirmed: 'Nous examinons votre envoi et vous écrirons dès que nous aurons décidé.',
    ownTitle: 'Votre envoi',
    ownText: 'Il attend d’être examiné :',
    decided: 'Votre envoi a été traité entre-temps et ne peut plus être modifié.',
    correct: 'Corriger',
    correctTitle: 'Corriger mon envoi',
    correctText: 'Modifiez ce qui n’est plus juste. La personne qui examine votre envoi voit ce qui a changé.',
    corrected: 'Nous avons reçu vos modifications. Nous vous écrirons dès que nous aurons décidé.',
    withdrawTitle: 'Vraiment retirer ?',
    back: 'Retour',
    questionTitle: 'Une question',
    questionText: 'Nous aimerions savoir quelque chose au sujet de votre envoi :',
    sendAnswer: 'Envoyer la réponse',
    answered: 'Nous avons reçu votre réponse.',
    withdraw: 'Retirer',
    withdrawnTitle: 'Retiré',
    withdrawn: 'Votre envoi ne sera pas publié.',
    noForm: 'Ce formulaire n’existe pas.',
    leaveEmpty: 'Prière de laisser vide',
  },
  it: {
    ...formWords.it,
    documents: 'Documenti',
    thanks: 'Grazie mille!',
    contact: 'Contatto',
    documentsHelp: (types) => `Al massimo cinque, 10 MB ciascuno: ${types}`,
    documentsTogether: (types) => `Al massimo cinque, 10 MB in tutto: ${types}`,
    addDocuments: 'Scegliere documenti',
    uploading: (name, percent) => `${name}: ${percent} % caricato`,
    send: 'Inviare',
    privacy:
      'La redazione usa i Suoi dati di contatto solo per esaminare l’invio e risponderLe. Non vengono pubblicati.',
    other: 'Non ha funzionato. La preghiamo di riprovare.',
    tooMany: 'In questo momento arrivano troppi invii. Riprovi più tardi: quanto ha scritto rimane.',
    unreachable: 'Il server non è raggiungibile. Riprovi: quanto ha scritto rimane.',
    kept: 'Ecco quanto ha scritto l’ultima volta senza inviarlo.',
    discard: 'Svuotare',
    discardChanges: 'Annullare le modifiche',
    sent: (email) => `Abbiamo inviato un’e-mail a ${email}. Apra il link che contiene per confermare l’invio.`,
    confirmTitle: 'Confermare l’invio',
    confirmText: 'Ha inviato:',
    confirm: 'Confermare',
    confirmed: 'Esaminiamo il Suo invio e Le scriveremo appena avremo deciso.',
    ownTitle: 'Il Suo invio',
    ownText: 'È in attesa di esame:',
    decided: 'Il Suo invio è stato trattato nel frattempo e non può più essere modificato.',
    correct: 'Correggere',
    correctTitle: 'Correggere l’invio',
    correctText: 'Modifichi ciò che non è più giusto. Chi esamina l’invio vede che cosa è cambiato.',
    corrected: 'Abbiamo ricevuto le Sue modifiche. Le scriveremo appena avremo deciso.',
    withdrawTitle: 'Ritirare il Suo invio?',
    back: 'Indietro',
    questionTitle: 'Una domanda',
    questionText: 'Vorremmo sapere qualcosa sul Suo invio:',
    sendAnswer: 'Inviare la risposta',
    answered: 'Abbiamo ricevuto la Sua risposta.',
    withdraw: 'Ritirare',
    withdrawnTitle: 'Ritirato',
    withdrawn: 'Il Suo invio non sarà pubblicato.',
    noForm: 'Questo modulo non esiste.',
    leaveEmpty: 'Si prega di lasciare vuoto',
  },
};

/** Strings for the page that confirms an opt-in. */
export const optInWords: Record<
  Locale,
  Record<'title' | 'intro' | 'privacy' | 'confirm' | 'doneTitle' | 'done', string>
> = {
  de: {
    title: 'Anmeldung bestätigen',
    intro: 'Sie melden sich an für:',
    privacy:
      'Ihre Angaben braucht die Redaktion nur, um Ihnen diese Newsletter zu schicken. Sie werden nicht ' +
      'veröffentlicht.',
    confirm: 'Anmeldung bestätigen',
    doneTitle: 'Vielen Dank',
    done: 'Ihre Anmeldung ist bestätigt. Die Redaktion trägt Sie ein. Sie können diese Seite schliessen.',
  },
  fr: {
    title: 'Confirmer l’inscription',
    intro: 'Vous vous inscrivez à :',
    privacy: 'La rédaction n’utilise vos données que pour vous envoyer ces lettres. Elles ne sont pas publiées.',
    confirm: 'Confirmer l’inscription',
    doneTitle: 'Merci beaucoup',
    done: 'Votre inscription est confirmée. La rédaction va vous enregistrer ; vous pouvez fermer cette page.',
  },
  it: {
    title: 'Confermare l’iscrizione',
    intro: 'Si iscrive a:',
    privacy: 'La redazione usa i Suoi dati solo per inviarle queste newsletter. Non vengono pubblicati.',
    confirm: 'Confermare l’iscrizione',
    doneTitle: 'Grazie mille',
    done: 'La Sua iscrizione è confermata. La redazione La registrerà; può chiudere questa pagina.',
  },
};
