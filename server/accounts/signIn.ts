import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountPath } from '../../domain/accounts/passwordLinks';
import { inZurich } from '../clock';
import { linkBase } from '../http/serverUrl';
import type { MailContent } from '../mail/content';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import { rememberNetwork } from './knownNetworks';
import { networkOf } from './loginThrottle';
import { sendToken, signOut } from './sessionPlugin';
import { createSession } from './sessions';

/**
 * Signs a person in whose identity is proven: replaces the session of this browser, and tells the owner by mail if the
 * network is new. One transaction.
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  { isByProvider } = { isByProvider: false },
): Promise<void> {
  const { config, database } = request.server;
  const device = deviceOf(request.headers['user-agent']);
  const network = networkOf(request.ip);
  await signOut(request, reply);
  const token = await database.db.transaction().execute(async (trx) => {
    const isNew = await rememberNetwork(trx, userId, network);
    const owner = await trx
      .selectFrom('users')
      .select(['email', 'last_sign_in_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // Where somebody signs in first is no news.
    if (isNew && owner.last_sign_in_at) {
      const mail = renderMail(newPlaceMail(device, sessionsLink(request)), config);
      await queueMail(trx, { to: owner.email, kind: 'NEW_SIGN_IN', mail });
    }
    return createSession(trx, userId, { network, device, isByProvider });
  });
  sendToken(request, reply, token);
  request.log.info({ account: userId, isByProvider }, 'signed in');
}

/** The page with one's sessions; null if this installation does not know its URL. */
function sessionsLink(request: FastifyRequest): string | null {
  try {
    return `${linkBase(request)}${accountPath}`;
  } catch {
    return null;
  }
}

function newPlaceMail(device: string, address: string | null): MailContent {
  return {
    locale: 'de',
    subject: 'Anmeldung an einem neuen Ort',
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Jemand hat sich mit Ihrem Konto aus einem Netz angemeldet, aus dem Sie sich bisher nicht angemeldet ' +
          'haben.',
      },
      {
        kind: 'list',
        lines: [`Zeit: ${inZurich().format('DD.MM.YYYY, HH:mm')} Uhr`, `Browser: ${device || 'unbekannt'}`],
      },
      {
        kind: 'paragraph',
        text:
          'Waren Sie das selbst, brauchen Sie nichts zu tun. Falls nicht, beenden Sie bitte diese Anmeldung und ' +
          'ändern Sie Ihr Passwort.',
      },
      ...(address ? [{ kind: 'link' as const, label: 'Eigene Anmeldungen', address }] : []),
    ],
  };
}

/** The order matters: browsers also name those that they descend from. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\S+ )?Safari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system in a few words, as in `Firefox 132 auf Windows`; '' if neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = browsers.map(([name, mark]) => [name, mark.exec(text)?.[1]]).find(([, version]) => version);
  const system = systems.find(([, mark]) => mark.test(text))?.[0];
  return [browser?.join(' '), system].filter(Boolean).join(' auf ');
}
