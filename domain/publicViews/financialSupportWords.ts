import type { Locale } from '../locales';

interface Words {
  /** The texts with their headings, in public order. */
  texts: readonly (readonly [field: string, heading: string])[];
  /** The relations with their labels. */
  relations: readonly (readonly [field: string, label: string])[];
  contact: string;
  links: string;
  print: string;
  phone: string;
  salutations: Record<string, string>;
}

const texts = [
  'additionalInformation',
  'inclusionCriteria',
  'exclusionCriteria',
  'financingRatio',
  'application',
] as const;
const relations = [
  'authorities',
  'beneficiaries',
  'topics',
  'projectTypes',
  'instruments',
  'geographicRegions',
  'states',
] as const;
const headed = <Field extends string>(fields: readonly Field[], words: Record<Field, string>) =>
  fields.map((field) => [field, words[field]] as const);

/** Labels of a financial support on public pages and in its PDF. */
export const financialSupportWords: Record<Locale, Words> = {
  de: {
    texts: headed(texts, {
      additionalInformation: 'Kurzbeschrieb',
      inclusionCriteria: 'Teilnahmekriterien',
      exclusionCriteria: 'Ausschlusskriterien',
      financingRatio: 'Finanzierung',
      application: 'Gesuchstellung',
    }),
    relations: headed(relations, {
      authorities: 'Förderstelle',
      beneficiaries: 'Begünstigte',
      topics: 'Thema',
      projectTypes: 'Projekttyp',
      instruments: 'Unterstützungsarten',
      geographicRegions: 'Geographische Region',
      states: 'Kantone',
    }),
    contact: 'Kontakt',
    links: 'Mehr Informationen',
    print: 'Drucken',
    phone: 'Telefon',
    salutations: { m: 'Herr', f: 'Frau' },
  },
  fr: {
    texts: headed(texts, {
      additionalInformation: 'En bref',
      inclusionCriteria: 'Critères de participation',
      exclusionCriteria: 'Critères d’exclusion',
      financingRatio: 'Financement',
      application: 'Dépôt de la demande',
    }),
    relations: headed(relations, {
      authorities: 'Service de soutien',
      beneficiaries: 'Bénéficiaires',
      topics: 'Thème',
      projectTypes: 'Type de projet',
      instruments: 'Types de soutien',
      geographicRegions: 'Région géographique',
      states: 'Cantons',
    }),
    contact: 'Contact',
    links: 'Plus d’informations',
    print: 'Imprimer',
    phone: 'Téléphone',
    salutations: { m: 'Monsieur', f: 'Madame' },
  },
  it: {
    texts: headed(texts, {
      additionalInformation: 'In breve',
      inclusionCriteria: 'Criteri di partecipazione',
      exclusionCriteria: 'Criteri di esclusione',
      financingRatio: 'Finanziamento',
      application: 'Presentazione della domanda',
    }),
    relations: headed(relations, {
      authorities: 'Ente di sostegno',
      beneficiaries: 'Beneficiari',
      topics: 'Tema',
      projectTypes: 'Tipo di progetto',
      instruments: 'Tipi di sostegno',
      geographicRegions: 'Regione geografica',
      states: 'Cantoni',
    }),
    contact: 'Contatto',
    links: 'Maggiori informazioni',
    print: 'Stampare',
    phone: 'Telefono',
    salutations: { m: 'Signor', f: 'Signora' },
  },
};
