import type { ContentType } from '../domain/contentType';
import { allContentTypes, contentTypes } from '../domain/contentTypes';
import { measureOpening, measureTyping } from './browser/measure';
import { startBrowser } from './browser/pages';
import { exportSpreadsheet } from './spreadsheet';
import { contactCases, countStatements, fillGroup, openPersons, readLastPage, typeAhead } from './contacts/measure';
import { measureDrawing } from './drawing/measure';
import { fillTypes, isFilled } from './fillTypes';
import { importFromSource, importTable, type ImportRun } from './imports';
import { measureDifferences } from './inbox/differences';
import { inboxSize } from './inbox/items';
import { measureInbox } from './inbox/measure';
import type { Bare } from './load/bare';
import { casesOf, casesWith, type Case } from './load/cases';
import { filterCasesOf } from './load/filterCases';
import { largeCollection } from './load/largeCollection';
import { measureCrowd } from './load/crowd';
import { median } from './load/median';
import { fillMunicipalities, measureMap } from './map/measure';
import { compare, type Comparison } from './load/compare';
import { measurePublic } from './load/publicPages';
import { readWhileSearching } from './load/readWhileSearching';
import { startBeside, type Product } from './product';
import { number, part, table } from './report';
import { companyCount, isChosen, personCount } from './settings';

/** Ours against a bare Node server that serves the same bytes from memory. */
export async function comparisonPart(product: Product, bare: Bare, encoding: 'identity' | 'gzip'): Promise<string[]> {
  const rows: Comparison[] = [];
  for (const given of casesWith(await largeCollection(product))) {
    if (encoding === 'gzip' && (given.saving || given.isConditional)) continue;
    if (!isChosen(given.name, encoding)) continue;
    console.log(`${given.name} (${encoding}) …`);
    rows.push(await compare(product, bare, given, encoding));
  }
  if (rows.length === 0) return [];
  const title =
    encoding === 'identity'
      ? 'Server, uncompressed (Accept-Encoding: identity)'
      : 'Server, compressed (Accept-Encoding: gzip)';
  return [comparison(title, rows)];
}

/**
 * The same of every other type, or of those that were chosen by name, beside the projects: as many records of each as
 * `countOf` says.
 */
export const typesPart = (product: Product, bare: Bare): Promise<string[]> =>
  ofTypes(product, bare, { word: 'types', title: 'Every type', cases: casesOf, turns: 2 });

/** Every filter that lists offer, each once and briefly: which of them stands out. */
export const filtersPart = (product: Product, bare: Bare): Promise<string[]> =>
  ofTypes(product, bare, { word: 'filters', title: 'Every filter', cases: filterCasesOf, turns: 1 });

/** `word`: by which the part is chosen, as by the name of a type. */
async function ofTypes(
  product: Product,
  bare: Bare,
  { word, title, cases, turns }: { word: string; title: string; cases(type: ContentType<any>): Case[]; turns: number },
): Promise<string[]> {
  const types = allContentTypes.filter((type) => isFilled(type) && isChosen(word, type.name));
  if (types.length === 0) return [];
  await fillTypes(types);
  const rows: Comparison[] = [];
  for (const given of [contentTypes.projects, ...types].flatMap(cases))
    rows.push(await compare(product, bare, given, 'identity', turns));
  return [comparison(title, rows)];
}

function comparison(title: string, rows: Comparison[]): string {
  const text = table(
    ['case', 'ratio', 'rounds', 'ours/s', 'bare/s', 'p99 ms', 'bytes', 'CPU ms: server', 'PostgreSQL', 'bare'],
    rows.map(({ name, ratios, ours, bare: theirs, p99, bytes, cpu }) => [
      name,
      number(ratios[Math.floor(ratios.length / 2)] ?? 0, 2),
      `${number(ratios[0] ?? 0, 2)}–${number(ratios.at(-1) ?? 0, 2)}`,
      number(ours),
      number(theirs),
      number(p99),
      number(bytes),
      number(cpu.ours, 2),
      number(cpu.postgres, 2),
      number(cpu.bare, 2),
    ]),
  );
  const notes = rows.map(({ name, note }) => `- ${name}: ${note}.`).join('\n');
  return part(
    title,
    `Ratio: our requests a second to those of a bare Node server that sends the same bytes from memory. Aims, in times: uncached list 6 (0.17), save 30 (0.033), search over everything 40 (0.025).`,
    text,
    notes,
  );
}

/** One slow search must not slow down reading by id. */
export async function readingPart(product: Product): Promise<string> {
  const { calm, searching, calmRate, searchingRate, search } = await readWhileSearching(product);
  return part(
    'Reading by id while slow searches run',
    table(
      ['', 'alone', 'beside a search', 'ratio'],
      [
        ['100 a second, median ms', number(calm.p50, 1), number(searching.p50, 1), number(searching.p50 / calm.p50, 2)],
        ['100 a second, p99 ms', number(calm.p99, 1), number(searching.p99, 1), number(searching.p99 / calm.p99, 2)],
        ['as many as possible, a second', number(calmRate), number(searchingRate), number(searchingRate / calmRate, 2)],
      ],
    ),
    `The search reads the texts of all projects and finds nothing; one took ${number(search)} ms meanwhile. Full load and search compete for the processors.`,
  );
}

/** 100 editors and 400 readers, a request a second each. */
export async function crowdPart(product: Product): Promise<string> {
  const rows = (await measureCrowd(product)).map(({ name, count, refused, p50, p99 }) => [
    name,
    number(count),
    number(refused),
    number(p50, 1),
    number(p99, 1),
  ]);
  return part(
    '100 editors and 400 readers at once',
    table(['call', 'answers', 'refused', 'median ms', 'p99 ms'], rows),
    'Each asks once a second, for 20 seconds, after 5 that are not counted. Aim over 20,000 projects (`BENCH_PROJECTS=20000`) on two processors: p99 of editors 200 ms, of their searches 300 ms, the map included.',
  );
}

/**
 * What visitors ask for on pages, five hundred at once, beside editors and a save each second: of one server, and of
 * two.
 */
export async function publicPart(product: Product, bare: Bare): Promise<string> {
  const second = await startBeside(product);
  try {
    const rows: string[][] = [];
    for (const servers of [[product], [product, second]]) {
      for (const { name, bytes, ratio, ours, bare: theirs, p50, p99, bareP99, old, editorsP99 } of await measurePublic(
        servers,
        bare,
      )) {
        rows.push([
          `${name}, ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}`,
          number(bytes),
          number(ratio, 2),
          number(ours),
          number(theirs),
          number(p50),
          number(p99),
          number(bareP99),
          `${number(old * 100, 1)} %`,
          number(editorsP99),
        ]);
      }
    }
    return part(
      '500 readers and 50 editors at once',
      table(
        [
          'pages for visitors',
          'bytes',
          'ratio',
          'ours/s',
          'bare/s',
          'median ms',
          'p99 ms',
          'bare: p99 ms',
          'old answers',
          'editors: p99 ms',
        ],
        rows,
      ),
      'Ratio: as above, the bare server asked by as many readers. Each reader asks again as soon as he has an answer; the editors ask once a second each, and one of them saves each second. Aim: ratio 0.25, p99 1,000 ms. Two servers share the work only where there are processors for both, the database and the load.',
    );
  } finally {
    await second.stop();
  }
}

/** The export of 20,000 projects; a small one before it, so that what a first export loads does not count. */
export async function spreadsheetPart(product: Product): Promise<string> {
  const rows: string[][] = [];
  for (const [name, query] of [
    ['one year, about 2,000', '?startDate[]=2013'],
    ['three years, about 21,700', '?startDate[]=2016&startDate[]=2017&startDate[]=2018'],
  ] as const) {
    const { firstByte, seconds, megabytes, before, peak } = await exportSpreadsheet(product, `/projects.xlsx${query}`);
    rows.push([
      name,
      number(firstByte),
      number(seconds, 1),
      number(megabytes, 1),
      number(before),
      number(peak),
      number(peak - before),
    ]);
  }
  return part('XLSX', table(['export', 'first byte ms', 's', 'MB', 'server MB before', 'at most', 'growth'], rows));
}

/** What is measured of contacts. */
export async function contactsPart(product: Product, bare: Bare): Promise<string> {
  const compared = [];
  for (const given of contactCases) compared.push(await compare(product, bare, given, 'identity'));
  const statements = await countStatements(product);
  const lastPage = await readLastPage(product);
  const { none, hundred } = await openPersons(product);
  const { added, removed } = await fillGroup(product, 5_000);
  const { p50, p95, keys } = await typeAhead(product);
  // A small one before it, so that what a first export loads does not count.
  await exportSpreadsheet(product, '/contacts.xlsx?contactGroup[]=2');
  const sheet = await exportSpreadsheet(product, '/contacts.xlsx?type[]=person');
  const rows = [
    ...compared.map(({ name, ratios, ours, bare: theirs, bytes }) => [
      `${name}, ${number(bytes / 1000)} kB: ratio to the bare server (requests a second)`,
      `${number(median(ratios), 2)} (${number(ours)} to ${number(theirs)})`,
      '0.25',
    ]),
    ['statements of that list, with the session', String(statements), '3'],
    ['ms for the page at 45,000 of them', number(lastPage), ''],
    [
      'ms to read a person with 100 employments, with none: ratio',
      `${number(hundred, 1)}, ${number(none, 1)}: ${number(hundred / none, 2)}`,
      '2',
    ],
    ['s to add 5,000 persons to a group, to take them out', `${number(added, 2)}, ${number(removed, 2)}`, '1'],
    [
      `ms a key of a type-ahead over the organisations, ${keys} keys: p50, p95`,
      `${number(p50, 1)}, ${number(p95, 1)}`,
      '50',
    ],
    ['XLSX of all persons: s, MB', `${number(sheet.seconds, 1)}, ${number(sheet.megabytes, 1)}`, ''],
    ['the same: ms to the first byte', number(sheet.firstByte), ''],
    ['the same: MB that the server grew by, from', `${number(sheet.peak - sheet.before)}, ${number(sheet.before)}`, ''],
  ];
  return part(
    'Contacts',
    table(['', 'measured', 'aim'], rows),
    `${number(personCount)} persons and ${number(companyCount)} organisations. ${contactCases.map(({ name, note }) => `${name}: ${note}.`).join(' ')} Adding and type-ahead: one call after the other, the group three times (median).`,
  );
}

/** What comes into the inbox from outside, and the memory it takes. */
export async function importPart(product: Product): Promise<string> {
  const count = 1_000;
  const { first, again, said } = await importFromSource(count);
  const changes = await importTable(product, 20_000);
  const row = (name: string, { seconds, before, peak }: ImportRun) => [
    name,
    number(seconds, 1),
    number(before),
    number(peak),
    number(peak - before),
  ];
  return part(
    'Import',
    table(
      ['import', 's', 'MB before', 'at most', 'growth'],
      [
        row('1,000 projects from the simulator, with attachments', first),
        row('the same again: nothing has changed', again),
        row(`a table with 20,000 changes (${number(changes.size / 1024)} kB): dry run`, changes.check),
        row('the same: into the inbox', changes.write),
      ],
    ),
    `The first two are a process of its own, from its start to its end; it said: ${said} The others are the server.`,
  );
}

/** Bytes and waiting, in the browser of this machine. */
export async function browserPart(product: Product): Promise<string> {
  const browser = await startBrowser();
  if (!browser) return part('Browser', 'Not measured: there is no Chromium or Chrome here.');
  try {
    const { list, form, editor, rows, firstForm, nextForm } = await measureOpening(browser, product);
    const { title, contact, allOpened } = await measureTyping(browser, product);
    return part(
      'Browser',
      table(
        ['', 'measured', 'aim'],
        [
          ['kB to the first list, cold, all in', number(list / 1000), '450'],
          ['kB more to a form with rich text', number(form / 1000), '100'],
          ['kB more to its editor, when somebody begins to work in the form', number(editor / 1000), '131'],
          ['ms until the rows of the list stand, cold', number(rows), ''],
          ['ms from click to form, its code not loaded', number(firstForm), ''],
          ['ms from click to form, its code loaded', number(nextForm), '100'],
          ['ms a key in the title, 30 contacts: median, worst', worst(title), '16'],
          ['ms a key in a contact: median, worst', worst(contact), '16'],
          ['the same with all 30 opened, 360 fields', worst(allOpened), ''],
        ],
      ),
      'Bytes are those that travel: gzip, headers and data included. A key: from its event until script, styles and layout are done.',
    );
  } finally {
    await browser.close();
  }
}

/** The map of 2,200 municipalities in the form of a region. */
export async function mapPart(product: Product): Promise<string> {
  const browser = await startBrowser();
  if (!browser) return part('Map', 'Not measured: there is no Chromium or Chrome here.');
  try {
    await fillMunicipalities();
    const { kilobytes, drawn, frame, longestFrame } = await measureMap(browser, product);
    return part(
      'Map',
      table(
        ['', 'measured', 'aim'],
        [
          ['kB of 2,200 municipalities with forty points each, compressed', number(kilobytes), ''],
          ['ms from these data to the map', number(drawn), '1,500'],
          [
            'ms from one picture to the next while it is dragged: median, longest',
            `${number(frame, 1)}, ${number(longestFrame, 1)}`,
            '16.7',
          ],
        ],
      ),
    );
  } finally {
    await browser.close();
  }
}

/** The editor of a drawing of two megabytes. */
export async function drawingPart(product: Product): Promise<string> {
  const browser = await startBrowser();
  if (!browser) return part('Large drawing', 'Not measured: there is no Chromium or Chrome here.');
  try {
    const { megabytes, opened, panel, keys } = await measureDrawing(browser, product);
    return part(
      'Large drawing',
      table(
        ['', 'measured', 'aim'],
        [
          ['MB of a graphic of 15,000 outlines in 300 interactive elements', number(megabytes, 1), ''],
          ['ms from its last byte to its editor', number(opened), '1,000'],
          ['ms from the click on an element to its text', number(panel), ''],
          ['ms a key there: median, worst', worst(keys), '16'],
        ],
      ),
      'A hundred of the elements say something. A key: from its event until script, styles and layout are done.',
    );
  } finally {
    await browser.close();
  }
}

/** What an editor waits for in an inbox of ten thousand items, and what comparing costs. */
export async function inboxPart(product: Product): Promise<string> {
  const { comparing, describing, differences, characters } = measureDifferences();
  const browser = await startBrowser();
  const rows: string[][] = [];
  if (browser) {
    try {
      const { firstCard, firstReview, nextReview, nextItem } = await measureInbox(browser, product);
      rows.push(
        [`ms to the first of ${number(inboxSize)} cards, cold`, number(firstCard), ''],
        ['ms from the click to the review, its code not loaded', number(firstReview), ''],
        ['ms from the click to the review, its code loaded', number(nextReview), '150'],
        ['ms from Ctrl+Enter, which releases what is decided, to the next item: median, worst', worst(nextItem), '100'],
      );
    } finally {
      await browser.close();
    }
  }
  rows.push(
    ['ms to find the differences of the large project', number(comparing, 1), '20'],
    ['ms more to put all of them into words', number(describing, 1), ''],
  );
  return part(
    'Inbox and review',
    table(['', 'measured', 'aim'], rows),
    `Reviews are those of the demo, with a linked project and a known base. The large project has 30 contacts and ${number(characters / 1000)} kB of rich text in each of three languages; both sides differ from the base in every tenth paragraph and every fifth contact: ${differences} places. A review puts into words only what it shows: one language.`,
    browser ? '' : 'Waiting was not measured: there is no Chromium or Chrome here.',
  );
}

const worst = (times: number[]) => `${number(median(times), 1)}, ${number(Math.max(...times), 1)}`;
