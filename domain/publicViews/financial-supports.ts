import type { Locale } from '../locales';
import { pdfPath } from '../http';
import { localizedNames } from '../values/textsIn';
import { beginningOf } from './card';
import { relationFact } from './facts';
import { contactEntries } from './projects';
import type { PublicView } from './view';

interface Words {
  /** The passages with their headings, in public order. */
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
const financialSupportWords: Record<Locale, Words> = {
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

export const view: PublicView = {
  title: 'name',
  card: (support, locale: Locale) => [
    beginningOf(support, 'description', locale, 173),
    localizedNames(support, 'authorities', locale),
    localizedNames(support, 'topics', locale),
    localizedNames(support, 'states', locale),
  ],
  isCardRepeated: true,
  text: 'description',
  texts: (locale: Locale) => financialSupportWords[locale].texts,
  logo: 'logo',
  links: 'value',
  headings: (locale: Locale) => ({ links: financialSupportWords[locale].links }),
  facts: (support, locale: Locale) =>
    financialSupportWords[locale].relations.map(([field, label]) => relationFact(label, support, field, locale)),
  sections: (support, locale: Locale) => [
    { heading: financialSupportWords[locale].contact, entries: contactEntries(support, locale) },
  ],
  footer: (support, locale: Locale) =>
    typeof support.id === 'number'
      ? [{ text: financialSupportWords[locale].print, href: pdfPath('financial-supports', support.id, locale) }]
      : [],
  order: ['text', 'texts', 'sections', 'links', 'facts', 'footer'],
  schemaType: 'CreativeWork',
};
