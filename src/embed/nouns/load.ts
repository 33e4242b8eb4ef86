import type { LoadedNoun } from '../list/noun';

/** The code of each noun arrives when a page asks for it. */
export const nouns: Record<string, () => Promise<LoadedNoun>> = {
  projects: () => import('./projects'),
  'project-collection': async () => (await import('./project-collection')).loaded,
  events: () => import('./events'),
  'event-collection': async () => (await import('./event-collection')).loaded,
  'circular-economy-projects': () => import('./circular-economy-projects'),
  posts: () => import('./posts'),
  'interactive-graphics': () => import('./interactive-graphics'),
  'financial-supports': () => import('./financial-supports'),
  educations: () => import('./educations'),
  jobs: () => import('./jobs'),
  publications: () => import('./publications'),
  regions: () => import('./regions'),
};
