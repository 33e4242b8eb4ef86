import type { DemoProject } from '../projects';
import { generateProjects } from '../projects';
import type { Language } from '../projects/phrase';

/** The translated parts of a project. */
export type ProjectTexts = Pick<DemoProject, 'title' | 'description' | 'links' | 'videos' | 'contacts'>;

/** The links of projects in the shape that other types use. */
export const labelled = (links: readonly { label: string; url: string }[]) =>
  links.map(({ label, url }) => ({ label, value: url }));

/** The paragraphs of a rich text as plain text. */
export const sentencesOf = (html: string): string[] =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].flatMap(([, text = '']) =>
    text.replace(/<[^>]*>/g, '').split(/(?<=[.!?]) (?=[A-ZÄÖÜÉÈÀ])/),
  );

/**
 * Derives the records of a type from generated projects, in three languages and with gaps.
 * @param seed a different one for each type
 * @param textsOf derives a record's text in a language from the project's
 */
export function* derived<Texts extends object, Rest extends object>(
  { seed, count }: { seed: number; count: number },
  textsOf: (texts: ProjectTexts, language: Language, project: DemoProject) => Texts,
  rest: (project: DemoProject) => Rest,
) {
  for (const project of generateProjects({ count, seed })) {
    const { id, isPublic, createdAt, updatedAt } = project;
    const inLanguage = (language: 'fr' | 'it'): Partial<Texts> => {
      const translation = project.translations[language];
      if (translation.title === undefined) return {};
      const all = textsOf(
        {
          title: translation.title,
          description: translation.description ?? '',
          links: translation.links ?? [],
          videos: translation.videos ?? [],
          contacts: translation.contacts ?? [],
        },
        language,
        project,
      );
      return Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
      ) as Partial<Texts>;
    };
    yield {
      id,
      isPublic,
      createdAt,
      updatedAt,
      ...textsOf(project, 'de', project),
      ...rest(project),
      translations: { fr: inLanguage('fr'), it: inLanguage('it') },
    };
  }
}
