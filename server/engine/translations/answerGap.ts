import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { translationLocalesOf } from '../../../domain/locales';
import { gapsOfField, translatedRoots, type Gap } from '../../../domain/translations/gaps';
import type { GapAnswer } from '../../../domain/translations/list';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import type { Actor } from '../history/history';
import { raiseListVersions } from '../related/raiseVersions';
import { inOneStatement } from '../storage/statements';
import { readCurrent } from '../write/repository';
import { changeWrites } from './gapWrites';

interface Answering {
  field: string;
  locale: string;
  answer: GapAnswer;
  /** The version of the record that somebody has seen. */
  expected: number | undefined;
  actor: Actor;
}

/**
 * Takes what somebody says about a field in a language. The record stays as it is, and so do its version and its history. Errors: 404; 409 where
 * it does not stand so, e.g. there is a text; 412 where the record is another by now; 422 for a field without that language.
 */
export async function answerGap(db: Kysely<Tables>, type: ContentType<any>, id: number, { field: name, locale, answer, expected, actor }: Answering): Promise<void> {
  const field = translatedRoots(type).find(([root]) => root === name)?.[1];
  if (!field) throw HttpProblem.invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
  if (!translationLocalesOf(type).some((other) => other === locale)) throw HttpProblem.invalid([{ field: 'locale', message: 'In diese Sprache wird nicht übersetzt.' }]);
  await db.transaction().execute(async (trx) => {
    const { record, version, gaps } = await readCurrent(trx, type, id, 'locked');
    if (expected !== undefined && expected !== version) throw HttpProblem.stale(record, version);
    const had = gaps.find((gap) => gap.field === name && gap.locale === locale);
    // As it stands without what anybody has said about it.
    const now = gapsOfField(type, name, field, record, record, had ? [{ ...had, state: 'missing' }] : []).find((change) => change.locale === locale)?.gap ?? null;
    const gap = answered(answer, now, had ?? null);
    if (gap === (had ?? null)) return;
    await write(trx, type, { id, field: name, locale: locale as Gap['locale'], gap, version, at: new Date().toISOString(), actor });
  });
}

/** Out: the gap there is from now on; null for none. */
function answered(answer: GapAnswer, now: Gap | null, had: Gap | null): Gap | null {
  if (answer === 'open') return had?.state === 'empty' ? now : had;
  if (answer === 'empty') {
    if (had?.state === 'empty') return had;
    if (now?.state !== 'missing') throw HttpProblem.conflict('Hier fehlt nichts (mehr).');
    return { ...now, state: 'empty' };
  }
  if (!now || now.stale.length === 0) throw HttpProblem.conflict('Diese Übersetzung ist nicht (mehr) älter als ihr deutscher Text.');
  return now.state === 'stale' ? null : { ...now, stale: [] };
}

async function write(trx: Transaction<Tables>, type: ContentType<any>, change: Parameters<typeof changeWrites>[1][number]): Promise<void> {
  // What was said before is taken back by what is said now.
  await sql`delete from translation_gaps where resource = ${type.name} and record_id = ${change.id} and field = ${change.field} and locale = ${change.locale}`.execute(trx);
  await inOneStatement(trx, [...changeWrites(type, change.gap ? [change] : []), raiseListVersions(type, [])]);
}
