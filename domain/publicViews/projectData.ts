import { localized, type Locale } from '../locales';
import type { ReferenceListName } from '../references';
import type { Project, ProjectInput } from '../types/project';

/** A project from the API, or from an unsaved form, where anything may be missing. */
export type ProjectLike = Partial<Omit<ProjectInput, 'translations'>> & {
  translations?: Partial<Project['translations']>;
};

type Named = { name?: string; translations?: Partial<Record<'fr' | 'it', { name?: string }>> };
/** Looks up a reference, for relations that contain only ids. */
export type FindReference = (list: ReferenceListName, id: number) => Named | undefined;

/** The relations of a project to the reference list of the same name. */
export type Relation =
  'programs' | 'instruments' | 'topics' | 'geographicRegions' | 'tags' | 'countries' | 'states' | 'businessSectors';
type TranslatedList = 'links' | 'videos' | 'files' | 'contacts';
type ItemOf<List extends TranslatedList> = Partial<ProjectInput[List][number]>;

/** The names of a relation's entries in their order, without unknown ones. */
export function relationNames(
  project: ProjectLike,
  relation: Relation,
  locale: Locale,
  find?: FindReference,
): string[] {
  const entries = (project[relation] ?? []) as ({ id: number } & Named)[];
  return entries.flatMap(
    (entry) =>
      textOf(localized(entry.name === undefined ? (find?.(relation, entry.id) ?? {}) : entry, 'name', locale)) || [],
  );
}

/** A list with a version per language, from one language as a whole. */
export function translatedList<List extends TranslatedList>(
  project: ProjectLike,
  list: List,
  locale: Locale,
): ItemOf<List>[] {
  const items = localized(project, list, locale);
  return Array.isArray(items) ? (items.filter(Boolean) as ItemOf<List>[]) : [];
}

export function translatedText(project: ProjectLike, field: 'title' | 'description', locale: Locale): string {
  return textOf(localized(project, field, locale));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
