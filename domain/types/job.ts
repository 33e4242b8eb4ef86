import { links, position } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { dateTime, files, multiline, references, richText, text } from '../fields';
import { requiredInOneLanguage } from '../rules';

const context = 'job';

/** Job advertisements, sorted manually; they expire on their deadline. */
export const jobs = defineContentType({
  ...contents.jobs,
  titleField: 'name',
  fields: {
    name: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    description: richText({ label: 'Text', translated: true, searched: true }),
    locations: references('locations', { label: 'Arbeitsort', context, summary: true }),
    stints: references('stints', { label: 'Pensum', context, summary: true }),
    location: text({ label: 'Ort', max: 255, translated: true }),
    employer: text({ label: 'Arbeitgeber', max: 255, translated: true }),
    contact: multiline({ label: 'Kontakt', rows: 3, translated: true }),
    applicationDeadline: dateTime({ label: 'Bewerbungsfrist', summary: true }),
    links,
    files: files({ label: 'Dokumente' }),
    position,
  },
  rules: [requiredInOneLanguage('name', 'Geben Sie bitte eine Bezeichnung an.')],
  // The public form sends `title`.
  readProposal: (proposed) => (proposed.name ? proposed : { ...proposed, name: proposed.title ?? '' }),
  filters: {
    location: 'locations',
    stint: 'stints',
    archive: { kind: 'past', field: 'applicationDeadline', label: 'Archiv', hidden: true },
  },
  orderBy: ['position'],
  defaultOrder: { field: 'position', direction: 'ASC' },
  deadline: 'applicationDeadline',
  publicFields: [
    'name',
    'description',
    'locations',
    'stints',
    'location',
    'employer',
    'contact',
    'applicationDeadline',
    'links',
    'files',
    'position',
  ],
});
