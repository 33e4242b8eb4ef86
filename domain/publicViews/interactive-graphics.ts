import { drawingPath } from '../http';
import { plainText } from '../lists/search';
import { listOf, textOf, type RecordLike } from '../values/textsIn';
import type { Locale } from '../locales';
import type { PublicView } from './view';

/** What an element or marker of a graphic opens: a text, or a project. */
export interface GraphicContent {
  html: string;
  projectId: number | null;
}

/** The content of an element or marker; null if it has none, e.g. because its project is not public. */
export function contentOf(item: RecordLike, locale: Locale): GraphicContent | null {
  const { project } = item as { project?: { id?: number } | null };
  if (item.type === 'project') return project?.id ? { html: '', projectId: project.id } : null;
  const html = textOf(item, 'content', locale);
  return plainText(html) === '' ? null : { html, projectId: null };
}

/** The elements or markers of a graphic. */
export const partsOf = (record: RecordLike, name: 'elements' | 'markers'): RecordLike[] => listOf(record, name, 'de');

/** The first words of a text, used as a name if there is no other. */
export function firstWords({ html }: GraphicContent): string {
  const text = plainText(html);
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}

/** Without scripts the drawing is a static picture, with all its texts below it. */
export const view: PublicView = {
  title: 'title',
  // Titles of graphics are not translated.
  titleLang: () => undefined,
  card: (graphic, locale) => [textOf(graphic, 'description', locale)],
  isCardRepeated: true,
  cardImage: ({ id }) => drawingPath(id),
  lead: (graphic, locale) => [textOf(graphic, 'description', locale)].filter(Boolean),
  footer: (graphic, locale) => {
    const copyright = textOf(graphic, 'copyright', locale);
    return copyright === '' ? [] : [`© ${copyright}`];
  },
  schemaType: 'CreativeWork',
};
