import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { translationLocalesOf } from '../../../domain/locales';
import { gapsOfField, isLeftIn, isLeftWhole, translatedRoots, type Gap } from '../../../domain/translations/gaps';
import type { GapAnswer } from '../../../domain/translations/list';
import { asLeft, lacks, textsOf, type LeftText } from '../../../domain/translations/texts';
import type { SeenVersion } from '../../http/entityTags';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';
import { raiseListVersions } from './raiseVersions';
import { inOneStatement } from '../storage/statements';
import { isStaleFor, readCurrent, staleProblem } from './repository';
import { changeWrites } from './gapWrites';

const nothingMissing = 'Hier fehlt nichts (mehr).';

interface Answering {
  field: string;
  locale: string;
  answer: GapAnswer;
  /** A single text within the field; undefined: all of it. */
  text?: LeftText | undefined;
  /** The version of the record that somebody has seen. */
  expected: SeenVersion | undefined;
  actor: Actor;
}

/**
 * Takes what somebody says about a field in a language, or about a single text within it. The record stays as it is,
 * and so do its version and its history. Errors: 404; 409 where it does not stand so, e.g. there is a text; 412 where
 * the record is another by now; 422 for a field without that language.
 */
export async function answerGap(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  { field: name, locale: asked, answer, text, expected, actor }: Answering,
): Promise<void> {
  const field = translatedRoots(type).find(([root]) => root === name)?.[1];
  if (!field) throw HttpProblem.invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
  const locale = translationLocalesOf(type).find((other) => other === asked);
  if (!locale) throw HttpProblem.invalid([{ field: 'locale', message: 'In diese Sprache wird nicht übersetzt.' }]);
  if (text && answer === 'current')
    throw HttpProblem.invalid([{ field: 'text', message: 'Das gilt für das ganze Feld.' }]);
  await db.transaction().execute(async (trx) => {
    const current = await readCurrent(trx, type, id, 'locked');
    const { record, version, gaps } = current;
    if (isStaleFor(expected, current)) throw staleProblem(current);
    const had = gaps.find((gap) => gap.field === name && gap.locale === locale) ?? null;
    // As it stands with nothing said about it but that these texts are left empty.
    const standing = (left: readonly LeftText[] = []) =>
      gapsOfField(type, name, field, record, record, [
        { field: name, locale, stale: had?.stale ?? [], state: 'missing', left },
      ]).find((change) => change.locale === locale)?.gap ?? null;
    if (text) {
      if (isLeftWhole(had)) return;
      const lacking = textsOf(type, name, field, record).find(
        (one) => one.part !== '' && lacks(one, locale) && isLeftIn([text], one, locale),
      );
      if (!lacking) throw HttpProblem.conflict(nothingMissing);
      const others = (had?.left ?? []).filter((known) => !isLeftIn([known], lacking, locale));
      const gap = standing(answer === 'empty' ? [...others, asLeft(lacking, locale)] : others);
      // What is said of one text is no news of the others: the field stays where it is in the list.
      if (gap && gap.state === had?.state) await keepLeft(trx, type, id, gap);
      else await write(trx, type, { id, field: name, locale, gap, version, at: new Date().toISOString(), actor });
      return;
    }
    const gap = answered(answer, standing(answer === 'current' ? had?.left : []), had);
    if (gap === had) return;
    await write(trx, type, { id, field: name, locale, gap, version, at: new Date().toISOString(), actor });
  });
}

/** Out: the gap there is from now on; null for none. */
function answered(answer: GapAnswer, now: Gap | null, had: Gap | null): Gap | null {
  if (answer === 'open') return had?.state === 'empty' || had?.left?.length ? now : had;
  if (answer === 'empty') {
    if (isLeftWhole(had)) return had;
    if (now?.state !== 'missing') throw HttpProblem.conflict(nothingMissing);
    return { ...now, state: 'empty' };
  }
  if (!now || now.stale.length === 0)
    throw HttpProblem.conflict('Diese Übersetzung ist nicht (mehr) älter als ihr deutscher Text.');
  if (now.state === 'stale') return now.left?.length ? { ...now, state: 'empty', stale: [] } : null;
  return { ...now, stale: [] };
}

async function keepLeft(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  { field, locale, left = [] }: Gap,
): Promise<void> {
  await trx
    .updateTable('translation_gaps')
    .set({ left_texts: JSON.stringify(left) })
    .where('resource', '=', type.name)
    .where('record_id', '=', id)
    .where('field', '=', field)
    .where('locale', '=', locale)
    .execute();
}

async function write(
  trx: Transaction<Tables>,
  type: ContentType,
  change: Parameters<typeof changeWrites>[1][number],
): Promise<void> {
  // What was said before is taken back by what is said now.
  await sql`delete from translation_gaps where resource = ${type.name} and record_id = ${change.id} and field = ${change.field} and locale = ${change.locale}`.execute(
    trx,
  );
  await inOneStatement(trx, [...changeWrites(type, change.gap ? [change] : []), raiseListVersions(type, [])]);
}
