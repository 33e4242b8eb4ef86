import { references } from './references';
import { labelled, derived } from './generating/derived';
import type { Generate } from './generating/generate';
import { withUploads } from './files/uploads';

/** The topics that the form of these projects offers. */
const topics = [9, 31, 32, 5, 8];
const instruments = [1, 2, 3, 14];
const regions = [1, 2, 3, 14];
const tagsOf = (level: string) =>
  references.tags.filter(({ context }) => context === `circularEconomyProject:${level}`).map(({ id }) => id);
const levels = ['hierarchy', 'topic', 'action', 'policy', 'actor'].map(tagsOf);

const pick = (ids: readonly number[], number: number) => [{ id: ids[number % ids.length] as number }];

/** The demo's 60 projects: every third is a best practice, and some have little content. */
export const generateCircularEconomyProjects = () =>
  derived(
    { seed: 321, count: 60 },
    ({ title, description, links, videos }, language, { id }) => ({
      title: language === 'de' && id % 30 === 0 ? '' : title,
      description,
      links: labelled(links),
      videos: labelled(videos),
    }),
    ({ id, businessSectors, startDate, endDate, keywords, states }) => ({
      ...(id % 3 === 0
        ? {
            type: 'exemplary',
            topics: [],
            businessSectors: [],
            geographicRegions: [],
            instruments: [],
            tags: levels.slice(0, 1 + (id % 5)).flatMap((tags) => pick(tags, id)),
          }
        : {
            type: 'project',
            topics: pick(topics, id),
            businessSectors,
            geographicRegions: id % 5 === 0 ? [] : pick(regions, id),
            instruments: pick(instruments, id),
            tags: [],
          }),
      startDate,
      endDate,
      keywords,
      states,
      countries: [],
      images: [],
      files: [],
    }),
  );

export const generate: Generate = (_, uploads) => withUploads(generateCircularEconomyProjects(), uploads);
