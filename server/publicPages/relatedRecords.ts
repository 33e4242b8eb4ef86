import type { FastifyReply } from 'fastify';
import type { Embed } from '../../domain/embeds/embeds';
import { viewOfEmbed } from '../../domain/embeds/views';
import type { RelatedData } from '../../domain/publicViews/view';
import { maxValues } from '../../domain/http';
import { referenceLists, type ReferenceEntry } from '../../domain/references';
import { listOf } from '../../domain/values/textsIn';
import { requestPublicly, type PublicRecord } from './requestPublicly';

/** The public details of related records, if the view shows them and the record contains only their ids. */
export async function requestRelated(reply: FastifyReply, embed: Embed, record: PublicRecord): Promise<RelatedData> {
  const { tags, people } = viewOfEmbed(embed).needs ?? {};
  const idsIn = (field: string | undefined) =>
    field === undefined ? [] : listOf(record, field, 'de').flatMap(({ id }) => (typeof id === 'number' ? id : []));
  return {
    contexts: idsIn(tags).length === 0 ? null : await contextsOfTags(reply),
    people: people === undefined ? null : await peopleWith(reply, idsIn(people).slice(0, maxValues)),
  };
}

async function contextsOfTags(reply: FastifyReply): Promise<RelatedData['contexts']> {
  const tags = (await requestPublicly<ReferenceEntry[]>(reply, referenceLists.tags.path)) ?? [];
  return new Map(tags.map(({ id, context }) => [id, context]));
}

/** Returns them in the order of the ids. */
async function peopleWith(reply: FastifyReply, ids: readonly number[]): Promise<PublicRecord[]> {
  if (ids.length === 0) return [];
  const found =
    (await requestPublicly<PublicRecord[]>(
      reply,
      `contacts?${ids.map((id) => `ids[]=${id}`).join('&')}&limit=${ids.length}`,
    )) ?? [];
  return ids.flatMap((id) => found.find((person) => person.id === id) ?? []);
}
