import type { ContentType } from '../../../domain/contentType';
import { shapeOf } from '../../../domain/shapes';

/**
 * A record as JSON text in the three shapes that answers are made of. They are written with the row, so that a
 * list is a concatenation of texts and nothing is parsed or looked up when it is read.
 */
interface Rendered {
  /** What editors read: everything. */
  body: string;
  /** What tables show: the fields declared with `summary`. */
  summary: string;
  /** What strangers read, or null for a draft. */
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
 * To be raised when the same record is rendered, made harmless or found differently: the next version then writes all
 * texts anew once it serves.
 */
export const rendering = 6;
