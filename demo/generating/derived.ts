import type { DemoProject } from '../projects';
import { generateProjects } from '../projects';
import type { Language } from '../projects/phrase';

type Told = Pick<DemoProject, 'title' | 'description' | 'links' | 'videos' | 'contacts'>;

/** Links of projects in the shape of other types. */
export const labelled = (links: readonly { label: string; url: string }[]) =>
  links.map(({ label, url }) => ({ label, value: url }));

/** The paragraphs of a rich text as plain text. */
export const sentencesOf = (html: string): string[] =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].flatMap(([, text = '']) =>
    text.replace(/<[^>]*>/g, '').split(/(?<=[.!?]) (?=[A-ZÄÖÜÉÈÀ])/),
  );

/**
 * Projects beyond the demo's, to derive other records from: in three languages, with gaps.
 * @param seed a different one for each type
 * @param tell derives a record's texts in a language from the project's
 */
export function* derived<Texts extends object, Rest extends object>(
  { seed, count }: { seed: number; count: number },
  tell: (said: Told, language: Language, project: DemoProject) => Texts,
  rest: (project: DemoProject) => Rest,
) {
  for (const project of generateProjects({ count, seed })) {
    const { id, isPublic, createdAt, updatedAt } = project;
    const inLanguage = (language: 'fr' | 'it'): Partial<Texts> => {
      const said = project.translations[language];
      if (said.title === undefined) return {};
      const all = tell(
        {
          title: said.title,
          description: said.description ?? '',
          links: said.links ?? [],
          videos: said.videos ?? [],
          contacts: said.contacts ?? [],
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
      ...tell(project, 'de', project),
      ...rest(project),
      translations: { fr: inLanguage('fr'), it: inLanguage('it') },
    };
  }
}
