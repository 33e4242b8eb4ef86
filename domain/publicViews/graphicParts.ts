import { plainText } from '../lists/search';
import { listOf, textOf, type RecordLike } from '../values/textsIn';
import type { Locale } from '../locales';

/** What an element or a marker says to the public: a text in a language, or a project. */
export interface Said {
  html: string;
  projectId: number | null;
}

/** What a part of a graphic says; null where it says nothing, as of a project that is not public. */
export function saidBy(item: RecordLike, locale: Locale): Said | null {
  const { project } = item as { project?: { id?: number } | null };
  if (item.type === 'project') return project?.id ? { html: '', projectId: project.id } : null;
  const html = textOf(item, 'content', locale);
  return plainText(html) === '' ? null : { html, projectId: null };
}

/** The parts of a graphic under a name. */
export const partsOf = (record: RecordLike, name: 'elements' | 'markers'): RecordLike[] => listOf(record, name, 'de');

/** The first words of a text: what is opened by it is called so where nothing else names it. */
export function firstWords({ html }: Said): string {
  const text = plainText(html);
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}
