import { generateEvents, type DemoEvent } from './events';
import { filter, demoCollections, type DemoCollection } from './generating/demoCollections';
import type { Generate } from './generating/generate';

const hasTopic =
  (topic: number) =>
  ({ topics }: DemoEvent) =>
    topics.some(({ id }) => id === topic);
const isOf =
  (wanted: string) =>
  ({ type }: DemoEvent) =>
    type === wanted;

const collections: readonly DemoCollection<DemoEvent>[] = [
  {
    title: 'Was kommt',
    description: 'Alle Termine ab heute, für die Startseite.',
    filters: [filter('status', 'current')],
  },
  { title: 'Tourismus', description: 'Tagungen und Kurse für die Themenseite.', about: hasTopic(3), limit: 12 },
  { title: 'Konferenzen', description: 'Füllt sich von selbst.', filters: [filter('type', 'konferenz')] },
  { title: 'caféR', description: '', filters: [filter('type', 'cafe-r'), filter('status', 'current')] },
  {
    title: 'Für Einsteigerinnen und Einsteiger',
    description: 'Kurse, die kein Vorwissen brauchen.',
    about: isOf('einstiegskurs'),
    limit: 8,
  },
  {
    title: 'Rückblick Digitalisierung',
    description: 'Was war, mit Unterlagen.',
    filters: [filter('topic', 'Digitalisierung'), filter('status', 'archive')],
  },
  { title: 'Newsletter Januar', description: 'Drei Termine, von Hand gewählt.', about: hasTopic(5), limit: 3 },
  { title: 'Termine der FSK', description: 'Nur für die Mitgliederseite.', filters: [filter('type', 'fsk')] },
  { title: 'Wissensmanagement', description: '', about: hasTopic(20), limit: 10 },
  { title: 'Grenzüberschreitend', description: 'Für das Dossier «Nachbarn».', about: hasTopic(16), limit: 6 },
  { title: 'Wissenschaftsforum', description: 'Alle Ausgaben.', filters: [filter('type', 'wissenschaftsforum')] },
  { title: 'Entwurf für die Jahresplanung', description: 'Noch auszuwählen.', about: () => false, limit: 0 },
];

/** The demo's twelve collections of events. */
export const generateEventCollections = () => demoCollections(collections, [...generateEvents()], 0x3c6ef372);

export const generate: Generate = () => generateEventCollections();
