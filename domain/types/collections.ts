import type { ContentType } from '../contentType';
import { shapeOf } from '../shapes';
import type { Collects } from './collection';
import { collectsEvents, eventCollections } from './eventCollection';
import { collectsProjects, projectCollections } from './projectCollection';

/** The types that are collections, each with what it collects. */
export const collections: readonly { type: ContentType; collects: Collects }[] = [
  { type: projectCollections, collects: collectsProjects },
  { type: eventCollections, collects: collectsEvents },
];

/** So many records at once are answered to the public where a client does not say. */
export const publicPage = 500;

/** What a card shows of a public record: the short shape, and the first picture. In: the record in its public shape. */
export function inCard(members: ContentType): (record: Record<string, unknown>) => Record<string, unknown> {
  const short = shapeOf(members, 'public', true);
  return (record) => ({ ...short(record), ...(Array.isArray(record.images) && { images: record.images.slice(0, 1) }) });
}
