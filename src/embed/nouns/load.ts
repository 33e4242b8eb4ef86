import type { EmbedNoun } from '../list/noun';

/** The code of each noun arrives when a page asks for it. */
export const nouns: Record<string, () => Promise<{ noun: EmbedNoun }>> = {
  projects: () => import('./projects'),
  'project-collection': () => import('./projects'),
  events: () => import('./events'),
  'event-collection': () => import('./events'),
  'circular-economy-projects': () => import('./circular-economy-projects'),
  posts: () => import('./posts'),
  'financial-supports': () => import('./financial-supports'),
  educations: () => import('./educations'),
  jobs: () => import('./jobs'),
  publications: () => import('./publications'),
  regions: () => import('./regions'),
};
