import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../contentType';
import { educations } from '../types/education';
import { projects } from '../types/project';
import { publications } from '../types/publication';
import { gapChanges, isNoise, partOf, gapTexts, translatedRoots, type Gap } from './gaps';
import { asLeftEmpty, textsOf } from './texts';

type Values = Record<string, unknown>;
const record = (german: Values, fr: Values = {}, it: Values = {}) => ({
  ...emptyRecord(projects),
  ...german,
  translations: { fr, it },
});

/** The gaps after a series of writes, as the server stores them. */
function after(...versions: object[]): Gap[] {
  let gaps: Gap[] = [];
  versions.forEach((version, index) => {
    const changes = gapChanges(projects, version, versions[index - 1] ?? null, gaps);
    gaps = [
      ...gaps.filter(
        ({ field, locale }) => !changes.some((change) => change.field === field && change.locale === locale),
      ),
      ...changes.flatMap(({ gap }) => gap ?? []),
    ];
  });
  return gaps;
}
const described = (gaps: readonly Gap[]) => gaps.map(({ field, locale, state }) => `${field} ${locale} ${state}`);
const french = (gaps: readonly Gap[]) => described(gaps.filter(({ locale }) => locale === 'fr'));

describe('gaps', () => {
  it('are text missing in one language that another has', () => {
    expect(
      described(after(record({ title: 'Seilbahn', links: [{ label: 'a', url: '' }] }, { title: 'Téléphérique' }))),
    ).toEqual(['links fr missing', 'title it missing', 'links it missing']);
    expect(
      described(
        after(
          record({ title: 'Seilbahn' }, { title: 'Téléphérique', description: '<p>Texte</p>' }, { title: 'Funivia' }),
        ),
      ),
    ).toEqual(['description it missing']);
    expect(
      described(after(record({ title: 'Seilbahn', description: '<p> </p>' }, { title: 'a' }, { title: 'b' }))),
    ).toEqual([]);
  });

  it('a translation is outdated after its German text changes, until it changes too or the German is restored', () => {
    const first = record({ title: 'Seilbahn' }, { title: 'Téléphérique' });
    const changed = record({ title: 'Seilbahn Nord' }, { title: 'Téléphérique' });
    const again = record({ title: 'Seilbahn Süd' }, { title: 'Téléphérique' });
    expect(after(first, changed, again).find(({ locale }) => locale === 'fr')).toEqual({
      field: 'title',
      locale: 'fr',
      state: 'stale',
      stale: [{ part: '', german: 'Seilbahn', now: 'Seilbahn Süd', text: 'Téléphérique' }],
    });
    expect(
      french(after(first, changed, again, record({ title: 'Seilbahn Süd' }, { title: 'Téléphérique sud' }))),
    ).toEqual([]);
    expect(french(after(first, changed, first))).toEqual([]);
    expect(french(after(first, record({ title: 'Seilbahn Nord' }, { title: 'Téléphérique nord' })))).toEqual([]);
    expect(french(after(first, changed, record({ title: 'Seilbahn Nord' })))).toEqual(['title fr missing']);
  });

  it('adding German text later, or in another notation, makes no translation outdated', () => {
    expect(
      french(
        after(
          record({ title: 'a' }, { title: 'a', description: '<p>Texte</p>' }),
          record({ title: 'a', description: '<p>Text</p>' }, { title: 'a', description: '<p>Texte</p>' }),
        ),
      ),
    ).toEqual([]);
    expect(
      french(after(record({ title: 'Seilbahn' }, { title: 'a' }), record({ title: 'Seilbahn ' }, { title: 'a' }))),
    ).toEqual([]);
  });

  it('a text left empty on purpose is not a gap, whatever happens to the German', () => {
    const left: Gap[] = [{ field: 'title', locale: 'fr', state: 'empty', stale: [] }];
    const change = (next: object) =>
      gapChanges(projects, next, record({ title: 'Seilbahn' }), left).filter(({ locale }) => locale === 'fr');
    expect(change(record({ title: 'Seilbahn Nord' }))).toEqual([]);
    expect(change(record({ title: '' }))).toEqual([]);
    expect(change(record({ title: 'Seilbahn' }, { title: 'Téléphérique' }))).toEqual([
      { field: 'title', locale: 'fr', gap: null },
    ]);
  });

  it.each([
    [true, ['09.00–10.15', '+41 31 322 00 00', 'https://example.org/weg', '<p><a href="x">info@example.org</a></p>']],
    [false, ['9 Uhr', 'St.Gallen', 'z.B.', '', '<p> </p>', 'Siehe https://example.org']],
  ])('without words are noise: %s', (expected, texts) => {
    expect(texts.filter((text) => isNoise(text) !== expected)).toEqual([]);
    expect(isNoise([{ label: 'Website', url: 'https://example.org' }])).toBe(false);
    expect(isNoise([{ label: '', url: 'https://example.org' }])).toBe(true);
  });

  it('in items follow their text when items move', () => {
    const unit = (title: string, fr: string) => ({ title, units: [], translations: { fr: { title: fr }, it: {} } });
    const of = (programs: object[]) => ({
      ...emptyRecord(educations),
      name: 'a',
      programs,
      translations: { fr: { name: 'a' }, it: { name: 'a' } },
    });
    const before = of([unit('Montag', 'Lundi'), unit('Dienstag', 'Mardi')]);
    const changes = gapChanges(
      educations,
      of([unit('Dienstag', 'Mardi'), unit('Montag, 3. Mai', 'Lundi'), unit('Mittwoch', 'Mercredi')]),
      before,
      [],
    );
    const part = changes[0]?.gap?.stale[0]?.part as string;
    expect(changes[0]?.gap).toMatchObject({
      field: 'programs',
      locale: 'fr',
      state: 'stale',
      stale: [{ german: 'Montag', now: 'Montag, 3. Mai', text: 'Lundi' }],
    });
    expect(partOf(educations.fields.programs, part).label).toBe('Programmtitel');
    expect(
      gapChanges(educations, of([unit('Montag', 'Lundi'), unit('Neu', '')]), before, []).map(
        ({ gap }) => `${gap?.locale} ${gap?.state}`,
      ),
    ).toEqual(['fr missing', 'it missing']);
  });

  it('a list text left empty on purpose can move without becoming a gap, until its German changes', () => {
    const unit = (title: string, fr = '') => ({ title, units: [], translations: { fr: { title: fr }, it: { title } } });
    const of = (...programs: object[]) => ({
      ...emptyRecord(educations),
      name: 'a',
      programs,
      translations: { fr: { name: 'a' }, it: { name: 'a' } },
    });
    const before = of(unit('Pause'), unit('Schluss'));
    const left = textsOf(educations, 'programs', educations.fields.programs, before)
      .slice(0, 1)
      .map((text) => asLeftEmpty(text, 'fr'));
    const known: Gap[] = [{ field: 'programs', locale: 'fr', state: 'missing', stale: [], left }];
    const after = (next: object) =>
      gapChanges(educations, next, before, known).map(
        ({ gap }) => gap && [gap.state, gap.left?.map(({ source }) => source)],
      );
    expect(gapTexts(educations, educations.fields.programs, before, known[0] as Gap)).toEqual([
      { path: 'programs.1.translations.fr.title', state: 'missing' },
    ]);
    expect(after(of(unit('Schluss', 'Fin'), unit('Pause')))).toEqual([['empty', ['Pause']]]);
    expect(after(of(unit('Schluss'), unit('Neu'), unit('Pause')))).toEqual([]);
    expect(after(of(unit('Schluss', 'Fin'), unit('Mittagspause')))).toEqual([['missing', undefined]]);
    expect(after(of(unit('Schluss', 'Fin'), unit('Pause', 'Pause')))).toEqual([null]);
    const whole = gapChanges(
      educations,
      of(unit('Schluss', 'Fin'), unit('Pause'), unit('Neu')),
      of(unit('Schluss', 'Fin'), unit('Pause')),
      [{ field: 'programs', locale: 'fr', state: 'empty', stale: [], left }],
    );
    expect(whole.map(({ gap }) => gap?.state)).toEqual(['missing']);
  });

  it('of pictures are their captions; German-only fields have none', () => {
    const picture = (description: string) => ({
      id: 1,
      name: 'a',
      extension: 'png',
      mimeType: 'image/png',
      description,
      descriptionFR: 'Cabine',
      descriptionIT: 'Cabina',
    });
    expect(
      described(after(record({ images: [picture('Gondel')] }), record({ images: [picture('Rote Gondel')] }))),
    ).toEqual(['images fr stale', 'images it stale']);
    expect(translatedRoots(publications).map(([name]) => name)).toEqual([
      'title',
      'description',
      'keywords',
      'licenseName',
      'licenseAttribution',
    ]);
    expect(
      gapChanges(publications, { ...emptyRecord(publications), title: 'a', rightsHolder: 'b' }, null, []).map(
        ({ locale }) => locale,
      ),
    ).toEqual(['fr', 'it', 'en']);
  });
});
