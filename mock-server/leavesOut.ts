import type { Application } from 'json-server';
import { administrators, anyone, editors, signedIn, type AccessRule } from '../domain/access';
import { only } from './guard';
import { Refusal } from './problems';

interface Missing {
  /** What a call for it is answered, with 501. */
  sentence: string;
  /** The calls that ask for it, and who may; `ALL` means every method. */
  calls?: readonly string[];
  for?: AccessRule;
}

/** What the server does and the mock does not. The contract tests skip these by name; the README lists them. */
export const leavesOut = {
  xlsx: { sentence: 'XLSX-Exporte gibt es in dieser Demonstration nicht.', calls: ['ALL /:type.xlsx', 'ALL /:type.xlsx/contact-groups'], for: editors },
  pdf: { sentence: 'PDF-Dokumente gibt es in dieser Demonstration nicht.', calls: ['GET /financial-supports/export/:file'] },
  calendars: { sentence: 'Einträge für Kalender gibt es in dieser Demonstration nicht.', calls: ['GET /events/:locale(de|fr|it).ics', 'GET /events/:locale(de|fr|it)/:file', 'GET /events/public/:id'] },
  imports: {
    sentence: 'Aus der externen Projektdatenbank und aus Tabellen wird in dieser Demonstration nichts geladen.',
    calls: ['POST /projects/chmos/sync/:code', 'POST /projects/import', 'POST /projects/import/:step'], for: editors,
  },
  projectMap: { sentence: 'Eine Karte der Projekte gibt es in dieser Demonstration nicht.', calls: ['GET /projects/geojson/:file'] },
  regionMap: { sentence: 'Eine Karte der Regionen gibt es in dieser Demonstration nicht.', calls: ['GET /regions/:id/geojson/:file', 'GET /regions/geojson/cities/:file'] },
  employments: { sentence: 'Anstellungen werden in dieser Demonstration über Personen und Organisationen geändert.', calls: ['ALL /employments', 'ALL /employments/:id'], for: editors },
  contactCalls: {
    sentence: 'Personen und Organisationen werden in dieser Demonstration einzeln gelesen und geändert, jede unter ihrer Adresse.',
    calls: ['ALL /contacts', 'ALL /contacts/ids', 'ALL /contacts/:id(\\d+)', 'GET /contacts/duplicates', 'GET /contacts-data/:type', 'POST /contacts/:id(\\d+)/merge', 'POST /contacts/:id(\\d+)/unmerge', 'GET /contacts/:id(\\d+)/merged'], for: editors,
  },
  savedMembers: {
    sentence: 'Wer zu einer Gruppe gehört, wird in dieser Demonstration bei der Person oder Organisation geändert.',
    calls: ['POST /contact-groups/:id/contacts', 'DELETE /contact-groups/:id/contacts'], for: editors,
  },
  related: { sentence: 'Was mit einem Eintrag verbunden ist, erfährt in dieser Demonstration nichts davon, dass er sich ändert, und hält ihn nicht fest.' },
  verification: {
    sentence: 'In dieser Demonstration wird niemand angeschrieben, und es gibt keine persönlichen Links.',
    calls: ['GET /contacts/verification-receivers', 'POST /contacts/send-verification-emails'], for: editors,
  },
  links: {
    sentence: 'In dieser Demonstration gibt es keine persönlichen Links.',
    calls: ['ALL /contacts/verify/:code', 'ALL /contact-groups/opt-in', 'ALL /contact-groups/confirm-opt-in/:code'],
  },
  inboxJournal: {
    sentence: 'In dieser Demonstration wird im Posteingang geprüft, freigegeben und verworfen; alles andere gibt es dort nicht.',
    calls: [
      'POST /inbox/undo', 'POST /inbox/:id/undo', 'POST /inbox/:id/carry-out', 'POST /inbox/:id/assign', 'GET /inbox/imports', 'POST /inbox/imports/:id/dismiss',
      'POST /inbox/imports/:id/undo', 'GET /inbox/synonyms', 'DELETE /inbox/synonyms', 'GET /presence', 'POST /presence',
    ],
    for: editors,
  },
  deleted: { sentence: 'Gelöschtes ist in dieser Demonstration weg.', calls: ['GET /deleted', 'POST /:type/:id/restore', 'POST /contacts/:type/:id/restore'], for: editors },
  accounts: { sentence: 'Konten werden in dieser Demonstration nicht verwaltet.', calls: ['ALL /users', 'ALL /users/:id'], for: administrators },
  passwords: { sentence: 'Passwörter lassen sich in dieser Demonstration nicht ändern.', calls: ['POST /password/forgot', 'POST /password/reset'] },
  ownPassword: { sentence: 'Passwörter lassen sich in dieser Demonstration nicht ändern.', calls: ['POST /me/password'], for: signedIn },
  mails: { sentence: 'Mails verschickt diese Demonstration nicht.', calls: ['GET /mails', 'GET /mails/:id', 'POST /mails/:id/retry'], for: administrators },
  idempotency: { sentence: 'Was zweimal gesendet wird, geschieht in dieser Demonstration zweimal.' },
  throttling: { sentence: 'Wiederholte Fehlversuche beim Anmelden werden nicht gebremst.' },
  sanitizing: { sentence: 'Formatierte Texte werden so gespeichert, wie sie kommen.' },
  damagedPictures: { sentence: 'Bilder werden nur am Anfang ihres Inhalts erkannt, nicht geprüft.' },
  crossSite: { sentence: 'Anfragen von fremden Seiten werden nicht abgewiesen.' },
  documentation: { sentence: 'Es gibt keine OpenAPI-Beschreibung.' },
} as const satisfies Record<string, Missing>;

export type LeftOut = keyof typeof leavesOut;

/** Answers the calls for what is left out, once whoever asks may. */
export function serveLeftOut(api: Application): void {
  for (const { sentence, calls = [], for: rule = anyone } of Object.values(leavesOut) as Missing[]) {
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      const refuse = () => {
        throw new Refusal(501, sentence);
      };
      for (const one of method === 'ALL' ? (['get', 'post', 'put', 'delete'] as const) : [method.toLowerCase() as 'get']) api[one](path, only(rule), refuse);
    }
  }
}
