import type { Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { LastUsed } from '../../http/lastUsed';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { extentQuery, sampleQuery, type Known } from './listQuery';

interface Taken extends Known {
  /** Its name, and when it was taken. */
  name: string;
  at: number;
}

/** What was found out serves so many milliseconds. */
const fresh = 5 * 60 * 1000;

/**
 * How common the words of terms were when they were searched for last, and how many records filters found: the next
 * page of the same list, or the same list after a save, takes no sample again, which is half of what a search for a
 * rare word costs. They say how a page is found, never what is found, so they may be old.
 */
export class Samples {
  readonly #taken = new LastUsed<Taken>(1024 * 1024, ({ name }) => 2 * name.length + 200);

  /** Says nothing of a list that is read alike whatever is common. One query where that is not known. */
  async of(db: Kysely<Tables>, type: ContentType<any>, asked: ListRequest, view: View): Promise<Known> {
    if (asked.term === '' && asked.filters.length === 0) return {};
    const name = JSON.stringify([type.name, view, searchWords(asked.term), asked.filters]);
    const taken = this.#taken.get(name);
    if (taken && performance.now() - taken.at < fresh) return taken;
    const found = await ask(db, type, asked, view);
    if (found) this.#taken.set(name, { ...found, name, at: performance.now() });
    return found ?? {};
  }
}

async function ask(
  db: Kysely<Tables>,
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
): Promise<Known | undefined> {
  const [ofWords, ofFilters] = [sampleQuery(type, asked, view), extentQuery(type, asked, view)];
  if (ofWords) return { sample: (await ofWords.execute(db)).rows[0] };
  return ofFilters && { extent: (await ofFilters.execute(db)).rows[0] };
}
