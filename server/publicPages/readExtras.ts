import type { FastifyReply } from 'fastify';
import type { Embed } from '../../domain/embeds/embeds';
import { noExtras, shownOf, type PageExtras } from '../../domain/embeds/staticContents';
import { mostValues } from '../../domain/http';
import { referenceLists, type ReferenceEntry } from '../../domain/references';
import { listOf } from '../../domain/values/textsIn';
import { requestPublicly, type PublicRecord } from './requestPublicly';

/** Reads public data that a static page shows in addition to its record, if the record refers to any. */
export async function readExtras(reply: FastifyReply, embed: Embed, record: PublicRecord): Promise<PageExtras> {
  const { tags, people } = shownOf(embed).asks ?? {};
  const idsIn = (field: string | undefined) =>
    field === undefined ? [] : listOf(record, field, 'de').flatMap(({ id }) => (typeof id === 'number' ? id : []));
  return {
    contexts: idsIn(tags).length === 0 ? noExtras.contexts : await contextsOfTags(reply),
    people: await peopleWith(reply, idsIn(people).slice(0, mostValues)),
  };
}

async function contextsOfTags(reply: FastifyReply): Promise<PageExtras['contexts']> {
  const tags = (await requestPublicly<ReferenceEntry[]>(reply, referenceLists.tags.path)) ?? [];
  return new Map(tags.map(({ id, context }) => [id, context]));
}

/** Keeps the order of the ids. */
async function peopleWith(reply: FastifyReply, ids: readonly number[]): Promise<PageExtras['people']> {
  if (ids.length === 0) return noExtras.people;
  const found =
    (await requestPublicly<PublicRecord[]>(
      reply,
      `contacts?${ids.map((id) => `ids[]=${id}`).join('&')}&limit=${ids.length}`,
    )) ?? [];
  return ids.flatMap((id) => found.find((person) => person.id === id) ?? []);
}
