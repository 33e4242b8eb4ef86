import type { ContentLocale } from '../locales';
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
export const publicationEmbedWords: Record<ContentLocale, PublicationEmbedWords> = {
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
