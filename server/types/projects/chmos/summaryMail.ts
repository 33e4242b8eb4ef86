import type { MailContent } from '../../../mail/content';
import type { ImportResult } from './importProject';

/** A project that could not be imported at all, with the reason in German. */
interface Failure {
  code: string;
  reason: string;
}

/** The outcome for each project of an import. */
export interface ImportSummary {
  results: ImportResult[];
  failures: Failure[];
}

/** The maximum number of lines of each kind in a mail; the inbox shows the rest. */
const maxLines = 100;

/**
 * The mail to subscribers after a nightly import.
 * @returns null if nothing happened
 */
export function summaryMail({ results, failures }: ImportSummary, inboxAddress: string | null): MailContent | null {
  const of = (outcome: ImportSummary['results'][number]['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ code, title }) => `${code} – ${title}`);
  const problems = [
    ...failures.map(({ code, reason }) => `${code} – ${reason}`),
    ...results.flatMap(({ code, problems: missing }) => missing.map((problem) => `${code} – ${problem}`)),
  ];
  const sections = [
    { heading: 'Neue Projekte', one: 'neues Projekt', many: 'neue Projekte', lines: of('new') },
    { heading: 'Geänderte Projekte', one: 'geändertes Projekt', many: 'geänderte Projekte', lines: of('update') },
    { heading: 'Gelöschte Projekte', one: 'gelöschtes Projekt', many: 'gelöschte Projekte', lines: of('gone') },
    { heading: 'Fehler (der nächste Import versucht es noch einmal)', one: 'Fehler', many: 'Fehler', lines: problems },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  return {
    locale: 'de',
    subject:
      'Posteingang: ' +
      `${sections.map(({ one, many, lines }) => `${lines.length} ${lines.length === 1 ? one : many}`).join(', ')}`,
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Die externe Projektdatenbank wurde ' +
          `abgefragt.${sections[0]?.lines === problems ? '' : ' Im Posteingang warten neue Einträge:'}`,
      },
      ...sections.flatMap(({ heading, lines }) => [
        { kind: 'heading', text: `${heading}: ${lines.length}` } as const,
        { kind: 'list', lines: shortened(lines) } as const,
      ]),
      ...(inboxAddress ? [{ kind: 'link', label: 'Zum Posteingang', address: inboxAddress } as const] : []),
    ],
  };
}

function shortened(lines: readonly string[]): readonly string[] {
  return lines.length > maxLines ? [...lines.slice(0, maxLines), `… und ${lines.length - maxLines} weitere`] : lines;
}
