import type { ImportResult } from './importProject';

export interface Failure {
  code: string;
  reason: string;
}
export interface ImportSummary {
  results: ImportResult[];
  failures: Failure[];
}
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** So many lines of each kind a mail has; the inbox has the rest. */
const mostLines = 100;

/** What subscribers of CHMOS_INBOX read after a night (document 3, section 22); null where nothing happened. */
export function summaryMail({ results, failures }: ImportSummary, inboxAddress: string | null): Mail | null {
  const of = (outcome: ImportResult['outcome']) => results.filter((result) => result.outcome === outcome).map(({ code, title }) => `${code} – ${title}`);
  const problems = [
    ...failures.map(({ code, reason }) => `${code} – ${reason}`),
    ...results.flatMap(({ code, problems: missing }) => missing.map((problem) => `${code} – ${problem}`)),
  ];
  const sections = [
    { heading: 'Neue Projekte', lines: of('new') },
    { heading: 'Geänderte Projekte', lines: of('update') },
    { heading: 'Gelöschte Projekte', lines: of('gone') },
    { heading: 'Fehler (beim nächsten Mal wird es wieder versucht)', lines: problems },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  const shown = sections.map(({ heading, lines }) => ({
    heading: `${heading}: ${lines.length}`,
    lines: lines.length > mostLines ? [...lines.slice(0, mostLines), `… und ${lines.length - mostLines} weitere`] : lines,
  }));
  const intro = 'Die externe Projektdatenbank wurde abgefragt. Im Posteingang warten neue Einträge:';
  return {
    subject: `Posteingang: ${sections.map(({ heading, lines }) => `${lines.length} ${heading.split(' (')[0]}`).join(', ')}`,
    text: [intro, ...shown.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')), inboxAddress ?? ''].filter(Boolean).join('\n\n'),
    html: [
      `<p>${escape(intro)}</p>`,
      ...shown.map(({ heading, lines }) => `<h2>${escape(heading)}</h2><ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`),
      ...(inboxAddress ? [`<p><a href="${escape(inboxAddress)}">Zum Posteingang</a></p>`] : []),
    ].join('\n'),
  };
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
