import type { ContentType } from '../contentType';
import { shapeOf } from '../shapes';
import type { Collects } from './collection';
import { collectsEvents, eventCollections } from './eventCollection';
import { collectsProjects, projectCollections } from './projectCollection';

/** The collection types and what they collect. */
export const collections: readonly { type: ContentType; collects: Collects }[] = [
  { type: projectCollections, collects: collectsProjects },
  { type: eventCollections, collects: collectsEvents },
];

/** The default page length for public requests. */
export const publicPageLength = 500;

/** The shape of a public record on a card: the short shape and the first picture. */
export function cardShape(members: ContentType): (record: Record<string, unknown>) => Record<string, unknown> {
  const short = shapeOf(members, 'public', true);
  return (record) => ({ ...short(record), ...(Array.isArray(record.images) && { images: record.images.slice(0, 1) }) });
}
