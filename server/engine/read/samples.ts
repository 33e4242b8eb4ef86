import type { Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { LastUsed } from '../../http/lastUsed';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { sampleQuery } from './listQuery';
import type { Sample } from './searchSample';

interface Taken extends Sample {
  /** Its name, and when it was taken. */
  name: string;
  at: number;
}

/** A sample serves so many milliseconds. */
const fresh = 5 * 60 * 1000;

/**
 * How common the words of terms were when they were searched for last: the next page of the same search, or the same list after a save, takes no sample
 * again, which is half of what a search for a rare word costs. They say how a page is found, never what is found, so they may be old.
 */
export class Samples {
  readonly #taken = new LastUsed<Taken>(1024 * 1024, ({ name }) => 2 * name.length + 200);

  /** Undefined where a list is read alike whatever is common. One query where it is not known. */
  async of(db: Kysely<Tables>, type: ContentType<any>, asked: ListRequest, view: View): Promise<Sample | undefined> {
    if (asked.term === '') return undefined;
    const name = JSON.stringify([type.name, view, searchWords(asked.term), asked.filters]);
    const taken = this.#taken.get(name);
    if (taken && performance.now() - taken.at < fresh) return taken;
    const sample = (await sampleQuery(type, asked, view)?.execute(db))?.rows[0];
    if (sample) this.#taken.set(name, { ...sample, name, at: performance.now() });
    return sample;
  }
}
