import { embedNamed, type Embed } from './embeds';

/** The embeds of single collections. A separate file, so that pages with lists don't load them. */

/** An embed that shows the records of a collection like the list of their type, without its filters. */
function collectionEmbed(of: string, rest: Pick<Embed, 'name' | 'content'>): Embed {
  const { resource, primaryKey, parts } = embedNamed(of) as Embed;
  // Leave out additions to the list, such as its map.
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

/** The embed of one collection; lists are returned unchanged. */
export const ofCollection = (embed: Embed, id: number): Embed =>
  embed.collection ? { ...embed, collection: { ...embed.collection, id } } : embed;

/**
 * The embed of the collection that a page requests.
 * @throws if the id is invalid
 */
export function requestedCollection(name: string, requestedId: unknown): Embed {
  const id = Number(requestedId);
  if (!(Number.isSafeInteger(id) && id > 0)) throw new Error(`"${name}" needs the id of a collection.`);
  return ofCollection(collectionEmbeds.find((embed) => embed.name === name) as Embed, id);
}
