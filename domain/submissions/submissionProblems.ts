import type { Locale } from '../locales';

/** Error messages for submissions. */
export interface SubmissionProblems {
  required: string;
  tooLong: (most: number) => string;
  tooMany: (most: number) => string;
  email: string;
  phone: string;
  url: string;
  date: string;
  /** For a timestamp in the past. */
  past: string;
  choice: string;
  period: string;
  /** For a document of the wrong type, one that is too large, and one that is no longer stored. */
  fileType: string;
  fileSize: string;
  fileGone: string;
  tooFast: string;
  /** For no selected newsletter, or one that does not allow self-registration. */
  groups: string;
  groupClosed: string;
}

/** By the visitor's language. */
export const submissionProblems: Record<Locale, SubmissionProblems> = {
  de: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    tooMany: (most) => `Höchstens ${most}.`,
    email: 'Das ist keine gültige E-Mail-Adresse.',
    phone: 'Das ist keine Telefonnummer.',
    url: 'Das ist keine Webadresse.',
    date: 'Diesen Tag oder diese Uhrzeit gibt es nicht.',
    past: 'Dieser Zeitpunkt ist schon vorbei.',
    choice: 'Bitte wählen Sie etwas aus der Liste.',
    period: 'Das Ende liegt vor dem Anfang.',
    fileType: 'Dieser Dateityp wird nicht angenommen.',
    fileSize: 'Diese Datei ist zu gross: höchstens 10 MB.',
    fileGone: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    tooFast: 'Das ging sehr schnell. Bitte warten Sie einen Moment und senden Sie das Formular noch einmal.',
    groups: 'Bitte wählen Sie mindestens eine Gruppe.',
    groupClosed: 'Für diese Gruppe können Sie sich nicht selbst anmelden.',
  },
  fr: {
    required: 'Veuillez remplir ce champ.',
    tooLong: (most) => `${most} caractères au maximum.`,
    tooMany: (most) => `${most} au maximum.`,
    email: 'Cette adresse e-mail n’est pas valable.',
    phone: 'Ce n’est pas un numéro de téléphone.',
    url: 'Ce n’est pas une adresse web.',
    date: 'Cette date ou cette heure n’existe pas.',
    past: 'Cette date est déjà passée.',
    choice: 'Veuillez choisir dans la liste.',
    period: 'La fin précède le début.',
    fileType: 'Ce type de fichier n’est pas accepté.',
    fileSize: 'Ce fichier est trop volumineux : 10 Mo au maximum.',
    fileGone: 'Ce fichier n’est plus là. Veuillez le charger à nouveau.',
    tooFast: 'Cet envoi était très rapide. Veuillez patienter un instant et envoyer à nouveau le formulaire.',
    groups: 'Veuillez choisir au moins un groupe.',
    groupClosed: 'L’inscription à ce groupe n’est pas publique.',
  },
  it: {
    required: 'Compili questo campo.',
    tooLong: (most) => `Al massimo ${most} caratteri.`,
    tooMany: (most) => `Al massimo ${most}.`,
    email: 'Questo indirizzo e-mail non è valido.',
    phone: 'Questo non è un numero di telefono.',
    url: 'Questo non è un indirizzo web.',
    date: 'Questa data o quest’ora non esiste.',
    past: 'Questa data è già passata.',
    choice: 'Scelga dall’elenco.',
    period: 'La fine precede l’inizio.',
    fileType: 'Questo tipo di file non è accettato.',
    fileSize: 'Questo file è troppo grande: al massimo 10 MB.',
    fileGone: 'Questo file non c’è più. Lo carichi di nuovo.',
    tooFast: 'È stato molto veloce. Attenda un momento e invii di nuovo il modulo.',
    groups: 'Scelga almeno un gruppo.',
    groupClosed: 'Non è possibile iscriversi da soli a questo gruppo.',
  },
};
