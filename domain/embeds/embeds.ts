import type { ContentTypeName } from '../contents';
import { ownEventTypes } from '../values/eventTypes';
import { eventPlaces } from '../publicViews/eventWords';
import type { Locale, Words } from '../locales';
import type { Context, ReferenceListName } from '../references';

/** What visitors may narrow a list by. */
export interface EmbedFilter {
  /** Stands in the address of the page; most fields of the records are called so too. */
  param: string;
  /** Stands in the address of the API; nothing does where it only says what another filter offers. */
  filter?: string;
  /** The field of the records, where it is called otherwise. */
  field?: string;
  label: Words;
  /** One can be chosen at a time. */
  single?: true;
  /**
   * Another filter, whose choice says which of these are offered. Where none of them is chosen, the list is asked for
   * all that are offered.
   */
  within?: string;
  /** Of records of one kind alone: where others are chosen in `types`, it is not offered. */
  kind?: string;
  /** What there is to choose from. */
  from:
    | { list: ReferenceListName; context?: Context }
    | { choices: readonly Choice[] }
    | { years: { since?: number } }
    | { groups: 'upper' | 'lower' }
    | { licenses: true };
}

interface Choice {
  value: string;
  label: Words;
}

/**
 * A switch above a list: on, `param` with this value stands in the address of the page, and calls say `query` in place
 * of what they say else. `{product}` in value and label is the short name of the product (`forProduct`).
 */
interface EmbedToggle {
  param: string;
  value: string;
  label: Words;
  query: Record<string, string | readonly string[]>;
}

/**
 * A list of public records as pages of others embed it: script, element, frame and static pages are loops over these.
 */
export interface Embed {
  /** In addresses (`/embed/iframe/projects-de.html`) and in the name of the element (`<regio-projects>`). */
  name: string;
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
  query?: Record<string, string | readonly string[]>;
  /** What visitors switch on and off. */
  toggles?: readonly EmbedToggle[];
  /**
   * What pages of others may put into it or change beside its filters and calls (embedFunctions.ts), by the names it
   * has had in their options all along.
   */
  parts?: EmbedParts;
  filters: readonly EmbedFilter[];
}

interface EmbedParts {
  /** The list, of `projectsBefore` and `projectsAfter`. */
  list: string;
  /** One of its records, of `projectContentBefore`. */
  record?: string;
  /** Others, with the option that holds them: `templateHooks.mapToggleAfter`. */
  more?: readonly string[];
}

/** What both kinds of projects call it. */
export const projectParts: EmbedParts = { list: 'projects', record: 'project' };

export const embedLocales: readonly Locale[] = ['de', 'fr', 'it'];

/** A word in three languages. */
export const words = (de: string, fr: string, it: string): Words => ({ de, fr, it });

/** `topic` of `topics`, as the filters of the API are called; `embeds.test.ts` holds them against the declarations. */
const singular = (param: string) => param.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * Filters over the reference lists of their names, for a kind of record; the same labels head the names on static pages
 * (staticContents.ts).
 */
export const references = (context: string, labelled: Partial<Record<ReferenceListName, Words>>): EmbedFilter[] =>
  Object.entries(labelled).map(([list, label]) => ({
    param: list,
    filter: singular(list),
    label,
    from: { list: list as ReferenceListName, context },
  }));

/** A filter over a few keys. */
export const keys = (param: string, label: Words, choices: Record<string, Words>): EmbedFilter => ({
  param,
  filter: singular(param),
  label,
  from: { choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })) },
});

/** What several lists call their filters. */
export const labels = {
  states: words('Kanton', 'Canton', 'Cantone'),
  topics: words('Thema', 'Thème', 'Tema'),
  regions: words('Geographische Region', 'Région géographique', 'Regione geografica'),
  support: words('Finanzierung', 'Financement', 'Finanziamento'),
  type: words('Typ', 'Type', 'Tipo'),
};

const projectFilters: readonly EmbedFilter[] = [
  ...references('project', {
    states: labels.states,
    topics: labels.topics,
    programs: words('Programm', 'Programme', 'Programma'),
  }),
  {
    param: 'startDates',
    filter: 'startDate',
    label: words('Projektstart', 'Début du projet', 'Inizio del progetto'),
    from: { years: {} },
  },
  ...references('project', { instruments: labels.support }),
  keys('cooperations', words('Kooperation', 'Coopération', 'Cooperazione'), {
    international: words('International', 'Internationale', 'Internazionale'),
    national: words('National', 'Nationale', 'Nazionale'),
    'inter-cantonal': words('Interkantonal', 'Intercantonale', 'Intercantonale'),
    cantonal: words('Kantonal', 'Cantonale', 'Cantonale'),
  }),
];

const educationFilters = references('education', {
  educationTypes: words('Art der Weiterbildung', 'Type de formation', 'Tipo di formazione'),
  languages: words('Durchführungssprache', 'Langue du cours', 'Lingua del corso'),
  locations: words('Durchführungsort', 'Lieu du cours', 'Luogo del corso'),
});

const eventFilters = references('event', { topics: labels.topics, ...eventPlaces });

const jobFilters = references('job', {
  stints: words('Pensum', 'Taux d’occupation', 'Grado di occupazione'),
  locations: words('Ort', 'Lieu de travail', 'Luogo di lavoro'),
});

const postFilters = references('post', { topics: labels.topics });

const publicationFilters: readonly EmbedFilter[] = [
  ...references('publication', {
    topics: labels.topics,
    geographicRegions: labels.regions,
    languages: words('Sprache', 'Langue', 'Lingua'),
  }),
  { param: 'years', filter: 'year', label: words('Jahr', 'Année', 'Anno'), from: { years: { since: 1901 } } },
  keys('types', labels.type, {
    publication: words('Publikation', 'Publication', 'Pubblicazione'),
    project: words('Projekt', 'Projet', 'Progetto'),
  }),
  {
    param: 'licenseTypes',
    filter: 'licenseType',
    label: words('Lizenz', 'Licence', 'Licenza'),
    from: { licenses: true },
  },
];

/** The list of a type, at the type's own name. */
export const listOf = (
  content: ContentTypeName,
  primaryKey: string,
  filters: readonly EmbedFilter[],
  rest: Partial<Embed> = {},
): Embed => ({
  name: content,
  content,
  resource: content,
  primaryKey,
  filters,
  ...rest,
});

/** The lists that every page of visitors knows. Others stand by themselves; all are in allEmbeds.ts. */
export const embeds: readonly Embed[] = [
  listOf('projects', 'project-id', projectFilters, {
    limit: 30,
    query: { randomize: '1' },
    parts: { ...projectParts, more: ['templateHooks.mapToggleAfter'] },
  }),
  listOf('events', 'event-id', eventFilters, {
    limit: 30,
    query: { archive: '0' },
    toggles: [
      {
        param: 'type',
        value: '{product}',
        label: words(
          'Nur {product}-Veranstaltungen anzeigen',
          'Seulement les manifestations de {product}',
          'Solo le manifestazioni di {product}',
        ),
        query: { type: ownEventTypes },
      },
      {
        param: 'archive',
        value: '1',
        label: words(
          'Vergangene Veranstaltungen anzeigen',
          'Afficher les manifestations passées',
          'Mostrare le manifestazioni passate',
        ),
        query: { archive: '1' },
      },
    ],
  }),
  listOf('posts', 'post-id', postFilters),
  // Their drawings come with the one that is opened.
  listOf('interactive-graphics', 'graphic-id', [], { query: { shape: 'summary' } }),
  listOf('educations', 'education-id', educationFilters),
  // What has closed is no offer any more.
  listOf('jobs', 'job-id', jobFilters, { query: { archive: '0' } }),
  listOf('publications', 'publication-id', publicationFilters),
];

/**
 * What a page calls a filter that it fixes: as the API does, or as the address does where several filters are one to
 * the API.
 */
export const saidAs = ({ filters }: Embed, { filter, param }: EmbedFilter): string =>
  filters.filter((other) => other.filter === filter).length > 1 ? param : (filter ?? param);

/**
 * The global function of a script, after the short name of the product: `Projects` of `regioProjects`. In: what the
 * embed is called in addresses.
 */
export const functionNameOf = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What every call for the list of an embed says, with what is switched on. */
export function queryOf({ query }: Embed, on: readonly EmbedToggle[] = []): URLSearchParams {
  const said: NonNullable<Embed['query']> = Object.assign({}, query, ...on.map((toggle) => toggle.query));
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((one) => [`${name}[]`, one]),
    ),
  );
}

/** An embed as pages of a product show it. In: its short name, of letters, digits and hyphens. */
export const forProduct = (embed: Embed, product: string): Embed =>
  JSON.parse(JSON.stringify(embed).replaceAll('{product}', product)) as Embed;

/** The embed of a name; undefined where there is none. */
export const embedNamed = (name: string): Embed | undefined => embeds.find((embed) => embed.name === name);

/** Where a record stands by itself, for search engines and for browsers without scripts. */
export const staticPage = (embed: Embed, id: number, locale: Locale) =>
  `/embed/static/${embed.collection ? embed.resource : embed.name}/${id}-${locale}/page.html`;

/** Where the frame of an embed is; that of a collection names it. */
export const framePage = ({ name, collection }: Embed, locale: Locale) =>
  `/embed/iframe/${name}${collection ? `/${collection.id ?? 1}` : ''}-${locale}.html`;
