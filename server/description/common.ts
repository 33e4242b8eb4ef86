import * as z from 'zod';
import type { Problem } from '../../domain/http';
import { maxIds, maxLimit } from '../../domain/http';
import { named } from '../http/described';

const problem = named<Problem>('Problem', () =>
  z
    .object({
      type: z.string(),
      title: z.string(),
      status: z.number(),
      detail: z.string().describe('Ein deutscher Satz für Menschen'),
      errors: z
        .object({ field: z.string().describe('translations.fr.title'), message: z.string() })
        .array()
        .optional()
        .describe('Alle ungültigen Felder auf einmal'),
      data: z.unknown().optional().describe('Bei 412 der heutige Datensatz'),
      exception: z.string().optional(),
      error: z.string().optional(),
    })
    .describe('Ein Fehler nach RFC 9457'),
);
const answer = (description: string, example?: Partial<Problem>) => ({
  description,
  content: {
    'application/problem+json': { schema: problem, ...(example && { example: { type: 'about:blank', ...example } }) },
  },
});

const description = `
Die Schnittstelle, die auch die Redaktionsoberfläche benutzt. Jede Antwort in JSON ist \`{"data": …}\`; Listen fügen \
\`meta\` hinzu. Dateien, Kalender (ICS) und Karten (GeoJSON) kommen ohne Hülle.

**Anmelden.** \`POST /login\` mit \`email\` und \`password\` setzt das Cookie \`session\`, das jede weitere Anfrage \
mitschickt; \`GET /logout\` beendet die Sitzung. Was «Zugang: anyone» hat, geht auch ohne; Besucher lesen nur \
Öffentliches. Ohne Sitzung antwortet alles andere 401, ohne die nötige Rolle 403. Die Rollen schliessen ein: \
Super-Admin, Admin, Redaktion, Benutzer. Programme schicken stattdessen das Token eines Maschinenkontos mit, \
\`Authorization: Bearer …\`; es darf, was seine Rechte nennen.

**Listen** haben höchstens ${maxLimit} Einträge je Antwort: \`limit\` und \`offset\` blättern, und solange es \
weitergeht, nennt der Kopf \`Link\` mit \`rel="next"\` die nächste Seite. \`total=true\` zählt. \`shape=summary\` \
antwortet kurze Datensätze, \`shape=card&locale=fr\` bei öffentlichen Listen, was eine Karte zeigt. Ein Filter hat \
mehrere Werte als \`topic[]=1&topic[]=2\`; verschiedene Filter gelten zusammen. \`…/ids\` nennt bis zu ${maxIds} \
Ids auf einmal. Ein unbekannter Parameter ist 400. Mit \
\`audience=visitors\` liest man auch angemeldet nur Öffentliches.

**Versionen.** Ein Datensatz antwortet mit \`ETag\`. Wer ihn ändert oder löscht, schickt ihn als \`If-Match\` mit: Hat \
inzwischen jemand anders gespeichert, wird nichts geändert, und die Antwort ist 412 mit dem heutigen Datensatz in \
\`data\`. 428 heisst, dass die Angabe fehlt, wo sie nötig ist. \`If-None-Match\` spart beim Lesen die Antwort: 304.

**Schreiben.** Ein Feld, das in der Anfrage fehlt, behält seinen Wert; leeren kann man es, indem man es leer schickt. \
\`PATCH\` nimmt einen JSON Merge Patch (RFC 7396), auch für einzelne Texte in \`translations\`, und verlangt \
\`If-Match\`. Ungültige Werte sind 422, mit allen Feldern in \`errors\`. Verknüpfungen sind Listen von Objekten mit \
\`id\`, und ihre Reihenfolge gilt. \`translations\` hat Französisch und Italienisch; Deutsch steht im Datensatz selbst.

**Wiederholen.** Eine schreibende Anfrage mit \`Idempotency-Key\` geschieht einmal: Dieselbe Anfrage mit demselben \
Schlüssel bekommt einen Tag lang die erste Antwort noch einmal (Kopf \`Idempotent-Replayed: true\`), eine andere mit \
demselben 422.

**Dateien** lädt man als Bytes hoch: \`POST /files?name=Plan.pdf\` mit dem Typ der Datei als \`Content-Type\`; der \
Datensatz nennt danach \`id\` und \`extension\` der Antwort. Als JSON mit \`data\` in Base64 geht es auch. Gelesen \
wird unter \`/files/view/{id}.{extension}\`.

**Zu viel.** 413 ist zu gross, 429 zu oft: Der Kopf \`Retry-After\` nennt die Sekunden.
`.trim();

/** The parts shared by all operations. */
export const common = {
  info: { description },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'session' },
    token: { type: 'http', scheme: 'bearer' },
  },
  headers: {
    ETag: {
      description: 'Die Version des Datensatzes, für If-Match',
      schema: { type: 'string' },
      example: '"7-k3x9q1Zm4tYw2a"',
    },
    Link: {
      description: 'Wo es weitergeht; fehlt auf der letzten Seite',
      schema: { type: 'string' },
      example: '</api/v1/projects?limit=100&offset=100>; rel="next"',
    },
  },
  parameters: {
    id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    'If-Match': {
      name: 'If-Match',
      in: 'header',
      description: 'Der ETag, den man gesehen hat; ist er nicht mehr aktuell, antwortet 412',
      schema: { type: 'string' },
      example: '"7-k3x9q1Zm4tYw2a"',
    },
    'Idempotency-Key': {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Dieselbe Anfrage mit demselben Schlüssel geschieht nur einmal',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
      example: '6f1c9c1e-7d0a-4a55-8a0c-5a1f1f0a9d0b',
    },
  },
  responses: {
    Problem: answer('Ein Fehler'),
    Stale: answer('Inzwischen von jemand anderem geändert; data ist der heutige Datensatz'),
    VersionMissing: answer('If-Match fehlt'),
    Invalid: answer('Ungültige Angaben', {
      title: 'Ungültige Angaben',
      status: 422,
      detail: 'Eine Angabe ist ungültig.',
      errors: [{ field: 'translations.fr.title', message: 'Der Text ist zu lang: höchstens 2000 Zeichen.' }],
    }),
  },
};
