import { createTimestamps } from './contacts/demoContact';
import type { DemoProject } from './projects';
import { generateProjects } from './projects';
import { createRandom } from './generating/random';
import { filter, demoCollections, type DemoCollection } from './generating/demoCollections';
import type { Generate } from './generating/generate';

const hasTopic =
  (topic: number) =>
  ({ topics }: DemoProject) =>
    topics.some(({ id }) => id === topic);
const isIn =
  (...cantons: number[]) =>
  ({ states }: DemoProject) =>
    states.some(({ id }) => cantons.includes(id));

/**
 * Chosen one by one or with a search profile; some profiles refer to references by name, as clients did before they
 * used ids.
 */
const collections: readonly DemoCollection<DemoProject>[] = [
  {
    title: 'Tourismus rund ums Jahr',
    description: 'Vorhaben, die das Geschäft vom Winter lösen. Für die Themenseite «Tourismus».',
    about: hasTopic(3),
    limit: 24,
  },
  {
    title: 'Energieprojekte mit Wirkung',
    description: 'Wärme, Strom und Speicher aus der Region.',
    about: hasTopic(5),
    limit: 18,
  },
  {
    title: 'Alles aus Graubünden',
    description: 'Füllt sich von selbst: jedes öffentliche Projekt im Kanton.',
    filters: [filter('state', 18)],
  },
  {
    title: 'Interreg in der Schweiz',
    description: 'Grenzüberschreitende Projekte, für das Dossier «Nachbarn».',
    filters: [filter('program', 2), filter('status', 'public')],
  },
  {
    title: 'Digitale Dörfer',
    description: 'Coworking, Breitband und digitale Dienste der Gemeinden.',
    about: hasTopic(8),
    limit: 15,
  },
  {
    title: 'Startseite',
    description: 'Die drei Projekte der Startseite. Reihenfolge bitte nur nach Absprache ändern.',
    about: hasTopic(13),
    limit: 3,
  },
  { title: 'Holz und Landwirtschaft', description: '', filters: [filter('topic', 'Land- und Forstwirtschaft')] },
  {
    title: 'Projekte mit Darlehen',
    description: 'Nachweis für den Jahresbericht.',
    filters: [filter('instrument', 'Darlehen'), filter('program', 'NRP')],
  },
  {
    title: 'Zentralschweiz',
    description: 'Auswahl für die Tagung der Regionalmanagements in Luzern.',
    about: isIn(3, 4, 5, 6, 7, 9),
    limit: 40,
  },
  {
    title: 'Start 2025',
    description: 'Was in diesem Jahr begonnen hat.',
    filters: [filter('startDate', '2025-01-01')],
  },
  {
    title: 'Mobilität im ländlichen Raum',
    description: 'Rufbusse, Velonetze und Mobilitätsdrehscheiben.',
    about: hasTopic(10),
    limit: 12,
  },
  { title: 'Für den Newsletter vom Dezember', description: 'Noch auszuwählen.', about: () => false, limit: 0 },
];

/** The number of projects to choose from; the additional ones of a larger demo are similar. */
const candidates = 400;

/** Only a demo with ten times as many projects has this collection. */
export const largeCollection = { id: collections.length + 1, size: 500 } as const;

/** The demo's twelve collections of projects, and a large one if the demo is much larger. */
export function* generateProjectCollections({ projects: count }: { projects: number }) {
  yield* demoCollections(collections, [...generateProjects({ count: Math.min(count, candidates) })], 0x2545f491);
  if (count >= 10 * largeCollection.size)
    yield {
      id: largeCollection.id,
      isPublic: true,
      ...createTimestamps(createRandom(largeCollection.id)),
      title: 'Fünfhundert Projekte',
      description: 'Für den Gesamtkatalog.',
      isDynamic: false,
      selection: Array.from({ length: largeCollection.size }, (_, index) => ({
        id: 10 * (largeCollection.size - index),
      })),
      filters: [],
      translations: {},
    };
}

export const generate: Generate = ({ projects }) => generateProjectCollections({ projects });
