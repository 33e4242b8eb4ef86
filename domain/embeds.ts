import type { ContentTypeName } from './contents';
import { ownEventTypes } from './eventTypes';
import { eventWords } from './eventWords';
import { licenses } from './licenses';
import type { Locale } from './locales';
import type { ReferenceListName } from './references';

/** A word in the languages of the public pages. */
export type Words = Record<Locale, string>;

/** What visitors may narrow a list by. `param` stands in the address of the page, `filter` in that of the API. */
export interface EmbedFilter {
  param: string;
  filter: string;
  label: Words;
  /** What there is to choose from. */
  from: { list: ReferenceListName; context?: string } | { choices: readonly Choice[] } | { years: 'ahead' | 'past' };
}

export interface Choice {
  value: string;
  label: Words;
}

/** A switch above a list: on, `param` with this value stands in the address of the page, and calls say `query` in place of what they say else. */
export interface EmbedToggle {
  param: string;
  value: string;
  label: Words;
  query: Record<string, string | readonly string[]>;
}

/** A list of public records as pages of others embed it: script, element, frame and static pages are loops over these. */
export interface Embed {
  /** In addresses (`/embed/iframe/projects-de.html`) and in the name of the element (`<regio-projects>`). */
  name: string;
  label: Words;
  /** The global function of the script, after the short name of the product: `regioProjects`. */
  functionName: string;
  /** Whose switch it follows. */
  content: ContentTypeName;
  /** Where the API answers the list, and `/{id}` one record. */
  resource: string;
  /** The parameter of the address that opens a record. */
  primaryKey: string;
  /** Records of a page; all at once where it is not said. */
  limit?: number;
  /** Its list is that of one collection, which the page that shows it names: where the API has these, and which one. */
  collection?: { resource: ContentTypeName; id?: number };
  /** What every call for the list says besides. */
  query?: Record<string, string>;
  /** What visitors switch on and off. */
  toggles?: readonly EmbedToggle[];
  filters: readonly EmbedFilter[];
}

export const embedLocales: readonly Locale[] = ['de', 'fr', 'it'];

const words = (de: string, fr: string, it: string): Words => ({ de, fr, it });

/** A filter over a reference list; the same label heads the names on static pages (staticContents.ts). */
const references = (param: string, filter: string, list: ReferenceListName, context: string, label: Words): EmbedFilter => ({ param, filter, label, from: { list, context } });

const projectFilters: readonly EmbedFilter[] = [
  references('states', 'state', 'states', 'project', words('Kanton', 'Canton', 'Cantone')),
  references('topics', 'topic', 'topics', 'project', words('Thema', 'Thème', 'Tema')),
  references('programs', 'program', 'programs', 'project', words('Programm', 'Programme', 'Programma')),
  { param: 'startDates', filter: 'startDate', label: words('Projektstart', 'Début du projet', 'Inizio del progetto'), from: { years: 'ahead' } },
  references('instruments', 'instrument', 'instruments', 'project', words('Finanzierung', 'Financement', 'Finanziamento')),
  {
    param: 'cooperations', filter: 'cooperation', label: words('Kooperation', 'Coopération', 'Cooperazione'),
    from: {
      choices: [
        { value: 'international', label: words('International', 'Internationale', 'Internazionale') },
        { value: 'national', label: words('National', 'Nationale', 'Nazionale') },
        { value: 'inter-cantonal', label: words('Interkantonal', 'Intercantonale', 'Intercantonale') },
        { value: 'cantonal', label: words('Kantonal', 'Cantonale', 'Cantonale') },
      ],
    },
  },
];

const educationFilters: readonly EmbedFilter[] = [
  references('educationTypes', 'educationType', 'educationTypes', 'education', words('Art der Weiterbildung', 'Type de formation', 'Tipo di formazione')),
  references('languages', 'language', 'languages', 'education', words('Durchführungssprache', 'Langue du cours', 'Lingua del corso')),
  references('locations', 'location', 'locations', 'education', words('Durchführungsort', 'Lieu du cours', 'Luogo del corso')),
];

const eventLabels = (label: 'languages' | 'locations') => words(eventWords.de[label], eventWords.fr[label], eventWords.it[label]);

const labels = {
  topics: words('Thema', 'Thème', 'Tema'),
  regions: words('Geographische Region', 'Région géographique', 'Regione geografica'),
  support: words('Finanzierung', 'Financement', 'Finanziamento'),
  type: words('Typ', 'Type', 'Tipo'),
};

const eventFilters: readonly EmbedFilter[] = [
  references('topics', 'topic', 'topics', 'event', labels.topics),
  references('languages', 'language', 'languages', 'event', eventLabels('languages')),
  references('locations', 'location', 'locations', 'event', eventLabels('locations')),
];

const jobFilters: readonly EmbedFilter[] = [
  references('stints', 'stint', 'stints', 'job', words('Pensum', 'Taux d’occupation', 'Grado di occupazione')),
  references('locations', 'location', 'locations', 'job', words('Arbeitsort', 'Lieu de travail', 'Luogo di lavoro')),
];

const postFilters: readonly EmbedFilter[] = [references('topics', 'topic', 'topics', 'post', labels.topics)];

const publicationFilters: readonly EmbedFilter[] = [
  references('topics', 'topic', 'topics', 'publication', labels.topics),
  references('geographicRegions', 'geographicRegion', 'geographicRegions', 'publication', labels.regions),
  references('languages', 'language', 'languages', 'publication', words('Sprache', 'Langue', 'Lingua')),
  { param: 'years', filter: 'year', label: words('Jahr', 'Année', 'Anno'), from: { years: 'past' } },
  {
    param: 'types', filter: 'type', label: labels.type,
    from: { choices: [{ value: 'publication', label: words('Publikation', 'Publication', 'Pubblicazione') }, { value: 'project', label: words('Projekt', 'Projet', 'Progetto') }] },
  },
  { param: 'licenseTypes', filter: 'licenseType', label: words('Lizenz', 'Licence', 'Licenza'), from: { choices: licenses.map(({ id, name }) => ({ value: id, label: name })) } },
];

const supportFilters: readonly EmbedFilter[] = [
  references('projectTypes', 'projectType', 'projectTypes', 'financial-support', words('Projekttyp', 'Type de projet', 'Tipo di progetto')),
  references('beneficiaries', 'beneficiary', 'beneficiaries', 'financial-support', words('Begünstigte', 'Bénéficiaires', 'Beneficiari')),
  references('topics', 'topic', 'topics', 'financial-support', labels.topics),
  references('instruments', 'instrument', 'instruments', 'financial-support', words('Unterstützungsarten', 'Types de soutien', 'Tipi di sostegno')),
  references('geographicRegions', 'geographicRegion', 'geographicRegions', 'financial-support', labels.regions),
  references('states', 'state', 'states', 'financial-support', words('Kantonale Finanzhilfen', 'Aides cantonales', 'Aiuti cantonali')),
];

const circularFilters: readonly EmbedFilter[] = [
  {
    param: 'types', filter: 'type', label: labels.type,
    from: { choices: [{ value: 'project', label: words('Projekt', 'Projet', 'Progetto') }, { value: 'exemplary', label: words('Exemplarisch', 'Exemplaire', 'Esemplare') }] },
  },
  references('topics', 'topic', 'topics', 'circularEconomyProject', words('Kategorie', 'Catégorie', 'Categoria')),
  references('businessSectors', 'businessSector', 'businessSectors', 'circularEconomyProject', words('Sektor/Branche', 'Secteur/branche', 'Settore/ramo')),
  references('instruments', 'instrument', 'instruments', 'circularEconomyProject', labels.support),
  references('geographicRegions', 'geographicRegion', 'geographicRegions', 'circularEconomyProject', labels.regions),
];

const regionFilters: readonly EmbedFilter[] = [
  {
    param: 'types', filter: 'type', label: labels.type,
    from: {
      choices: [
        { value: 'nrp', label: words('NRP-Regionen', 'Régions NPR', 'Regioni NPR') },
        { value: 'intercantonal', label: words('Überkantonale Programme', 'Programmes intercantonaux', 'Programmi intercantonali') },
        { value: 'ris', label: words('Regionale Innovationssysteme (RIS)', 'Systèmes régionaux d’innovation (RIS)', 'Sistemi regionali d’innovazione (RIS)') },
        { value: 'cantonal', label: words('Kantonale NRP-Fachstellen', 'Services cantonaux NPR', 'Servizi cantonali NPR') },
        { value: 'energy', label: words('Energieregionen', 'Régions-énergie', 'Regioni-energia') },
      ],
    },
  },
  references('cities', 'city', 'cities', 'region', words('Gemeinde', 'Commune', 'Comune')),
];

export const embeds: readonly Embed[] = [
  {
    name: 'projects', functionName: 'Projects', label: words('Projekte', 'Projets', 'Progetti'), content: 'projects', resource: 'projects',
    primaryKey: 'project-id', limit: 30, query: { randomize: '1' }, filters: projectFilters,
  },
  {
    name: 'events', functionName: 'Events', label: words('Agenda', 'Agenda', 'Agenda'), content: 'events', resource: 'events', primaryKey: 'event-id', limit: 30,
    query: { archive: '0' }, filters: eventFilters,
    toggles: [
      {
        param: 'type', value: 'regio', label: words('Nur regio-Veranstaltungen anzeigen', 'Seulement les manifestations de regio', 'Solo le manifestazioni di regio'),
        query: { type: ownEventTypes },
      },
      { param: 'archive', value: '1', label: words('Vergangene Veranstaltungen anzeigen', 'Afficher les manifestations passées', 'Mostrare le manifestazioni passate'), query: { archive: '1' } },
    ],
  },
  {
    name: 'circular-economy-projects', functionName: 'CircularEconomyProjects', label: words('Projekte der Kreislaufwirtschaft', 'Projets d’économie circulaire', 'Progetti di economia circolare'),
    content: 'circular-economy-projects', resource: 'circular-economy-projects', primaryKey: 'project-id', limit: 1_000, query: { randomize: '1' }, filters: circularFilters,
  },
  {
    name: 'posts', functionName: 'Posts', label: words('News', 'Actualités', 'Notizie'), content: 'posts', resource: 'posts', primaryKey: 'post-id', filters: postFilters,
  },
  {
    // Their drawings come with the one that is opened.
    name: 'interactive-graphics', functionName: 'InteractiveGraphics', label: words('Interaktive Grafiken', 'Graphiques interactifs', 'Grafici interattivi'), content: 'interactive-graphics',
    resource: 'interactive-graphics', primaryKey: 'graphic-id', query: { shape: 'summary' }, filters: [],
  },
  {
    name: 'financial-supports', functionName: 'FinancialSupports', label: words('Finanzhilfen', 'Aides financières', 'Aiuti finanziari'), content: 'financial-supports',
    resource: 'financial-supports', primaryKey: 'financial-support-id', filters: supportFilters,
  },
  {
    name: 'educations', functionName: 'Educations', label: words('Bildungsmöglichkeiten', 'Formations', 'Formazioni'), content: 'educations',
    resource: 'educations', primaryKey: 'education-id', filters: educationFilters,
  },
  {
    // What has closed is no offer any more.
    name: 'jobs', functionName: 'Jobs', label: words('Stellenmarkt', 'Emplois', 'Posti di lavoro'), content: 'jobs', resource: 'jobs', primaryKey: 'job-id', query: { archive: '0' }, filters: jobFilters,
  },
  {
    name: 'publications', functionName: 'Publications', label: words('Publikationen', 'Publications', 'Pubblicazioni'), content: 'publications', resource: 'publications',
    primaryKey: 'publication-id', filters: publicationFilters,
  },
  {
    name: 'regions', functionName: 'Regions', label: words('Regionen', 'Régions', 'Regioni'), content: 'regions', resource: 'regions', primaryKey: 'region-id', limit: 30, filters: regionFilters,
  },
];

/** The embed of a name; undefined where there is none. */
export const embedNamed = (name: string): Embed | undefined => embeds.find((embed) => embed.name === name);

/** Where a record stands by itself, for search engines and for browsers without scripts. */
export const staticPage = (embed: Embed, id: number, locale: Locale) => `/embed/static/${embed.collection ? embed.resource : embed.name}/${id}-${locale}/page.html`;

/** Where the frame of an embed is; that of a collection names it. */
export const framePage = ({ name, collection }: Embed, locale: Locale) => `/embed/iframe/${name}${collection ? `/${collection.id ?? 1}` : ''}-${locale}.html`;
