import type { Locale } from '../../domain/locales';

export interface FormWords {
  sending: string;
  sendChanges: string;
  /** The link to the privacy statement. */
  privacyLink: string;
  problems: string;
  /** Shown if the server has no space left. */
  full: string;
  linkLabel: string;
  linkAddress: string;
  addLink: string;
  addName: string;
  remove: (what: string) => string;
  otherLanguages: (field: string) => string;
  languages: Record<Locale, string>;
}

/** Words shared by visitors' forms and personal links. Lists on host pages do not load them. */
export const formWords: Record<Locale, FormWords> = {
  de: {
    sending: 'Wird gesendet …',
    sendChanges: 'Änderungen senden',
    privacyLink: 'Datenschutzerklärung',
    problems: 'Bitte prüfen Sie diese Angaben:',
    full:
      'Auf unserem Server ist im Moment kein Speicherplatz frei, es wurde nichts gesendet. Bitte versuchen Sie es ' +
      'später noch einmal. Ihre Eingaben bleiben erhalten.',
    linkLabel: 'Bezeichnung',
    linkAddress: 'URL',
    addLink: 'Link hinzufügen',
    addName: 'Name hinzufügen',
    remove: (what) => `${what} entfernen`,
    otherLanguages: (field) => `${field} in anderen Sprachen`,
    languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
  },
  fr: {
    sending: 'Envoi en cours …',
    sendChanges: 'Envoyer les modifications',
    privacyLink: 'Déclaration de protection des données',
    problems: 'Veuillez vérifier ces indications :',
    full:
      'Notre serveur n’a plus d’espace disponible pour le moment ; rien n’a été envoyé. Veuillez réessayer plus ' +
      'tard ; votre saisie est conservée.',
    linkLabel: 'Libellé',
    linkAddress: 'URL',
    addLink: 'Ajouter un lien',
    addName: 'Ajouter un nom',
    remove: (what) => `Retirer ${what}`,
    otherLanguages: (field) => `${field} dans d’autres langues`,
    languages: { de: 'allemand', fr: 'français', it: 'italien' },
  },
  it: {
    sending: 'Invio in corso …',
    sendChanges: 'Inviare le modifiche',
    privacyLink: 'Informativa sulla protezione dei dati',
    problems: 'Verifichi queste indicazioni:',
    full:
      'Al momento il nostro server non ha più spazio libero: non è stato inviato nulla. Riprovi più tardi; quanto ' +
      'ha scritto rimane.',
    linkLabel: 'Denominazione',
    linkAddress: 'URL',
    addLink: 'Aggiungere un link',
    addName: 'Aggiungere un nome',
    remove: (what) => `Rimuovere ${what}`,
    otherLanguages: (field) => `${field} in altre lingue`,
    languages: { de: 'tedesco', fr: 'francese', it: 'italiano' },
  },
};

interface VerificationWords extends FormWords {
  /** What a person's own data is for. */
  privacy: string;
  title: string;
  loading: string;
  intro: string;
  failedTitle: string;
  usedTitle: string;
  used: string;
  failed: string;
  tooMany: string;
  unreachable: string;
  retry: string;
  employments: string;
  message: string;
  removeEmployment: (name: string) => string;
  removed: string;
  addEmployment: string;
  newEmployment: (position: number) => string;
  removeNew: (position: number) => string;
  delete: string;
  deleteHint: string;
  confirm: string;
  sendDelete: string;
  invalid: string;
  /** Describes what is wrong with a field, given the number in the rule. */
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

/** Strings for the page of a personal link. */
export const verificationWords: Record<Locale, VerificationWords> = {
  de: {
    ...formWords.de,
    privacy:
      'Die Redaktion braucht Ihre Angaben, um die Kontakte der Plattform aktuell zu halten, und prüft jede Änderung. ' +
      'Kontakte, die öffentlich sind, zeigt die Plattform auf ihren Seiten.',
    title: 'Ihre Kontaktdaten',
    loading: 'Ihre Daten werden geladen …',
    intro:
      'Bitte prüfen Sie Ihre Angaben. Wenn alles stimmt, bestätigen Sie die Daten am Ende der Seite. Sonst ' +
      'korrigieren Sie, was nicht mehr stimmt. Die Redaktion prüft Ihre Änderungen, bevor sie erscheinen.',
    failedTitle: 'Verifizierung fehlgeschlagen',
    usedTitle: 'Bereits bestätigt',
    used:
      'Mit diesem Link haben Sie Ihre Angaben schon bestätigt oder Änderungen gesendet. Sie können diese Seite ' +
      'schliessen.',
    failed:
      'Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Bitte verwenden Sie den Link aus der letzten ' +
      'Nachricht, die Sie von uns erhalten haben.',
    tooMany: 'Es gab zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    unreachable: 'Die Daten konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    retry: 'Erneut versuchen',
    employments: 'Anstellungen',
    message: 'Mitteilung',
    removeEmployment: (name) => `Ich arbeite nicht mehr bei ${name}`,
    removed: 'Wird entfernt',
    addEmployment: 'Anstellung hinzufügen',
    newEmployment: (position) => `Neue Anstellung ${position}`,
    removeNew: (position) => `Neue Anstellung ${position} entfernen`,
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
    sent:
      'Ihre Angaben sind bei uns eingegangen und werden von der Redaktion geprüft. Sie können diese Seite ' +
      'schliessen.',
  },
  fr: {
    ...formWords.fr,
    privacy:
      'La rédaction utilise ces données pour tenir à jour les contacts de la plateforme et examine chaque ' +
      'modification. La plateforme montre sur ses pages les contacts qui sont publics.',
    title: 'Vos coordonnées',
    loading: 'Chargement de vos données …',
    intro:
      'Veuillez vérifier vos données. Si tout est exact, confirmez-le au bas de la page ; sinon, corrigez ce qui a ' +
      'changé. La rédaction vérifie les modifications avant de les publier.',
    failedTitle: 'Échec de la vérification',
    usedTitle: 'Déjà confirmé',
    used:
      'Vous avez déjà confirmé vos données ou envoyé des modifications avec ce lien. Vous pouvez fermer cette ' +
      'page.',
    failed:
      'Le lien n’est pas valable, a expiré ou a déjà été utilisé. Veuillez utiliser le lien figurant dans le ' +
      'dernier message que vous avez reçu de notre part.',
    tooMany: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
    unreachable: 'Les données n’ont pas pu être chargées. Veuillez vérifier votre connexion.',
    retry: 'Réessayer',
    employments: 'Emplois',
    message: 'Message',
    removeEmployment: (name) => `Je ne travaille plus chez ${name}`,
    removed: 'Sera supprimé',
    addEmployment: 'Ajouter un emploi',
    newEmployment: (position) => `Nouvel emploi ${position}`,
    removeNew: (position) => `Supprimer le nouvel emploi ${position}`,
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
    ...formWords.it,
    privacy:
      'La redazione usa questi dati per tenere aggiornati i contatti della piattaforma ed esamina ogni modifica. ' +
      'La piattaforma mostra sulle sue pagine i contatti pubblici.',
    title: 'I Suoi dati di contatto',
    loading: 'Caricamento dei Suoi dati …',
    intro:
      'La preghiamo di verificare i Suoi dati. Se è tutto corretto, lo confermi in fondo alla pagina; altrimenti ' +
      'corregga ciò che è cambiato. La redazione verifica le modifiche prima di pubblicarle.',
    failedTitle: 'Verifica non riuscita',
    usedTitle: 'Già confermato',
    used: 'Con questo link ha già confermato i Suoi dati o inviato delle modifiche. Può chiudere questa pagina.',
    failed:
      'Il link non è valido, è scaduto o è già stato utilizzato. Utilizzi il link contenuto nell’ultimo messaggio ' +
      'che ha ricevuto da noi.',
    tooMany: 'Troppi tentativi. Riprovi tra qualche minuto.',
    unreachable: 'Non è stato possibile caricare i dati. Verifichi la connessione.',
    retry: 'Riprovare',
    employments: 'Impieghi',
    message: 'Messaggio',
    removeEmployment: (name) => `Non lavoro più presso ${name}`,
    removed: 'Verrà rimosso',
    addEmployment: 'Aggiungere un impiego',
    newEmployment: (position) => `Nuovo impiego ${position}`,
    removeNew: (position) => `Rimuovere il nuovo impiego ${position}`,
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
