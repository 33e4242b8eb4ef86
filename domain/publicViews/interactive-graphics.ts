import { plainText } from '../lists/search';
import { listOf, textOf, type RecordLike } from '../values/textsIn';
import type { Locale } from '../locales';
import type { PublicView } from './view';

/** What an element or marker of a graphic opens: a text, or a project. */
export interface Said {
  html: string;
  projectId: number | null;
}

/** The content of an element or marker; null if there is none, e.g. for a hidden project. */
export function saidBy(item: RecordLike, locale: Locale): Said | null {
  const { project } = item as { project?: { id?: number } | null };
  if (item.type === 'project') return project?.id ? { html: '', projectId: project.id } : null;
  const html = textOf(item, 'content', locale);
  return plainText(html) === '' ? null : { html, projectId: null };
}

/** The elements or markers of a graphic. */
export const partsOf = (record: RecordLike, name: 'elements' | 'markers'): RecordLike[] => listOf(record, name, 'de');

/** The first words of a text, as a name where there is no other. */
export function firstWords({ html }: Said): string {
  const text = plainText(html);
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}

/** Without scripts its drawing is a picture, and all its texts stand below it. */
export const view: PublicView = {
  title: 'title',
  lead: (graphic, locale) => [textOf(graphic, 'description', locale)].filter(Boolean),
  ways: (graphic, locale) => {
    const copyright = textOf(graphic, 'copyright', locale);
    return copyright === '' ? [] : [`© ${copyright}`];
  },
  schemaType: 'CreativeWork',
};
