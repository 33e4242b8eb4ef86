import type { Failure } from '../queue/worker';
import { oneLine } from './texts';

/** Thrown for a mail that can never be sent. The message is for administrators, in German. */
export class Unsendable extends Error {}

/** The properties of nodemailer's errors. */
interface SendError {
  code?: string;
  /** The SMTP status of the server's response. */
  responseCode?: number;
  response?: string;
  message?: string;
}

/** RFC 4954: the sign-in was refused, whichever command reports it. The configuration is wrong, not the mail. */
const signInRefused = [530, 534, 535, 538];
/** Errors caused by this mail: its sender, recipient or content. */
const mailErrors = ['EENVELOPE', 'EMESSAGE'];

/**
 * Classifies a failed attempt. A 5xx response to the mail itself is permanent. All other errors are worth another
 * attempt: 4xx, connection errors, timeouts, and a refused sign-in, which is a configuration error.
 */
export function readFailure(error: unknown): Failure {
  if (error instanceof Unsendable)
    return { isPermanent: true, concernsAll: false, message: error.message, cause: 'unsendable' };
  const { code = '', responseCode = 0, response, message = '' } = (error ?? {}) as SendError;
  const isAboutMail = mailErrors.includes(code) && !signInRefused.includes(responseCode) && responseCode !== 421;
  const isPermanent = isAboutMail && (responseCode === 0 || (responseCode >= 500 && responseCode !== 503));
  return {
    isPermanent,
    concernsAll: !isAboutMail,
    message: sentence(code, isPermanent, oneLine(response || message)).slice(0, maxMessageLength),
    cause: [code || 'error', responseCode || ''].join(' ').trim(),
  };
}

/** Messages of servers can be very long. */
const maxMessageLength = 500;

function sentence(code: string, isPermanent: boolean, words: string): string {
  if (mailErrors.includes(code))
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
