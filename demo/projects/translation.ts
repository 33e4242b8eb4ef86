import { chance, type Random } from '../generating/random';
import type { DemoProject, Translation } from './demoProject';
import type { Language } from './phrase';

/** The parts of a project that languages differ in. */
export type Texts = Pick<DemoProject, 'title' | 'description' | 'links' | 'videos' | 'contacts'>;

/** How often a language is missing altogether, and how often only its title is there. */
const gaps = { fr: { missing: 0.12, titleOnly: 0.06 }, it: { missing: 0.25, titleOnly: 0.08 } };

/** What has been translated into a language: nothing, the title, the text, or everything. */
export function translate(random: Random, language: 'fr' | 'it', textsIn: (language: Language) => Texts): Translation {
  const share = random();
  const withMedia = chance(random, 0.5);
  const { missing, titleOnly } = gaps[language];
  if (share < missing) return {};
  const { title, description, links, videos, contacts } = textsIn(language);
  if (share < missing + titleOnly) return { title };
  if (!withMedia) return { title, description };
  return { title, description, links, videos, contacts };
}
