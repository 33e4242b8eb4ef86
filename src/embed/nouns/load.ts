import type { EmbedNoun } from '../list/noun';

/** The code of each noun arrives when a page asks for it. */
export const nouns: Record<string, () => Promise<{ noun: EmbedNoun }>> = {
  projects: () => import('./projects'),
  educations: () => import('./educations'),
};
