import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { mayWriteLanguage } from '../../../domain/accounts/rights';
import { languageNames } from '../../../domain/accounts/writeRefusal';
import { translationLocalesOf } from '../../../domain/locales';
import {
  gapsOfField,
  isTextLeftEmpty,
  isFieldLeftEmpty,
  translatedRoots,
  type Gap,
} from '../../../domain/translations/gaps';
import type { GapAnswer } from '../../../domain/translations/list';
import { asLeftEmpty, isMissingIn, textsOf, type LeftEmptyText } from '../../../domain/translations/texts';
import type { SeenVersion } from '../../http/entityTags';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';
import { bumpListVersions } from './bumpVersions';
import { inOneStatement } from '../storage/statements';
import { isStaleFor, readCurrent, staleProblem } from './repository';
import { changeWrites } from './gapWrites';

const nothingMissing = 'Hier fehlt nichts (mehr).';

interface Answering {
  field: string;
  locale: string;
  answer: GapAnswer;
  /** A single text in the field, or undefined for the whole field. */
  text?: LeftEmptyText | undefined;
  /** The version of the record that the user has seen. */
  expected: SeenVersion | undefined;
  actor: Actor;
}

/**
 * Stores a decision about a translation gap, for a field in a language or for a single text in it. Record, version and
 * history stay unchanged.
 * @throws 403 for a language that the account may not write; 404; 409 if the decision is not possible, e.g. because
 * there is a text; 412 if the record has changed; 422 if the field is not translated into the language
 */
export async function answerGap(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  { field: name, locale: requested, answer, text, expected, actor }: Answering,
): Promise<void> {
  const field = translatedRoots(type).find(([root]) => root === name)?.[1];
  if (!field) throw HttpProblem.invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
  const locale = translationLocalesOf(type).find((other) => other === requested);
  if (!locale) throw HttpProblem.invalid([{ field: 'locale', message: 'In diese Sprache wird nicht übersetzt.' }]);
  if (actor && !mayWriteLanguage(actor, locale))
    throw HttpProblem.forbidden(`Auf ${languageNames[locale]} dürfen Sie nichts ändern.`);
  if (text && (answer === 'current' || answer === 'checked'))
    throw HttpProblem.invalid([{ field: 'text', message: 'Das gilt für das ganze Feld.' }]);
  await db.transaction().execute(async (trx) => {
    const current = await readCurrent(trx, type, id, 'locked');
    const { record, version, gaps } = current;
    if (isStaleFor(expected, current)) throw staleProblem(current);
    const had = gaps.find((gap) => gap.field === name && gap.locale === locale) ?? null;
    // The gap if only these texts were left empty, or unchecked.
    const standing = (left: readonly LeftEmptyText[] = [], machine = had?.machine ?? []) =>
      gapsOfField(type, name, field, record, record, [
        { field: name, locale, stale: had?.stale ?? [], state: 'missing', left, machine },
      ]).find((change) => change.locale === locale)?.gap ?? null;
    if (text) {
      if (isFieldLeftEmpty(had)) return;
      const lacking = textsOf(type, name, field, record).find(
        (one) => one.part !== '' && isMissingIn(one, locale) && isTextLeftEmpty([text], one, locale),
      );
      if (!lacking) throw HttpProblem.conflict(nothingMissing);
      const others = (had?.left ?? []).filter((known) => !isTextLeftEmpty([known], lacking, locale));
      const gap = standing(answer === 'empty' ? [...others, asLeftEmpty(lacking, locale)] : others);
      // A decision about a single text does not move the gap in the list.
      if (gap && gap.state === had?.state) await storeLeftTexts(trx, type, id, gap);
      else await write(trx, type, { id, field: name, locale, gap, version, at: new Date().toISOString(), actor });
      return;
    }
    const isLookedAt = answer === 'current' || answer === 'checked';
    const gap = answered(answer, isLookedAt ? standing(had?.left, []) : standing(), had);
    if (gap === had) return;
    await write(trx, type, { id, field: name, locale, gap, version, at: new Date().toISOString(), actor });
  });
}

/** The gap after the decision; null if none is left. */
function answered(answer: GapAnswer, now: Gap | null, had: Gap | null): Gap | null {
  if (answer === 'open') return had?.state === 'empty' || had?.left?.length ? now : had;
  if (answer === 'empty') {
    if (isFieldLeftEmpty(had)) return had;
    if (now?.state !== 'missing') throw HttpProblem.conflict(nothingMissing);
    return { ...now, state: 'empty' };
  }
  if (answer === 'checked') {
    if (!had?.machine?.length) throw HttpProblem.conflict('Hier ist nichts (mehr) zu prüfen.');
    return isFieldLeftEmpty(had) ? { ...had, machine: [] } : now;
  }
  if (!now || now.stale.length === 0)
    throw HttpProblem.conflict('Diese Übersetzung ist nicht (mehr) älter als ihr deutscher Text.');
  if (now.state === 'stale') return now.left?.length ? { ...now, state: 'empty', stale: [] } : null;
  return { ...now, stale: [] };
}

async function storeLeftTexts(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  { field, locale, left = [], noise = false }: Gap,
): Promise<void> {
  await trx
    .updateTable('translation_gaps')
    .set({ left_texts: JSON.stringify(left), is_noise: noise })
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
  // The new decision replaces earlier ones.
  await sql`delete from translation_gaps where resource = ${type.name} and record_id = ${change.id}
    and field = ${change.field} and locale = ${change.locale}`.execute(trx);
  await inOneStatement(trx, [...changeWrites(type, change.gap ? [change] : []), bumpListVersions(type, [])]);
}
