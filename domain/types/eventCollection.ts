import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { collectionOf, type Collects } from './collection';
import { events } from './event';

export const collectsEvents: Collects = {
  members: events,
  label: 'Agenda-Einträge',
  shows: ['startDate', 'endDate'],
  filters: ['type', 'archive', 'topic', 'language', 'location'],
  renamed: { archive: { as: 'status', label: 'Status', values: { 0: 'current', 1: 'archive' } } },
  order: { field: 'startDate', direction: 'ASC' },
};

/** Collections of events: chosen ones, or a search profile. */
export const eventCollections = defineContentType({
  ...contents['event-collections'],
  ...collectionOf(collectsEvents),
});
