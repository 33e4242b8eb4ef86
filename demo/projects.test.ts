import { describe, expect, test } from 'vitest';
import { generateProjects, type DemoProject } from './projects';
import { references, type ReferenceListName } from './references';

const demo = [...generateProjects({ count: 400 })];
const relations = [
  'programs',
  'instruments',
  'topics',
  'tags',
  'geographicRegions',
  'countries',
  'states',
  'businessSectors',
] as const satisfies ReferenceListName[];
const allowedTags = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

const descriptions = ({ description, translations }: DemoProject) =>
  [description, translations.fr.description, translations.it.description].flatMap((html) => html ?? []);
const share = (matches: (project: DemoProject) => boolean) => demo.filter(matches).length / demo.length;

/** Finds tags and attributes that are not allowed, wrong nesting, and unescaped characters. */
function problemsInHtml(html: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [whole, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    const allowed = tag === 'a' && !slash ? /^ href="https:\/\/www\.example\.org\/[^"]*"$/ : /^$/;
    if (!allowedTags.has(tag) || !allowed.test(rest)) problems.push(whole);
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) problems.push(`${whole} is nested wrongly`);
  }
  if (open.length > 0) problems.push(`${open.join()} is not closed`);
  const [bare] = html.replace(/<\/?[a-z0-9]+[^<>]*>/g, '').match(/[<>]|&(?!amp;|lt;|gt;)/) ?? [];
  return bare === undefined ? problems : [...problems, bare];
}

describe('determinism', () => {
  test('the same options yield the same projects', () => {
    expect([...generateProjects({ count: 50 })]).toEqual(demo.slice(0, 50));
  });

  test('another seed yields other projects', () => {
    expect([...generateProjects({ count: 3, seed: 2 })]).not.toEqual(demo.slice(0, 3));
  });

  test('projects are generated one at a time', () => {
    const projects = generateProjects({ count: Number.POSITIVE_INFINITY });
    expect(projects.next().value).toEqual(demo[0]);
  });
});

describe('the 400 demo projects', () => {
  test('have sequential ids and unique codes in the usual format', () => {
    expect(demo.map(({ id }) => id)).toEqual(demo.map((_, index) => index + 1));
    expect(new Set(demo.map(({ projectCode }) => projectCode)).size).toBe(400);
    const cantons = references.states.map(({ code }) => code).join('|');
    for (const { projectCode } of demo) expect(projectCode).toMatch(new RegExp(`^(${cantons})_\\d+$`));
  });

  test.each(relations)('refer to existing %s that a project form offers, each once', (name) => {
    const offered = new Set(
      references[name].filter(({ context }) => context === null || context === 'project').map(({ id }) => id),
    );
    for (const project of demo) {
      const ids = project[name].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(offered).toContain(id);
    }
  });

  test('have existing dates, in order, from recent years', () => {
    const dates = demo.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((date) => date !== null);
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
    expect(
      demo.filter(({ startDate, endDate }) => startDate !== null && endDate !== null && startDate > endDate),
    ).toEqual([]);
    expect(demo.filter(({ createdAt, updatedAt }) => createdAt > updatedAt)).toEqual([]);
    const years = new Set(demo.map(({ startDate }) => startDate?.slice(0, 4)));
    for (let year = 2013; year <= 2027; year++) expect(years).toContain(String(year));
  });

  test('were entered in the order of their ids', () => {
    const times = demo.map(({ createdAt }) => createdAt.slice(0, 10));
    expect(times).toEqual([...times].sort());
  });

  test('have descriptions of usual length, some empty, some very long', () => {
    const lengths = demo.map(({ description }) => description.length);
    expect(lengths.filter((length) => length >= 500 && length <= 3200).length / 400).toBeGreaterThan(0.9);
    expect(lengths.filter((length) => length === 0).length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeGreaterThan(11_000);
  });

  test("use only the editor's tags, correctly nested, and escape < and &", () => {
    expect(demo.flatMap(descriptions).flatMap(problemsInHtml)).toEqual([]);
  });

  test('have no unfilled slots and no double spaces', () => {
    expect(JSON.stringify(demo)).not.toMatch(/\{[a-z0-9]+\}|undefined|NaN|[^\\] {2,}/);
  });

  test('are written in German, French and Italian', () => {
    const text = (language: 'fr' | 'it') =>
      demo.map(({ translations }) => translations[language].description ?? '').join(' ');
    const german = demo.map(({ description }) => description).join(' ');
    for (const letter of ['ä', 'ö', 'ü', 'Ä', 'Ü']) expect(german).toContain(letter);
    expect(german).not.toContain('ß');
    for (const letter of ['é', 'è', 'ê', 'ç', 'œ', 'À']) expect(text('fr')).toContain(letter);
    for (const letter of ['à', 'è', 'ì', 'ò', 'ù']) expect(text('it')).toContain(letter);
  });

  test('have drafts and gaps', () => {
    expect(share(({ isPublic }) => !isPublic)).toBeCloseTo(0.12, 1);
    expect(share(({ translations }) => translations.fr.title === undefined)).toBeCloseTo(0.12, 1);
    expect(share(({ translations }) => translations.it.title === undefined)).toBeCloseTo(0.25, 1);
    expect(share(({ translations: { fr } }) => fr.title !== undefined && fr.description === undefined)).toBeGreaterThan(
      0.02,
    );
    for (const gap of ['startDate', 'endDate'] as const)
      expect(share((project) => project[gap] === null)).toBeGreaterThan(0.01);
    for (const gap of ['projectCosts', 'keywords', 'lat'] as const)
      expect(share((project) => project[gap] === '')).toBeGreaterThan(0.01);
  });

  test('are in one to three cantons, a few nationwide or abroad', () => {
    expect(share(({ states }) => states.length >= 1 && states.length <= 3)).toBeGreaterThan(0.8);
    expect(demo.some(({ states }) => states.length === 26)).toBe(true);
    expect(demo.some(({ countries }) => countries.length > 1)).toBe(true);
  });

  test('have funding that never exceeds the costs, in numbers the form understands', () => {
    for (const { projectCosts, financing } of demo) {
      for (const value of [projectCosts, ...financing.map((part) => part.value)])
        expect(value).toMatch(/^$|^\d+(\.\d{2})?$/);
      const paid = financing.reduce((sum, part) => sum + Number(part.value), 0);
      expect(paid).toBeLessThanOrEqual(projectCosts === '' ? Number.POSITIVE_INFINITY : Number(projectCosts));
    }
  });

  test('contain only invented addresses, websites and phone numbers', () => {
    const contacts = demo.flatMap(({ contacts, translations }) => [
      ...contacts,
      ...(translations.fr.contacts ?? []),
      ...(translations.it.contacts ?? []),
    ]);
    for (const { email, website, phone } of contacts) {
      expect(email).toMatch(/^[a-z0-9.-]+@example\.(org|ch)$/);
      expect(website).toMatch(/^$|^(https:\/\/)?www\.example\.(org|ch)$/);
      expect(phone).toMatch(/^$|^\+41 \d\d 000 \d\d \d\d$/);
    }
    for (const { url } of demo.flatMap(({ links }) => links))
      expect(url).toMatch(/^https:\/\/www\.example\.(org|ch)\//);
  });

  test('include text that breaks careless code', () => {
    const titles = demo.map(({ title }) => title);
    for (const part of ['"', '&', ' < ', '«', '/', '\\', '<b>', '%', '_'])
      expect(titles.some((title) => title.includes(part))).toBe(true);
    expect(titles.some((title) => title.startsWith('='))).toBe(true);
    expect(Math.max(...titles.map((title) => title.length))).toBe(200);
    expect(demo.some(({ contacts }) => contacts.some(({ lastName }) => /\p{Script=Cyrillic}/u.test(lastName)))).toBe(
      true,
    );
  });

  test('rarely share a title', () => {
    expect(new Set(demo.map(({ title }) => title)).size).toBeGreaterThan(370);
  });
});

// The format of codes changes after 9,000, and the rare word occurs once in 5,000.
test('20,000 projects have unique codes, many titles, a rare word and a common one', () => {
  const codes = new Set<string>();
  const titles = new Set<string>();
  let rare = 0;
  let common = 0;
  for (const { projectCode, title, description, keywords } of generateProjects({ count: 20_000 })) {
    codes.add(projectCode);
    titles.add(title);
    const text = `${title} ${description} ${keywords}`;
    if (text.includes('Edelweisskäse')) rare++;
    if (text.includes('Region')) common++;
  }
  expect(codes.size).toBe(20_000);
  expect(titles.size).toBeGreaterThan(10_000);
  expect(rare).toBe(4);
  expect(common).toBeGreaterThan(19_000);
});
