import { oneLine } from './texts';

/** What no attempt could send. The message is for administrators, in German. */
export class Unsendable extends Error {}

interface MailFailure {
  /** Another attempt would end the same way. */
  isPermanent: boolean;
  /** The server or the way to it is the reason, not the mail: others would fail too. */
  concernsAll: boolean;
  /** For administrators, in German. */
  message: string;
  /** For the log, which has no addresses: servers repeat them in their answers. */
  cause: string;
}

/** What nodemailer says of an error. */
interface SendError {
  code?: string;
  /** Of the server's answer. */
  responseCode?: number;
  response?: string;
  message?: string;
}

/**
 * RFC 4954: these say that we are not let in, whatever command they answer. It is mended in the configuration, not in
 * the mail.
 */
const notLetIn = [530, 534, 535, 538];
/** The answer is about this mail: its sender, its receiver, its content. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

/**
 * What an attempt failed by. An answer 5xx to the mail itself is final; everything else is worth another attempt: 4xx,
 * connections, time, and a refused sign-in, which is the fault of the configuration.
 */
export function readFailure(error: unknown): MailFailure {
  if (error instanceof Unsendable)
    return { isPermanent: true, concernsAll: false, message: error.message, cause: 'unsendable' };
  const { code = '', responseCode = 0, response, message = '' } = (error ?? {}) as SendError;
  const isAboutMail = aboutTheMail.includes(code) && !notLetIn.includes(responseCode) && responseCode !== 421;
  const isPermanent = isAboutMail && (responseCode === 0 || (responseCode >= 500 && responseCode !== 503));
  return {
    isPermanent,
    concernsAll: !isAboutMail,
    message: sentence(code, isPermanent, oneLine(response || message)).slice(0, longest),
    cause: [code || 'error', responseCode || ''].join(' ').trim(),
  };
}

/** Servers may tell whole stories. */
const longest = 500;

function sentence(code: string, isPermanent: boolean, words: string): string {
  if (aboutTheMail.includes(code))
    return `Der Mailserver ${isPermanent ? 'lehnt die E-Mail ab' : 'nimmt die E-Mail im Moment nicht an'}: ${words}`;
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return `Der Mailserver lehnt die Anmeldung ab: ${words}`;
    case 'ETLS':
      return `Die Verbindung zum Mailserver lässt sich nicht verschlüsseln: ${words}`;
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'Der Mailserver hat nicht rechtzeitig geantwortet.';
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'EDNS':
    case 'EPROTOCOL':
      return `Der Mailserver ist nicht erreichbar: ${words}`;
    default:
      return `Das Senden ist gescheitert: ${words}`;
  }
}
