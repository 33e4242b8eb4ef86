import type { Locale } from '../../domain/locales';
import type { ownFields } from '../../domain/submissions/verification';

export interface SendingWords {
  sending: string;
  sendChanges: string;
  problems: string;
  /** The server has no space left. */
  full: string;
}

/** Words shared by visitors' forms and personal links. Lists on host pages do not load them. */
export const sendingWords: Record<Locale, SendingWords> = {
  de: {
    sending: 'Wird gesendet …',
    sendChanges: 'Änderungen senden',
    problems: 'Bitte prüfen Sie diese Angaben:',
    full: 'Auf unserem Server ist im Moment kein Speicherplatz frei, es wurde nichts gesendet. Bitte versuchen Sie es später noch einmal. Ihre Eingaben bleiben erhalten.',
  },
  fr: {
    sending: 'Envoi en cours …',
    sendChanges: 'Envoyer les modifications',
    problems: 'Veuillez vérifier ces indications :',
    full: 'Notre serveur n’a plus d’espace disponible pour le moment ; rien n’a été envoyé. Veuillez réessayer plus tard ; votre saisie est conservée.',
  },
  it: {
    sending: 'Invio in corso …',
    sendChanges: 'Inviare le modifiche',
    problems: 'Verifichi queste indicazioni:',
    full: 'Al momento il nostro server non ha più spazio libero: non è stato inviato nulla. Riprovi più tardi; quanto ha scritto rimane.',
  },
};

interface SubmissionWords extends SendingWords {
  thanks: string;
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
  send: string;
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
  answer: string;
  sendAnswer: string;
  answered: string;
  leaveEmpty: string;
}

/** Words of visitors' forms and of the pages opened from their mails. */
export const submissionWords: Record<Locale, SubmissionWords> = {
  de: {
    ...sendingWords.de,
    documents: 'Dokumente',
    thanks: 'Vielen Dank!',
    contact: 'Kontakt',
    documentsHelp: (types) => `Höchstens fünf, je höchstens 10 MB: ${types}`,
    addDocuments: 'Dokumente wählen',
    uploading: (name, percent) => `${name}: ${percent} % hochgeladen`,
    remove: (what) => `${what} entfernen`,
    linkLabel: 'Bezeichnung',
    linkAddress: 'URL',
    addLink: 'Link hinzufügen',
    addName: 'Name hinzufügen',
    send: 'Einreichen',
    other: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    tooMany:
      'Im Moment gehen zu viele Einreichungen ein. Bitte versuchen Sie es später noch einmal. Ihre Eingaben bleiben erhalten.',
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
    answer: 'Ihre Antwort',
    sendAnswer: 'Antwort senden',
    answered: 'Ihre Antwort ist bei uns.',
    withdraw: 'Zurückziehen',
    withdrawnTitle: 'Zurückgezogen',
    withdrawn: 'Ihre Einreichung wird nicht veröffentlicht.',
    noForm: 'Dieses Formular gibt es nicht.',
    leaveEmpty: 'Bitte leer lassen',
  },
  fr: {
    ...sendingWords.fr,
    documents: 'Documents',
    thanks: 'Merci beaucoup !',
    contact: 'Contact',
    documentsHelp: (types) => `Cinq au plus, 10 Mo chacun : ${types}`,
    addDocuments: 'Choisir des documents',
    uploading: (name, percent) => `${name} : ${percent} % transmis`,
    remove: (what) => `Retirer ${what}`,
    linkLabel: 'Libellé',
    linkAddress: 'URL',
    addLink: 'Ajouter un lien',
    addName: 'Ajouter un nom',
    send: 'Envoyer',
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
    answer: 'Votre réponse',
    sendAnswer: 'Envoyer la réponse',
    answered: 'Nous avons reçu votre réponse.',
    withdraw: 'Retirer',
    withdrawnTitle: 'Retiré',
    withdrawn: 'Votre envoi ne sera pas publié.',
    noForm: 'Ce formulaire n’existe pas.',
    leaveEmpty: 'Prière de laisser vide',
  },
  it: {
    ...sendingWords.it,
    documents: 'Documenti',
    thanks: 'Grazie mille!',
    contact: 'Contatto',
    documentsHelp: (types) => `Al massimo cinque, 10 MB ciascuno: ${types}`,
    addDocuments: 'Scegliere documenti',
    uploading: (name, percent) => `${name}: ${percent} % caricato`,
    remove: (what) => `Rimuovere ${what}`,
    linkLabel: 'Denominazione',
    linkAddress: 'URL',
    addLink: 'Aggiungere un link',
    addName: 'Aggiungere un nome',
    send: 'Inviare',
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
    answer: 'La Sua risposta',
    sendAnswer: 'Inviare la risposta',
    answered: 'Abbiamo ricevuto la Sua risposta.',
    withdraw: 'Ritirare',
    withdrawnTitle: 'Ritirato',
    withdrawn: 'Il Suo invio non sarà pubblicato.',
    noForm: 'Questo modulo non esiste.',
    leaveEmpty: 'Si prega di lasciare vuoto',
  },
};

/** Words of the page that confirms an opt-in. */
export const optInWords: Record<Locale, Record<'title' | 'intro' | 'confirm' | 'doneTitle' | 'done', string>> = {
  de: {
    title: 'Anmeldung bestätigen',
    intro: 'Sie melden sich an für:',
    confirm: 'Anmeldung bestätigen',
    doneTitle: 'Vielen Dank',
    done: 'Ihre Anmeldung ist bestätigt. Die Redaktion trägt Sie ein. Sie können diese Seite schliessen.',
  },
  fr: {
    title: 'Confirmer l’inscription',
    intro: 'Vous vous inscrivez à :',
    confirm: 'Confirmer l’inscription',
    doneTitle: 'Merci beaucoup',
    done: 'Votre inscription est confirmée. La rédaction va vous enregistrer ; vous pouvez fermer cette page.',
  },
  it: {
    title: 'Confermare l’iscrizione',
    intro: 'Si iscrive a:',
    confirm: 'Confermare l’iscrizione',
    doneTitle: 'Grazie mille',
    done: 'La Sua iscrizione è confermata. La redazione La registrerà; può chiudere questa pagina.',
  },
};

interface VerificationWords extends SendingWords {
  title: string;
  loading: string;
  intro: string;
  failedTitle: string;
  failed: string;
  tooMany: string;
  unreachable: string;
  retry: string;
  sections: { person: string; address: string; reach: string; about: string; employments: string; message: string };
  fields: Record<(typeof ownFields)[number], string>;
  genders: Record<'male' | 'female' | 'other', string>;
  languages: Record<Locale, string>;
  otherLanguages: (field: string) => string;
  none: string;
  role: string;
  organisation: string;
  removeEmployment: (name: string) => string;
  removed: string;
  addEmployment: string;
  newEmployment: (position: number) => string;
  removeNew: (position: number) => string;
  comment: string;
  delete: string;
  deleteHint: string;
  confirm: string;
  sendDelete: string;
  invalid: string;
  /** What is wrong with a field, given the number in the rule. */
  wrong: Record<
    'required' | 'tooLong' | 'email' | 'phone' | 'link' | 'letters' | 'tooMany' | 'choice',
    (number: string) => string
  >;
  draft: {
    title: string;
    found: (moment: string) => string;
    restore: string;
    discard: string;
    restored: string;
    kept: string;
  };
  notSent: string;
  confirmedTitle: string;
  confirmed: string;
  sentTitle: string;
  sent: string;
}

/** Words of the page of a personal link. */
export const verificationWords: Record<Locale, VerificationWords> = {
  de: {
    ...sendingWords.de,
    title: 'Ihre Kontaktdaten',
    loading: 'Ihre Daten werden geladen …',
    intro:
      'Bitte prüfen Sie Ihre Angaben. Wenn alles stimmt, bestätigen Sie die Daten am Ende der Seite. Sonst korrigieren Sie, was nicht mehr stimmt. Die Redaktion prüft Ihre Änderungen, bevor sie erscheinen.',
    failedTitle: 'Verifizierung fehlgeschlagen',
    failed:
      'Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Bitte verwenden Sie den Link aus der letzten Nachricht, die Sie von uns erhalten haben.',
    tooMany: 'Es gab zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    unreachable: 'Die Daten konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    retry: 'Erneut versuchen',
    sections: {
      person: 'Person',
      address: 'Adresse',
      reach: 'Erreichbarkeit',
      about: 'Über mich',
      employments: 'Anstellungen',
      message: 'Mitteilung',
    },
    fields: {
      gender: 'Anrede',
      academicTitle: 'Titel',
      firstName: 'Vorname',
      lastName: 'Nachname',
      street: 'Strasse',
      zipCode: 'PLZ',
      city: 'Ort',
      country: 'Land',
      state: 'Kanton',
      language: 'Sprache',
      email: 'E-Mail',
      phone: 'Telefon',
      linkedIn: 'LinkedIn',
      website: 'Website',
      description: 'Beschreibung',
      topics: 'Themen',
    },
    genders: { male: 'Herr', female: 'Frau', other: 'Keine Angabe' },
    languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
    otherLanguages: (field) => `${field} in anderen Sprachen`,
    none: '–',
    role: 'Funktion',
    organisation: 'Organisation',
    removeEmployment: (name) => `Ich arbeite nicht mehr bei ${name}`,
    removed: 'Wird entfernt',
    addEmployment: 'Anstellung hinzufügen',
    newEmployment: (position) => `Neue Anstellung ${position}`,
    removeNew: (position) => `Neue Anstellung ${position} entfernen`,
    comment: 'Kommentar',
    delete: 'Bitte löschen Sie meine Kontaktdaten',
    deleteHint: 'Die Redaktion entfernt Sie aus dem Verzeichnis.',
    confirm: 'Daten bestätigen',
    sendDelete: 'Löschung verlangen',
    invalid: 'Diese Angabe ist ungültig.',
    wrong: {
      required: () => 'Dieses Feld darf nicht leer sein.',
      tooLong: (number) => `Der Text ist zu lang: höchstens ${number} Zeichen.`,
      email: () => 'Das ist keine gültige E-Mail-Adresse.',
      phone: () => 'Das ist keine Telefonnummer.',
      link: () => 'Das ist keine gültige Webadresse.',
      letters: () => 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
      tooMany: (number) => `Höchstens ${number} Einträge sind erlaubt.`,
      choice: () => 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
    },
    draft: {
      title: 'Ihre Eingaben sind noch da',
      found: (moment) =>
        `Sie haben am ${moment} Angaben geändert, aber nicht gesendet. Möchten Sie damit weiterfahren?`,
      restore: 'Wiederherstellen',
      discard: 'Verwerfen',
      restored: 'Ihre Eingaben sind wiederhergestellt.',
      kept: 'Ihre Eingaben bleiben auf diesem Gerät, bis Sie sie senden, höchstens 30 Tage.',
    },
    notSent: 'Nicht gesendet. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.',
    confirmedTitle: 'Vielen Dank',
    confirmed: 'Ihre Kontaktdaten sind bestätigt. Sie können diese Seite schliessen.',
    sentTitle: 'Vielen Dank',
    sent: 'Ihre Angaben sind bei uns eingegangen und werden von der Redaktion geprüft. Sie können diese Seite schliessen.',
  },
  fr: {
    ...sendingWords.fr,
    title: 'Vos coordonnées',
    loading: 'Chargement de vos données …',
    intro:
      'Veuillez vérifier vos données. Si tout est exact, confirmez-le au bas de la page ; sinon, corrigez ce qui a changé. La rédaction vérifie les modifications avant de les publier.',
    failedTitle: 'Échec de la vérification',
    failed:
      'Le lien n’est pas valable, a expiré ou a déjà été utilisé. Veuillez utiliser le lien figurant dans le dernier message que vous avez reçu de notre part.',
    tooMany: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
    unreachable: 'Les données n’ont pas pu être chargées. Veuillez vérifier votre connexion.',
    retry: 'Réessayer',
    sections: {
      person: 'Personne',
      address: 'Adresse',
      reach: 'Contact',
      about: 'À mon sujet',
      employments: 'Emplois',
      message: 'Message',
    },
    fields: {
      gender: 'Civilité',
      academicTitle: 'Titre',
      firstName: 'Prénom',
      lastName: 'Nom',
      street: 'Rue',
      zipCode: 'NPA',
      city: 'Lieu',
      country: 'Pays',
      state: 'Canton',
      language: 'Langue',
      email: 'E-mail',
      phone: 'Téléphone',
      linkedIn: 'LinkedIn',
      website: 'Site web',
      description: 'Description',
      topics: 'Thèmes',
    },
    genders: { male: 'Monsieur', female: 'Madame', other: 'Sans indication' },
    languages: { de: 'allemand', fr: 'français', it: 'italien' },
    otherLanguages: (field) => `${field} dans d’autres langues`,
    none: '–',
    role: 'Fonction',
    organisation: 'Organisation',
    removeEmployment: (name) => `Je ne travaille plus chez ${name}`,
    removed: 'Sera supprimé',
    addEmployment: 'Ajouter un emploi',
    newEmployment: (position) => `Nouvel emploi ${position}`,
    removeNew: (position) => `Supprimer le nouvel emploi ${position}`,
    comment: 'Commentaire',
    delete: 'Veuillez supprimer mes coordonnées',
    deleteHint: 'La rédaction vous retirera du répertoire.',
    confirm: 'Confirmer les données',
    sendDelete: 'Demander la suppression',
    invalid: 'Cette indication n’est pas valable.',
    wrong: {
      required: () => 'Ce champ ne peut pas rester vide.',
      tooLong: (number) => `Le texte est trop long : ${number} caractères au maximum.`,
      email: () => 'Ce n’est pas une adresse e-mail valable.',
      phone: () => 'Ce n’est pas un numéro de téléphone.',
      link: () => 'Ce n’est pas une adresse web valable.',
      letters: () => 'Le texte contient des caractères qui ne peuvent pas être enregistrés.',
      tooMany: (number) => `${number} éléments au maximum sont autorisés.`,
      choice: () => 'Ce choix n’existe plus. Veuillez choisir à nouveau.',
    },
    draft: {
      title: 'Vos saisies sont toujours là',
      found: (moment) => `Le ${moment}, vous avez modifié des données sans les envoyer. Souhaitez-vous continuer ?`,
      restore: 'Restaurer',
      discard: 'Supprimer',
      restored: 'Vos saisies ont été restaurées.',
      kept: 'Ce que vous saisissez reste sur cet appareil jusqu’à l’envoi, 30 jours au maximum.',
    },
    notSent: 'L’envoi a échoué. Vos saisies sont toujours là ; veuillez réessayer.',
    confirmedTitle: 'Merci beaucoup',
    confirmed: 'Vos coordonnées sont confirmées. Vous pouvez fermer cette page.',
    sentTitle: 'Merci beaucoup',
    sent: 'Nous avons reçu vos indications ; la rédaction va les vérifier. Vous pouvez fermer cette page.',
  },
  it: {
    ...sendingWords.it,
    title: 'I Suoi dati di contatto',
    loading: 'Caricamento dei Suoi dati …',
    intro:
      'La preghiamo di verificare i Suoi dati. Se è tutto corretto, lo confermi in fondo alla pagina; altrimenti corregga ciò che è cambiato. La redazione verifica le modifiche prima di pubblicarle.',
    failedTitle: 'Verifica non riuscita',
    failed:
      'Il link non è valido, è scaduto o è già stato utilizzato. Utilizzi il link contenuto nell’ultimo messaggio che ha ricevuto da noi.',
    tooMany: 'Troppi tentativi. Riprovi tra qualche minuto.',
    unreachable: 'Non è stato possibile caricare i dati. Verifichi la connessione.',
    retry: 'Riprovare',
    sections: {
      person: 'Persona',
      address: 'Indirizzo',
      reach: 'Contatto',
      about: 'Su di me',
      employments: 'Impieghi',
      message: 'Messaggio',
    },
    fields: {
      gender: 'Appellativo',
      academicTitle: 'Titolo',
      firstName: 'Nome',
      lastName: 'Cognome',
      street: 'Via',
      zipCode: 'NPA',
      city: 'Luogo',
      country: 'Paese',
      state: 'Cantone',
      language: 'Lingua',
      email: 'E-mail',
      phone: 'Telefono',
      linkedIn: 'LinkedIn',
      website: 'Sito web',
      description: 'Descrizione',
      topics: 'Temi',
    },
    genders: { male: 'Signor', female: 'Signora', other: 'Nessuna indicazione' },
    languages: { de: 'tedesco', fr: 'francese', it: 'italiano' },
    otherLanguages: (field) => `${field} in altre lingue`,
    none: '–',
    role: 'Funzione',
    organisation: 'Organizzazione',
    removeEmployment: (name) => `Non lavoro più presso ${name}`,
    removed: 'Verrà rimosso',
    addEmployment: 'Aggiungere un impiego',
    newEmployment: (position) => `Nuovo impiego ${position}`,
    removeNew: (position) => `Rimuovere il nuovo impiego ${position}`,
    comment: 'Commento',
    delete: 'Chiedo di cancellare i miei dati di contatto',
    deleteHint: 'La redazione La rimuoverà dalla rubrica.',
    confirm: 'Confermare i dati',
    sendDelete: 'Richiedere la cancellazione',
    invalid: 'Questa indicazione non è valida.',
    wrong: {
      required: () => 'Questo campo non può restare vuoto.',
      tooLong: (number) => `Il testo è troppo lungo: al massimo ${number} caratteri.`,
      email: () => 'Non è un indirizzo e-mail valido.',
      phone: () => 'Questo non è un numero di telefono.',
      link: () => 'Non è un indirizzo web valido.',
      letters: () => 'Il testo contiene caratteri che non possono essere salvati.',
      tooMany: (number) => `Sono ammesse al massimo ${number} voci.`,
      choice: () => 'Questa scelta non esiste più. Scelga di nuovo.',
    },
    draft: {
      title: 'I dati inseriti sono ancora qui',
      found: (moment) => `Il ${moment} ha modificato dei dati senza inviarli. Vuole continuare?`,
      restore: 'Ripristinare',
      discard: 'Scartare',
      restored: 'I dati inseriti sono stati ripristinati.',
      kept: 'Ciò che inserisce resta su questo dispositivo fino all’invio, al massimo 30 giorni.',
    },
    notSent: 'Invio non riuscito. I dati inseriti sono ancora qui; riprovi.',
    confirmedTitle: 'Grazie mille',
    confirmed: 'I Suoi dati di contatto sono confermati. Può chiudere questa pagina.',
    sentTitle: 'Grazie mille',
    sent: 'Abbiamo ricevuto le Sue indicazioni; la redazione le verificherà. Può chiudere questa pagina.',
  },
};
