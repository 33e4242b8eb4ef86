import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { contents, type ContentTypeName } from '../../domain/contents';
import { referenceLists } from '../../domain/references';
import type { Finding } from './clean';
import type { Findings, TableCount } from './findings';
import { mappings, referenceEntities, typeOf } from './mapping';
import { entityNames, linkedFrom, linkTable, tableOfEntity } from './schema';

interface Report {
  counts: readonly TableCount[];
  findings: Findings;
  dump: string;
  isDry: boolean;
  config: { publicUrl: string | null; productName: string; port: number };
}

/**
 * Writes the report as JSON, and next to it as a page for editors.
 * @returns the path of the page
 */
export async function writeReport(file: string, report: Report): Promise<string> {
  const page = file.replace(/(\.json)?$/i, '.html');
  await writeAll(file, jsonOf(report));
  await writeAll(page, htmlOf(report));
  return page;
}

async function writeAll(file: string, parts: Iterable<string>): Promise<void> {
  const stream = createWriteStream(file);
  const done = finished(stream);
  for (const part of parts) if (!stream.write(part)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}

function* jsonOf({ counts, findings, dump, isDry }: Report): Generator<string> {
  const head = {
    dump,
    at: new Date().toISOString(),
    dryRun: isDry,
    tables: counts,
    totals: [...findings.totals.values()],
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "findings": [`;
  let isFirst = true;
  for (const line of findings.lines()) {
    yield `${isFirst ? '' : ','}\n  ${line}`;
    isFirst = false;
  }
  yield '\n ]\n}\n';
}

const labels: Record<string, string> = {
  '': 'Der Dump',
  pv_file: 'Dateien',
  pv_user: 'Konten',
  pv_inbox: 'Posteingang',
  pv_employment: 'Anstellungen',
  pv_log: 'Protokolle',
  pv_community_submission: 'Einreichungen',
  pv_contact: 'Personen und Organisationen',
  ...Object.fromEntries(referenceEntities.map(({ entity, list }) => [`pv_${entity}`, referenceLists[list].label])),
  ...Object.fromEntries(
    mappings
      .filter(({ entity }) => entity !== 'contact')
      .map(({ entity, type }) => [`pv_${entity}`, contents[type].label.plural]),
  ),
};
/** The label of a table; for a link table, such as `Projekte: Themen`. */
function labelOf(table: string): string {
  const from = entityNames.find((entity) => linkedFrom(entity).some((to) => linkTable(entity, to) === table));
  const to = from && table.slice(tableOfEntity(from).length + 1);
  return from && to ? `${labels[tableOfEntity(from)]}: ${labels[tableOfEntity(to)]}` : (labels[table] ?? table);
}

const kinds: Record<Finding['kind'], string> = { changed: 'Geändert', leftOut: 'Weggelassen', note: 'Bitte ansehen' };
/** The number of findings per reason on the page; the JSON contains all. */
const maxShown = 300;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function* htmlOf({ counts, findings, dump, isDry, config }: Report): Generator<string> {
  const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('de-CH'));
  yield `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<title>Umzug: Bericht</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}\
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc}
td:first-child{min-width:9rem}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}\
td{overflow-wrap:anywhere}summary{cursor:pointer;padding:.3rem 0}
code{font-size:.85em;white-space:pre-wrap}.wide{overflow-x:auto}
</style></head><body><main>
<h1>Umzug aus dem bisherigen System</h1>
<p>${escaped(config.productName)}, ${escaped(dump)}, \
${new Date().toLocaleString('de-CH', { timeZone: 'Europe/Zurich' })}\
${isDry ? ': Probe, nichts wurde geschrieben' : ''}.</p>
<h2>Zahlen</h2><div class="wide"><table><thead><tr><th>Was</th><th class="n">Im Dump</th><th class="n">Übernommen</th>\
<th class="n">davon geändert</th><th class="n">Weggelassen</th><th class="n">Hier jetzt</th></tr></thead><tbody>`;
  for (const { table, dump: there, taken, changed, leftOut, ours } of counts.filter(
    (one) => one.dump > 0 || (one.ours ?? 0) > 0,
  ))
    yield (
      `<tr><td>${escaped(labelOf(table))}</td><td class="n">${number(there)}</td><td ` +
      `class="n">${number(taken)}</td><td class="n">${number(changed)}</td><td ` +
      `class="n">${number(leftOut)}</td><td class="n">${number(ours)}</td></tr>\n`
    );
  yield '</tbody></table></div><h2>Was geändert oder weggelassen wurde</h2>\n';
  const totals = [...findings.totals.values()].toSorted(
    (a, b) => labelOf(a.table).localeCompare(labelOf(b.table), 'de') || b.count - a.count,
  );
  if (totals.length === 0) yield '<p>Nichts: Alles wurde übernommen, wie es war.</p>';
  const rows = rowsByTotal(findings, config.publicUrl ?? `http://localhost:${config.port}`);
  for (const table of new Set(totals.map((total) => total.table))) {
    yield `<h3>${escaped(labelOf(table))}</h3>\n`;
    for (const { kind, why, count } of totals.filter((total) => total.table === table)) {
      const some = rows.get(`${table} ${kind} ${why}`) ?? [];
      yield (
        `<details><summary>${kinds[kind]}: ${escaped(why)} (${number(count)})</summary><div ` +
        `class="wide"><table><thead><tr><th>ID</th><th>Feld</th><th>Vorher</th><th>Jetzt</th></tr></thead><tbody>\n`
      );
      yield* some;
      const more = count > some.length ? `<p>Und ${number(count - some.length)} weitere, im JSON.</p>` : '';
      yield `</tbody></table></div>${more}</details>\n`;
    }
  }
  yield '</main></body></html>\n';
}

function rowsByTotal(findings: Findings, publicUrl: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const line of findings.lines()) {
    const { table, id, field, kind, before, after, why } = JSON.parse(line) as Finding;
    const key = `${table} ${kind} ${why}`;
    const some = rows.get(key) ?? [];
    rows.set(key, some);
    if (some.length < maxShown)
      some.push(
        `<tr><td>${linkTo(table, id, publicUrl)}</td><td>${escaped(fieldLabel(table, field))}</td>` +
          `<td>${renderValue(before)}</td><td>${renderValue(after)}</td></tr>\n`,
      );
  }
  return rows;
}

const resources: Record<string, ContentTypeName> = Object.fromEntries(
  mappings.filter(({ entity }) => entity !== 'contact').map(({ entity, type }) => [`pv_${entity}`, type]),
);

/** The label of a field in the form, such as `Links 1 url`. */
function fieldLabel(table: string, field: string): string {
  const [root = '', ...rest] = field.replace(/^translations\.(\w+)\.(.*)$/, '$2.$1').split('.');
  const label = mappings
    .filter(({ entity }) => tableOfEntity(entity) === table)
    .map((mapping) => typeOf(mapping).fields[root]?.label)
    .find(Boolean);
  return [label ?? root, ...rest.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))].join(' ');
}

function linkTo(table: string, id: number, publicUrl: string): string {
  const place =
    table === 'pv_contact'
      ? `contacts/${id}`
      : table === 'pv_user'
        ? `users/${id}/edit`
        : resources[table] && `${resources[table]}/${id}/edit`;
  if (id === 0) return '';
  return place ? `<a href="${escaped(`${publicUrl}/${place}`)}">${id}</a>` : String(id);
}

function renderValue(value: unknown): string {
  const text = value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? '' : `<code>${escaped(text.length > 300 ? `${text.slice(0, 300)} …` : text)}</code>`;
}
