import { links, programs, videos } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { files, images, multiline, references, richText, text } from '../fields';
import { words } from '../locales';
import { requiredInOneLanguage } from '../rules';

const context = 'education';

/** Educations: courses and degrees with their programmes. */
export const educations = defineContentType({
  ...contents.educations,
  titleField: 'name',
  fields: {
    name: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    text: richText({ label: 'Text', translated: true, searched: true }),
    educationTypes: references('educationTypes', { label: 'Art der Weiterbildung', context, summary: true }),
    languages: references('languages', { label: 'Durchführungssprache', context, summary: true }),
    locations: references('locations', { label: 'Durchführungsort', context, summary: true }),
    location: text({ label: 'Veranstaltungsort', max: 255, translated: true }),
    organizer: text({ label: 'Veranstalter', max: 255, translated: true }),
    contact: multiline({ label: 'Kontakt', translated: true }),
    programs,
    links,
    videos,
    images: images({ label: 'Bilder' }),
    files: files({ label: 'Dokumente' }),
    description: text({ label: 'Beschreibung', searched: true }),
  },
  rules: [requiredInOneLanguage('name', 'Geben Sie bitte eine Bezeichnung an.')],
  filters: {
    educationType: 'educationTypes',
    language: 'languages',
    location: 'locations',
  },
  defaultOrder: { field: 'name', direction: 'ASC' },
  publicFields: [
    'name',
    'text',
    'educationTypes',
    'languages',
    'locations',
    'location',
    'organizer',
    'contact',
    'programs',
    'links',
    'videos',
    'images',
    'files',
    'description',
  ],
  forVisitors: {
    list: words('Bildungsmöglichkeiten', 'Formations', 'Formazioni'),
    schemaType: 'Course',
    words: {
      educationTypes: words('Art der Weiterbildung', 'Type de formation', 'Tipo di formazione'),
      languages: words('Durchführungssprache', 'Langue du cours', 'Lingua del corso'),
      locations: words('Durchführungsort', 'Lieu du cours', 'Luogo del corso'),
      location: words('Terminort', 'Adresse', 'Indirizzo'),
      organizer: words('Veranstalter', 'Organisation', 'Organizzazione'),
      contact: words('Kontakt', 'Contact', 'Contatto'),
    },
    card: ['educationTypes', 'organizer', 'languages', 'locations'],
  },
});
