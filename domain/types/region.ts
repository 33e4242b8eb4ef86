import { position } from '../commonFields';
import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { choice, color, orNull, references, richText, text, url } from '../fields';
import { defaultLimit } from '../http';
import { records } from '../recordFields';
import { requiredInOneLanguage } from '../rules';

const context = 'region';

export const regionTypes = [
  { id: 'nrp', label: 'NRP-Regionen' },
  { id: 'intercantonal', label: 'Überkantonale Programme' },
  { id: 'ris', label: 'Regionale Innovationssysteme (RIS)' },
  { id: 'cantonal', label: 'Kantonale NRP-Fachstellen' },
  { id: 'energy', label: 'Energieregionen' },
] as const;

/** The type of region that has tags. */
export const energyType = 'energy';

/** Regions: groups of municipalities; types overlap. */
export const regions = defineContentType({
  ...contents.regions,
  titleField: 'name',
  fields: {
    name: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    url: url({ label: 'URL', max: 255, translated: true, summary: true }),
    color: color({ label: 'Farbe', summary: true, answeredAs: orNull }),
    description: richText({ label: 'Beschreibung', translated: true, brief: true }),
    contacts: records('contacts', { label: 'Kontakte', summary: true, counted: true }),
    type: choice({ label: 'Typ', choices: [{ id: '', label: '-' }, ...regionTypes], summary: true }),
    cities: references('cities', { label: 'Gemeinde', context, summary: true, counted: true }),
    tags: references('tags', { label: 'Tags', context }),
    position,
  },
  rules: [requiredInOneLanguage('name', 'Geben Sie bitte eine Bezeichnung an.')],
  filters: {
    type: { kind: 'choice', field: 'type', choices: regionTypes, label: 'Typ' },
    city: { field: 'cities', match: 'any', hidden: true },
  },
  defaultOrder: { field: 'name', direction: 'ASC' },
  limit: defaultLimit,
  publicFields: ['name', 'url', 'color', 'description', 'contacts', 'type', 'cities', 'tags', 'position'],
});

export type Region = RecordOf<typeof regions>;
