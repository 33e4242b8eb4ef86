import type { Locale } from '../../../domain/locales';
import type { MailContent } from '../../mail/content';

interface Words {
  subject: string;
  greeting: (name: string) => string;
  request: string;
  link: string;
  deletion: string;
  validity: (until: string) => string;
}

/** The customer chose the German and French subjects; Italian uses the formal address. */
const words: Record<Locale, Words> = {
  de: {
    subject: 'Bestätigen Sie Ihre Kontaktdaten',
    greeting: (name) => `Guten Tag ${name}`,
    request:
      'Wir führen Sie in unserem Kontaktverzeichnis. Bitte prüfen Sie, ob Ihre Angaben noch stimmen. Mit ' +
      'Ihrem persönlichen Link können Sie sie bestätigen oder korrigieren.',
    link: 'Kontaktdaten prüfen',
    deletion: 'Auf derselben Seite können Sie auch verlangen, dass wir Ihre Angaben löschen.',
    validity: (until) =>
      `Der Link ist persönlich, gilt bis am ${until} und kann einmal verwendet werden. Bitte leiten Sie ` +
      'diese Nachricht nicht weiter.',
  },
  fr: {
    subject: 'Confirmez vos coordonnées',
    greeting: (name) => `Bonjour ${name}`,
    request:
      'Vous figurez dans notre répertoire de contacts. Nous vous prions de vérifier si vos données sont ' +
      'encore exactes et de les confirmer ou de les corriger au moyen de votre lien personnel.',
    link: 'Vérifier mes coordonnées',
    deletion: 'Sur la même page, vous pouvez aussi demander la suppression de vos données.',
    validity: (until) =>
      `Ce lien est personnel, valable jusqu’au ${until} et utilisable une seule fois. Merci de ne pas ` +
      'transmettre ce message.',
  },
  it: {
    subject: 'Confermi i Suoi dati di contatto',
    greeting: (name) => `Buongiorno ${name}`,
    request:
      'Lei figura nella nostra rubrica di contatti. La preghiamo di verificare se i Suoi dati sono ancora ' +
      'corretti e di confermarli o correggerli tramite il Suo link personale.',
    link: 'Verificare i dati di contatto',
    deletion: 'Sulla stessa pagina può anche chiedere la cancellazione dei Suoi dati.',
    validity: (until) =>
      `Il link è personale, è valido fino al ${until} e può essere utilizzato una sola volta. La preghiamo ` +
      'di non inoltrare questo messaggio.',
  },
};

/**
 * The mail that asks a person to confirm their data.
 * @param address the personal link
 */
export function contactVerification(
  locale: Locale,
  { name, address, expiresAt }: { name: string; address: string; expiresAt: Date },
): MailContent {
  const { subject, greeting, request, link, deletion, validity } = words[locale];
  const until = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'Europe/Zurich' }).format(
    expiresAt,
  );
  return {
    locale,
    subject,
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      { kind: 'paragraph', text: request },
      { kind: 'link', label: link, address },
      { kind: 'paragraph', text: deletion },
      { kind: 'paragraph', text: validity(until) },
    ],
  };
}
