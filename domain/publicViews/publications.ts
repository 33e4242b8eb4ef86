import type { ContentLocale } from '../locales';
import { licenseNamed, ownLicense } from '../values/licenses';
import { listOf, localizedNames, fallbackLocale, textOf, type RecordLike } from '../values/textsIn';
import { fact, relationFact, textFact, type Fact, type Line } from './facts';
import type { PublicView } from './view';
import type { publicationTypes } from '../types/publication';

interface PublicationEmbedWords {
  types: Record<(typeof publicationTypes)[number]['id'], string>;
  type: string;
  authors: string;
  organizations: string;
  year: string;
  period: string;
  license: string;
  terms: string;
  rightsHolder: string;
  topics: string;
  geographicRegions: string;
  languages: string;
  keywords: string;
  files: string;
  open: string;
}

/** Labels in the public view of a publication, in its four languages. */
const publicationEmbedWords: Record<ContentLocale, PublicationEmbedWords> = {
  de: {
    types: { publication: 'Publikation', project: 'Projekt' },
    type: 'Typ',
    authors: 'Autor:innen',
    organizations: 'Organisation / Institution',
    year: 'Jahr',
    period: 'Zeitraum',
    license: 'Lizenz',
    terms: 'Nutzungsbedingungen',
    rightsHolder: 'Rechte-Inhaber:in',
    topics: 'Thema',
    geographicRegions: 'Geographische Region',
    languages: 'Sprache',
    keywords: 'Tags',
    files: 'Zusatzdokumente',
    open: 'Anzeigen',
  },
  fr: {
    types: { publication: 'Publication', project: 'Projet' },
    type: 'Type',
    authors: 'Auteur·e·s',
    organizations: 'Organisation / institution',
    year: 'Année',
    period: 'Période',
    license: 'Licence',
    terms: 'Conditions d’utilisation',
    rightsHolder: 'Titulaire des droits',
    topics: 'Thème',
    geographicRegions: 'Région géographique',
    languages: 'Langue',
    keywords: 'Tags',
    files: 'Documents complémentaires',
    open: 'Afficher',
  },
  it: {
    types: { publication: 'Pubblicazione', project: 'Progetto' },
    type: 'Tipo',
    authors: 'Autori e autrici',
    organizations: 'Organizzazione / istituzione',
    year: 'Anno',
    period: 'Periodo',
    license: 'Licenza',
    terms: 'Condizioni d’uso',
    rightsHolder: 'Titolare dei diritti',
    topics: 'Tema',
    geographicRegions: 'Regione geografica',
    languages: 'Lingua',
    keywords: 'Tag',
    files: 'Documenti supplementari',
    open: 'Mostra',
  },
  en: {
    types: { publication: 'Publication', project: 'Project' },
    type: 'Type',
    authors: 'Authors',
    organizations: 'Organisation / institution',
    year: 'Year',
    period: 'Period',
    license: 'Licence',
    terms: 'Terms of use',
    rightsHolder: 'Rights holder',
    topics: 'Topic',
    geographicRegions: 'Geographical region',
    languages: 'Language',
    keywords: 'Tags',
    files: 'Additional documents',
    open: 'Show',
  },
};

/** The maximum length of a description on a card, in characters. */
const maxLeadLength = 512;

function leadOf(publication: RecordLike, locale: ContentLocale): string {
  const description = textOf(publication, 'description', locale);
  return description.length > maxLeadLength ? `${description.slice(0, maxLeadLength).trimEnd()} …` : description;
}

function facts(publication: RecordLike, locale: ContentLocale): Fact[] {
  const words = publicationEmbedWords[locale];
  return [
    fact(words.type, words.types[publication.type as keyof typeof words.types]),
    fact(words.authors, namedIn(publication, 'authors')),
    fact(words.organizations, namedIn(publication, 'organizations')),
    periodOf(publication, words),
    fact(words.license, licenseLine(publication, locale)),
    fact(
      words.terms,
      publication.licenseType === ownLicense
        ? textOf(publication, 'licenseAttribution', locale)
        : licenseNamed(publication.licenseType)?.attribution[locale],
    ),
    textFact(words.rightsHolder, publication, 'rightsHolder', locale),
    ...(['topics', 'geographicRegions', 'languages'] as const).map((field) =>
      relationFact(words[field], publication, field, locale),
    ),
    textFact(words.keywords, publication, 'keywords', locale),
  ];
}

/** The name of the licence, linked to its text if there is one. */
function licenseLine(publication: RecordLike, locale: ContentLocale): Line | undefined {
  const found = licenseNamed(publication.licenseType);
  if (!found) return undefined;
  const isOwn = publication.licenseType === ownLicense;
  const text = (isOwn && textOf(publication, 'licenseName', locale)) || found.name[locale];
  return { text, href: isOwn ? textOf(publication, 'licenseUrl', locale) : found.url[locale] };
}

const namedIn = (publication: RecordLike, field: string) =>
  listOf(publication, field, 'de')
    .flatMap(({ name }) => (typeof name === 'string' && name) || [])
    .join(', ');

const yearOf = (day: unknown) => (typeof day === 'string' ? day.slice(0, 4) : '');

function periodOf({ startDate, endDate }: RecordLike, words: { year: string; period: string }): Fact {
  const [from, till] = [yearOf(startDate), yearOf(endDate)];
  return from === till ? fact(words.year, from) : fact(words.period, [from, till].filter(Boolean).join(' – '));
}

export const view: PublicView = {
  title: 'title',
  card: (publication, locale) => [
    namedIn(publication, 'authors'),
    namedIn(publication, 'organizations'),
    localizedNames(publication, 'topics', locale),
  ],
  lead: (publication, locale) => {
    const text = leadOf(publication, locale);
    const lang = fallbackLocale(publication, 'description', locale);
    return text === '' ? [] : [lang ? { text, href: '', lang } : text];
  },
  facts,
  documents: true,
  headings: (locale) => ({ documents: publicationEmbedWords[locale].files }),
  footer: (publication, locale) => {
    const href = textOf(publication, 'url', locale);
    return href === '' ? [] : [{ text: publicationEmbedWords[locale].open, href }];
  },
  schemaType: 'ScholarlyArticle',
};
