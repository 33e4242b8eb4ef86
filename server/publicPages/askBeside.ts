import type { FastifyReply } from 'fastify';
import type { Embed } from '../../domain/embeds/embeds';
import { nothingBeside, type Beside } from '../../domain/embeds/staticContents';
import { mostValues } from '../../domain/http';
import { referenceLists, type ReferenceEntry } from '../../domain/references';
import { listOf } from '../../domain/values/textsIn';
import { askPublicly, type PublicRecord } from './askPublicly';

/** What static pages show of a record that it does not say itself: the contexts of its tags, and its people as far as they are public. */
export async function askBeside(reply: FastifyReply, { resource }: Embed, record: PublicRecord): Promise<Beside> {
  if (resource === 'circular-economy-projects' && listOf(record, 'tags', 'de').length > 0) {
    const tags = await askPublicly<ReferenceEntry[]>(reply, referenceLists.tags.path);
    return { ...nothingBeside, contexts: new Map((tags ?? []).map(({ id, context }) => [id, context])) };
  }
  if (resource === 'regions') {
    const ids = listOf(record, 'contacts', 'de').flatMap(({ id }) => (typeof id === 'number' ? id : [])).slice(0, mostValues);
    const found = ids.length === 0 ? [] : ((await askPublicly<PublicRecord[]>(reply, `contacts?${ids.map((id) => `ids[]=${id}`).join('&')}&limit=${ids.length}`)) ?? []);
    return { ...nothingBeside, people: ids.flatMap((id) => found.find((person) => person.id === id) ?? []) };
  }
  return nothingBeside;
}
