import type { Locale } from '../../domain/locales';

interface SubmissionWords {
  contact: string;
  documents: string;
  documentsHelp: (types: string) => string;
  addDocuments: string;
  uploading: (name: string, percent: number) => string;
  remove: (what: string) => string;
  linkLabel: string;
  linkAddress: string;
  addLink: string;
  addName: string;
  choose: string;
  send: string;
  sending: string;
  problems: string;
  other: string;
  tooMany: string;
  unreachable: string;
  kept: string;
  discard: string;
  sent: (email: string) => string;
  confirmTitle: string;
  confirmText: string;
  confirm: string;
  confirmedTitle: string;
  confirmed: string;
  ownTitle: string;
  ownText: string;
  decided: string;
  withdraw: string;
  withdrawnTitle: string;
  withdrawn: string;
  toForm: string;
  noForm: string;
}

/** What the forms of visitors say, and the pages that the links of their mails open. */
export const submissionWords: Record<Locale, SubmissionWords> = {
  de: {
    contact: 'Kontakt', documents: 'Dokumente', documentsHelp: (types) => `Höchstens fünf, je höchstens 10 MB: ${types}`, addDocuments: 'Dokumente wählen',
    uploading: (name, percent) => `${name}: ${percent} % hochgeladen`, remove: (what) => `${what} entfernen`,
    linkLabel: 'Bezeichnung', linkAddress: 'URL', addLink: 'Link hinzufügen', addName: 'Name hinzufügen', choose: 'Bitte wählen',
    send: 'Einreichen', sending: 'Wird gesendet …', problems: 'Bitte prüfen Sie diese Angaben:', other: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    tooMany: 'Im Moment kommt zu viel auf einmal. Bitte versuchen Sie es später noch einmal; was Sie geschrieben haben, bleibt da.',
    unreachable: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal; was Sie geschrieben haben, bleibt da.',
    kept: 'Hier steht, was Sie zuletzt geschrieben und nicht gesendet haben.', discard: 'Leeren',
    sent: (email) => `Wir haben eine E-Mail an ${email} geschickt. Öffnen Sie den Link darin, um die Einreichung zu bestätigen.`,
    confirmTitle: 'Einreichung bestätigen', confirmText: 'Sie haben eingereicht:', confirm: 'Bestätigen',
    confirmedTitle: 'Vielen Dank!', confirmed: 'Wir prüfen Ihre Einreichung und schreiben Ihnen, sobald sie veröffentlicht ist.',
    ownTitle: 'Ihre Einreichung', ownText: 'Sie wartet darauf, geprüft zu werden:', decided: 'Ihre Einreichung ist inzwischen bearbeitet und kann nicht mehr zurückgezogen werden.',
    withdraw: 'Zurückziehen', withdrawnTitle: 'Zurückgezogen', withdrawn: 'Ihre Einreichung wird nicht veröffentlicht.', toForm: 'Berichtigt neu einreichen', noForm: 'Dieses Formular gibt es nicht.',
  },
  fr: {
    contact: 'Contact', documents: 'Documents', documentsHelp: (types) => `Cinq au plus, 10 Mo chacun : ${types}`, addDocuments: 'Choisir des documents',
    uploading: (name, percent) => `${name} : ${percent} % transmis`, remove: (what) => `Retirer ${what}`,
    linkLabel: 'Libellé', linkAddress: 'URL', addLink: 'Ajouter un lien', addName: 'Ajouter un nom', choose: 'Veuillez choisir',
    send: 'Envoyer', sending: 'Envoi en cours …', problems: 'Veuillez vérifier ces indications :', other: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    tooMany: 'Trop d’envois en ce moment. Veuillez réessayer plus tard ; ce que vous avez écrit reste là.',
    unreachable: 'Le serveur n’est pas joignable. Veuillez réessayer ; ce que vous avez écrit reste là.',
    kept: 'Voici ce que vous avez écrit en dernier sans l’envoyer.', discard: 'Vider',
    sent: (email) => `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour confirmer votre envoi.`,
    confirmTitle: 'Confirmer l’envoi', confirmText: 'Vous avez proposé :', confirm: 'Confirmer',
    confirmedTitle: 'Merci beaucoup !', confirmed: 'Nous examinons votre envoi et vous écrirons dès qu’il sera publié.',
    ownTitle: 'Votre envoi', ownText: 'Il attend d’être examiné :', decided: 'Votre envoi a été traité entre-temps et ne peut plus être retiré.',
    withdraw: 'Retirer', withdrawnTitle: 'Retiré', withdrawn: 'Votre envoi ne sera pas publié.', toForm: 'Envoyer une version corrigée', noForm: 'Ce formulaire n’existe pas.',
  },
  it: {
    contact: 'Contatto', documents: 'Documenti', documentsHelp: (types) => `Al massimo cinque, 10 MB ciascuno: ${types}`, addDocuments: 'Scegli documenti',
    uploading: (name, percent) => `${name}: ${percent} % caricato`, remove: (what) => `Rimuovi ${what}`,
    linkLabel: 'Denominazione', linkAddress: 'URL', addLink: 'Aggiungi link', addName: 'Aggiungi nome', choose: 'Scegliere',
    send: 'Invia', sending: 'Invio in corso …', problems: 'Verificare queste indicazioni:', other: 'Non ha funzionato. Riprovare.',
    tooMany: 'In questo momento arriva troppo. Riprovare più tardi; quanto scritto rimane.',
    unreachable: 'Il server non è raggiungibile. Riprovare; quanto scritto rimane.',
    kept: 'Qui c’è quanto scritto per ultimo e non inviato.', discard: 'Svuota',
    sent: (email) => `Abbiamo inviato un’e-mail a ${email}. Aprire il link per confermare l’invio.`,
    confirmTitle: 'Confermare l’invio', confirmText: 'È stato inviato:', confirm: 'Conferma',
    confirmedTitle: 'Grazie mille!', confirmed: 'Esaminiamo il suo invio e le scriveremo appena sarà pubblicato.',
    ownTitle: 'Il suo invio', ownText: 'È in attesa di esame:', decided: 'L’invio è stato trattato nel frattempo e non può più essere ritirato.',
    withdraw: 'Ritira', withdrawnTitle: 'Ritirato', withdrawn: 'Il suo invio non sarà pubblicato.', toForm: 'Inviare una versione corretta', noForm: 'Questo modulo non esiste.',
  },
};
