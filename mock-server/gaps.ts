import type { Application } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import type { Feature } from '../domain/features';
import { containsWords, searchWords } from '../domain/lists/search';
import { readAfter, readListRequest } from '../domain/lists/listRequest';
import { gapChanges, gapsOfField, isTextLeftEmpty, translatedRoots } from '../domain/translations/gaps';
import { gapListDeclaration, type GapAnswered, type GapCard, type RecordGap } from '../domain/translations/list';
import { asLeftEmpty, isMissingIn, textsOf } from '../domain/translations/texts';
import { invalid, notFound, Refusal } from './problems';
import { idOf, pageOf, queryOf, type Row } from './resource';
import { requireRole, viewerOf } from './sessions';

type StoredGap = RecordGap & { id: number };

/** Missing and outdated translations, stored per record and updated by its writes. */
export class TranslationGaps {
  private readonly known = new Map<string, { row: Row; seen: Row; gaps: StoredGap[] }>();
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
    api.get('/translation-gaps', requireRole(editors), (request, response) => {
      const query = queryOf(request);
      const listRequest = readListRequest(gapListDeclaration, query, ['after']);
      const after = readAfter(query);
      const valuesOf = (wanted: string) => listRequest.filters.find(({ name }) => name === wanted)?.values;
      const words = searchWords(listRequest.term);
      const all = translated.flatMap((type) => this.cardsOf(type)).sort((one, other) => other.id - one.id);
      const names = ['type', 'field', 'locale', 'state', 'content', 'ids'] as const;
      /** The gaps under all filters but this one. */
      const without = (left?: string) =>
        all.filter(
          (card) =>
            names.every(
              (name) => name === left || (valuesOf(name)?.includes(String(card[name === 'ids' ? 'id' : name])) ?? true),
            ) && containsWords(card.title, words),
        );
      const found = without();
      const countBy = (name: 'type' | 'locale' | 'content') => {
        const counts: Record<string, number> = {};
        for (const { [name]: value } of without(name)) counts[value] = (counts[value] ?? 0) + 1;
        return counts;
      };
      response.json({
        data: pageOf(
          request,
          response,
          listRequest,
          found.filter(({ id }) => after === 0 || id < after).map(({ content: _, ...card }) => card),
        ),
        ...(listRequest.total &&
          listRequest.offset === 0 && {
            meta: {
              total: found.length,
              counts: countBy('type'),
              locales: countBy('locale'),
              contents: countBy('content'),
            },
          }),
      });
    });
    for (const type of translated) {
      const path = `/${type.name}/:id/translation-gaps`;
      const find = (id: number) => {
        const known = this.known.get(`${type.name} ${id}`);
        if (!known) throw notFound();
        return known;
      };
      const gapsOf = (id: number) =>
        find(id)
          .gaps.filter(({ field }) => this.isOn(type.fields[field]?.feature))
          .toSorted((one, other) => other.id - one.id)
          .map(({ id: _, ...gap }): RecordGap => gap);
      // The mock has no translation memory.
      api.get(`/${type.name}/:id/translation-proposals`, requireRole(editors), (_request, response) =>
        response.json({ data: [] }),
      );
      api.get(path, requireRole(editors), (request, response) => response.json({ data: gapsOf(idOf(request)) }));
      api.post(path, requireRole(type.write), (request, response) => {
        const record = find(idOf(request));
        record.gaps = this.answered(type, record, request.body as GapAnswered, viewerOf(response));
        response.json({ data: gapsOf(idOf(request)) });
      });
    }
  }

  private cardsOf(type: ContentType): (GapCard & { content: string })[] {
    return [...this.known].flatMap(([key, { row, gaps }]) =>
      key.startsWith(`${type.name} `)
        ? gaps.flatMap(({ state, noise, stale: _, left: __, ...gap }) =>
            state === 'empty' || !this.isOn(type.fields[gap.field]?.feature)
              ? []
              : [
                  {
                    ...gap,
                    state,
                    type: type.name,
                    recordId: row.id,
                    title: nameOf(type, row),
                    content: noise ? 'noise' : 'words',
                  },
                ],
          )
        : [],
    );
  }

  /** The gaps of a record after a decision about a field, or about a text in it. */
  private answered(
    type: ContentType,
    { row, gaps }: { row: Row; gaps: StoredGap[] },
    { field, locale, answer, text }: GapAnswered,
    viewer: Viewer,
  ): StoredGap[] {
    const declared = translatedRoots(type).find(([name]) => name === field)?.[1];
    if (!declared) throw invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
    const had = gaps.find((gap) => gap.field === field && gap.locale === locale);
    const others = gaps.filter((gap) => gap !== had);
    const nothingMissing = () => new Refusal(409, 'Hier fehlt nichts (mehr).');
    const change = {
      id: (this.last += 1),
      at: new Date().toISOString(),
      by: viewer && { id: viewer.id, email: viewer.email },
    };
    if (text) {
      const lacking = textsOf(type, field, declared, row).find(
        (one) => one.part !== '' && isMissingIn(one, locale) && isTextLeftEmpty([text], one, locale),
      );
      if (!lacking) throw nothingMissing();
      const left = (had?.left ?? []).filter((known) => !isTextLeftEmpty([known], lacking, locale));
      if (answer === 'empty') left.push(asLeftEmpty(lacking, locale));
      const standing = { field, locale, stale: had?.stale ?? [], state: 'missing', left } as const;
      const now = gapsOfField(type, field, declared, row, row, [standing]).find((one) => one.locale === locale);
      return now?.gap ? [...others, { ...now.gap, ...change }] : others;
    }
    if (answer === 'open') {
      const now = gapChanges(type, row, null, []).find((one) => one.field === field && one.locale === locale);
      return had?.state === 'empty' ? [...others, ...(now?.gap ? [{ ...now.gap, ...change }] : [])] : gaps;
    }
    if (answer === 'empty') {
      if (had?.state !== 'missing') throw nothingMissing();
      return [...others, { ...had, state: 'empty', ...change }];
    }
    if (!had || had.stale.length === 0)
      throw new Refusal(409, 'Diese Übersetzung ist nicht (mehr) älter als ihr deutscher Text.');
    return had.state === 'stale' ? others : [...others, { ...had, stale: [], ...change }];
  }
}
