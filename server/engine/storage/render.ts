import type { ContentType } from '../../../domain/contentType';
import { shapeOf } from '../../../domain/shapes';

/**
 * A record as JSON text, in the three shapes of responses. They are stored with the row, so that a list is built by
 * joining strings.
 */
interface Rendered {
  /** All fields, for editors. */
  body: string;
  /** For tables: the fields declared as `summary`. */
  summary: string;
  /** For visitors; null for a draft. */
  publicBody: string | null;
}

type WholeRecord = Record<string, unknown> & {
  id: number;
  isPublic: boolean;
  translations: Record<string, Record<string, unknown>>;
};

export function render(type: ContentType, record: WholeRecord): Rendered {
  const text = (view: 'all' | 'public', summary: boolean) => JSON.stringify(shapeOf(type, view, summary)(record));
  return {
    body: text('all', false),
    summary: text('all', true),
    publicBody: record.isPublic ? text('public', false) : null,
  };
}

/**
 * Raise this when rendering, sanitizing or the search text changes: the next release then rewrites the JSON of every
 * record in the background.
 */
export const rendering = 7;
