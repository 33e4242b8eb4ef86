import type { Locale } from '../locales';
import type { salutations } from '../commonFields';
import type { financingKinds, projects } from '../types/project';

type ProjectField = keyof typeof projects.fields;
/** The fields with a label in the public view of a project. */
type LabelledField = Exclude<
  ProjectField,
  | 'title'
  | 'description'
  | 'projectCode'
  | 'keywords'
  | 'endDate'
  | 'lat'
  | 'lng'
  | 'images'
  | 'links'
  | 'videos'
  | 'files'
>;

interface EmbedWords {
  fields: Record<LabelledField, string>;
  financing: Record<(typeof financingKinds)[number]['id'], string>;
  salutations: Record<Exclude<(typeof salutations)[number]['id'], ''>, string>;
  from: string;
  until: string;
  website: string;
  phone: string;
  email: string;
}

/** Labels on the public pages. Only types are imported from the declaration, so that these pages load no schemas. */
export const projectEmbedWords: Record<Locale, EmbedWords> = {
  de: {
    fields: {
      programs: 'Programm',
      instruments: 'Finanzierung',
      topics: 'Themen',
      geographicRegions: 'Geographische Regionen',
      tags: 'Weitere Tags',
      countries: 'Länder',
      states: 'Kantone',
      businessSectors: 'Geschäftsfelder',
      projectCosts: 'Projektkosten',
      financing: 'Weitere Projektkosten',
      startDate: 'Laufzeit',
      dates: 'Termine',
      contacts: 'Kontakte',
    },
    financing: {
      costsFederation: 'Förderung Bund',
      costsCanton: 'Förderung Kanton(e)',
      costsExternal: 'Finanzierung Dritte',
      costsEU: 'Gesamtkosten EU',
    },
    salutations: { m: 'Herr', f: 'Frau' },
    from: 'ab',
    until: 'bis',
    website: 'Website',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  fr: {
    fields: {
      programs: 'Programme',
      instruments: 'Financement',
      topics: 'Thèmes',
      geographicRegions: 'Régions géographiques',
      tags: 'Autres tags',
      countries: 'Pays',
      states: 'Cantons',
      businessSectors: 'Secteurs d’activité',
      projectCosts: 'Coûts du projet',
      financing: 'Autres coûts du projet',
      startDate: 'Durée',
      dates: 'Dates',
      contacts: 'Contacts',
    },
    financing: {
      costsFederation: 'Aide de la Confédération',
      costsCanton: 'Aide du/des canton(s)',
      costsExternal: 'Financement de tiers',
      costsEU: 'Coûts totaux UE',
    },
    salutations: { m: 'Monsieur', f: 'Madame' },
    from: 'dès le',
    until: 'jusqu’au',
    website: 'Site web',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  it: {
    fields: {
      programs: 'Programma',
      instruments: 'Finanziamento',
      topics: 'Temi',
      geographicRegions: 'Regioni geografiche',
      tags: 'Altri tag',
      countries: 'Paesi',
      states: 'Cantoni',
      businessSectors: 'Settori di attività',
      projectCosts: 'Costi del progetto',
      financing: 'Altri costi del progetto',
      startDate: 'Durata',
      dates: 'Date',
      contacts: 'Contatti',
    },
    financing: {
      costsFederation: 'Sostegno della Confederazione',
      costsCanton: 'Sostegno del/dei Cantone/i',
      costsExternal: 'Finanziamento di terzi',
      costsEU: 'Costi totali UE',
    },
    salutations: { m: 'Signor', f: 'Signora' },
    from: 'dal',
    until: 'fino al',
    website: 'Sito web',
    phone: 'Telefono',
    email: 'E-mail',
  },
};
