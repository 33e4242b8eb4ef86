import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import type { Feature } from '../domain/features';
import { readAfter, readListRequest } from '../domain/lists/listRequest';
import { gapChanges, gapsOfField, isLeftIn, translatedRoots } from '../domain/translations/gaps';
import { gapListDeclaration, type GapAnswered, type GapCard, type RecordGap } from '../domain/translations/list';
import { asLeft, lacks, textsOf } from '../domain/translations/texts';
import { invalid, notFound, Refusal } from './problems';
import { idOf, pageOf, queryOf, type Row } from './resource';
import { only, viewerOf } from './sessions';

type Kept = RecordGap & { id: number };

/** Missing and outdated translations, kept per record and updated by its writes. */
export class TranslationGaps {
  private readonly known = new Map<string, { row: Row; seen: Row; gaps: Kept[] }>();
  private last = 0;

  constructor(private readonly isOn: (feature: Feature | undefined) => boolean) {}

  /** Updates the gaps after a write. */
  written(type: ContentType, row: Row, isGone: boolean, viewer: Viewer = null): void {
    const key = `${type.name} ${row.id}`;
    if (isGone) return void this.known.delete(key);
    const before = this.known.get(key);
    const changes = gapChanges(type, row, before?.seen ?? null, before?.gaps ?? []);
    const kept = (before?.gaps ?? []).filter(
      (gap) => !changes.some(({ field, locale }) => gap.field === field && gap.locale === locale),
    );
    const made = changes
      .flatMap(({ gap }) => gap ?? [])
      .toReversed()
      .map((gap) => ({
        ...gap,
        id: (this.last += 1),
        at: row.updatedAt,
        by: viewer && { id: viewer.id, email: viewer.email },
      }));
    // A copy, as json-server modifies the row itself.
    this.known.set(key, { row, seen: { ...row }, gaps: [...kept, ...made] });
  }

  serve(api: Application, types: readonly ContentType[]): void {
    const translated = types.filter((type) => this.isOn(type.feature) && translatedRoots(type).length > 0);
    api.get('/translation-gaps', only(editors), (request, response) => {
      const query = queryOf(request);
      const asked = readListRequest(gapListDeclaration, query, ['after']);
      const after = readAfter(query);
      const valuesOf = (wanted: string) => asked.filters.find(({ name }) => name === wanted)?.values;
      const fits = (card: GapCard, names: readonly ('type' | 'field' | 'locale' | 'state')[]) =>
        names.every((name) => valuesOf(name)?.includes(card[name]) ?? true);
      const cards = translated
        .flatMap((type) => this.cardsOf(type))
        .filter((card) => fits(card, ['field', 'locale', 'state']))
        .sort((one, other) => other.id - one.id);
      const found = cards.filter((card) => fits(card, ['type']));
      const counts = Object.fromEntries(
        translated.map(({ name }) => [name, cards.filter(({ type }) => type === name).length]),
      );
      response.json({
        data: pageOf(
          request,
          response,
          asked,
          found.filter(({ id }) => after === 0 || id < after),
        ),
        ...(asked.total && asked.offset === 0 && { meta: { total: found.length, counts } }),
      });
    });
    for (const type of translated) {
      const path = `/${type.name}/:id/translation-gaps`;
      const find = (id: number) => {
        const known = this.known.get(`${type.name} ${id}`);
        if (!known) throw notFound();
        return known;
      };
      const shown = (id: number) =>
        find(id)
          .gaps.filter(({ field }) => this.isOn(type.fields[field]?.feature))
          .toSorted((one, other) => other.id - one.id)
          .map(({ id: _, ...gap }): RecordGap => gap);
      api.get(path, only(editors), (request, response) => response.json({ data: shown(idOf(request)) }));
      api.post(path, only(type.write), (request, response) => {
        const record = find(idOf(request));
        record.gaps = this.answered(type, record, request.body as GapAnswered, viewerOf(response));
        response.json({ data: shown(idOf(request)) });
      });
    }
  }

  private cardsOf(type: ContentType): GapCard[] {
    return [...this.known].flatMap(([key, { row, gaps }]) =>
      key.startsWith(`${type.name} `)
        ? gaps.flatMap(({ id, field, locale, state, at, by }) =>
            state === 'empty' || !this.isOn(type.fields[field]?.feature)
              ? []
              : [{ id, type: type.name, recordId: row.id, title: nameOf(type, row), field, locale, state, at, by }],
          )
        : [],
    );
  }

  /** What is left to be said once somebody has answered for a field, or for a text within it. */
  private answered(
    type: ContentType,
    { row, gaps }: { row: Row; gaps: Kept[] },
    { field, locale, answer, text }: GapAnswered,
    viewer: Viewer,
  ): Kept[] {
    const declared = translatedRoots(type).find(([name]) => name === field)?.[1];
    if (!declared) throw invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
    const had = gaps.find((gap) => gap.field === field && gap.locale === locale);
    const others = gaps.filter((gap) => gap !== had);
    const nothingMissing = () => new Refusal(409, 'Hier fehlt nichts (mehr).');
    const said = {
      id: (this.last += 1),
      at: new Date().toISOString(),
      by: viewer && { id: viewer.id, email: viewer.email },
    };
    if (text) {
      const lacking = textsOf(type, field, declared, row).find(
        (one) => one.part !== '' && lacks(one, locale) && isLeftIn([text], one, locale),
      );
      if (!lacking) throw nothingMissing();
      const left = (had?.left ?? []).filter((known) => !isLeftIn([known], lacking, locale));
      if (answer === 'empty') left.push(asLeft(lacking, locale));
      const standing = { field, locale, stale: had?.stale ?? [], state: 'missing', left } as const;
      const now = gapsOfField(type, field, declared, row, row, [standing]).find((change) => change.locale === locale);
      return now?.gap ? [...others, { ...now.gap, ...said }] : others;
    }
    if (answer === 'open') {
      const now = gapChanges(type, row, null, []).find((change) => change.field === field && change.locale === locale);
      return had?.state === 'empty' ? [...others, ...(now?.gap ? [{ ...now.gap, ...said }] : [])] : gaps;
    }
    if (answer === 'empty') {
      if (had?.state !== 'missing') throw nothingMissing();
      return [...others, { ...had, state: 'empty', ...said }];
    }
    if (!had || had.stale.length === 0)
      throw new Refusal(409, 'Diese Übersetzung ist nicht (mehr) älter als ihr deutscher Text.');
    return had.state === 'stale' ? others : [...others, { ...had, stale: [], ...said }];
  }
}
