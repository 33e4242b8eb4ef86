import { embedNamed, type Embed } from './embeds';

/** The embeds of single collections: apart from the lists, whose pages load nothing of them. */

/** The records of a collection, as those of the list that they are of; without what narrows that. */
function collectionEmbed(of: string, rest: Pick<Embed, 'name' | 'content'>): Embed {
  const { resource, primaryKey, parts } = embedNamed(of) as Embed;
  // What stands beside the list, such as its map, is not there.
  return {
    ...rest,
    resource,
    primaryKey,
    ...(parts && { parts: { ...parts, more: [] } }),
    limit: 30,
    filters: [],
    collection: { resource: rest.content },
  };
}

export const collectionEmbeds: readonly Embed[] = [
  collectionEmbed('projects', { name: 'project-collection', content: 'project-collections' }),
  collectionEmbed('events', { name: 'event-collection', content: 'event-collections' }),
];

/** The embed of one collection; a list stays what it is. */
export const ofCollection = (embed: Embed, id: number): Embed =>
  embed.collection ? { ...embed, collection: { ...embed.collection, id } } : embed;

/** The embed of a collection as a page asks for it. Errors: one where it names none. */
export function askedCollection(name: string, asked: unknown): Embed {
  const id = Number(asked);
  if (!(Number.isSafeInteger(id) && id > 0)) throw new Error(`"${name}" needs the id of a collection.`);
  return ofCollection(collectionEmbeds.find((embed) => embed.name === name) as Embed, id);
}
