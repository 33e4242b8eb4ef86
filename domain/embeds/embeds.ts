import type { ContentTypeName } from '../contents';
import { ownEventTypes } from '../values/eventTypes';
import { eventPlaces } from '../publicViews/eventWords';
import { words, type Locale, type Words } from '../locales';
import type { Context, ReferenceListName } from '../references';

/** A filter for visitors. */
export interface EmbedFilter {
  /** The parameter in the URL of the page, and usually the name of the field. */
  param: string;
  /** The parameter of the API; missing if the filter only narrows the options of another filter. */
  filter?: string;
  /** The field of the records if it differs from `param`. */
  field?: string;
  label: Words;
  /** Only one option can be selected. */
  single?: true;
  /**
   * Another filter whose selection narrows these options. If nothing is selected here, the request contains all offered
   * options.
   */
  within?: string;
  /** Restricts the filter to one kind of record: it disappears when `types` selects other kinds. */
  kind?: string;
  /** The source of its options. */
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
 * A switch above a list. When on, it adds `param` with this value to the URL of the page, and `query` overrides the
 * request. `{product}` stands for the short name of the product (`forProduct`).
 */
interface EmbedToggle {
  param: string;
  value: string;
  label: Words;
  query: Record<string, string | readonly string[]>;
}

/** A list of public records for other websites. The script, element, frame and static pages are generated from it. */
export interface Embed {
  /** Part of URLs (`/embed/iframe/projects-de.html`) and of the element's name (`<regio-projects>`). */
  name: string;
  /** The type whose feature switch applies. */
  content: ContentTypeName;
  /** The API resource of the list and its records. */
  resource: string;
  /** The parameter in the URL of the page that opens a record. */
  primaryKey: string;
  /** The page length. */
  limit: number;
  /** For the list of a collection: its resource, and the id that the host page specifies. */
  collection?: { resource: ContentTypeName; id?: number };
  /** Parameters of every request for the list. */
  query?: Record<string, string | readonly string[]>;
  /** Has an Atom feed. */
  feed?: true;
  /** Switches above the list. */
  toggles?: readonly EmbedToggle[];
  /**
   * The places that a host page can fill or change, apart from filters and requests (embedFunctions.ts). They keep the
   * option names of the former embeds, so that host pages need no change.
   */
  parts?: EmbedParts;
  filters: readonly EmbedFilter[];
}

interface EmbedParts {
  /** The prefix for the list, e.g. for `projectsBefore` and `projectsAfter`. */
  list: string;
  /** The prefix for a single record, e.g. for `projectContentBefore`. */
  record?: string;
  /** Further places with their full option names, e.g. `templateHooks.mapToggleAfter`. */
  more?: readonly string[];
}

/** Names shared by both kinds of projects. */
export const projectParts: EmbedParts = { list: 'projects', record: 'project' };

export const embedLocales: readonly Locale[] = ['de', 'fr', 'it'];

/** The singular of a list's name, as API filters use it; `embeds.test.ts` compares them with the declarations. */
const singular = (param: string) => param.replace(/ies$/, 'y').replace(/s$/, '');

/** Filters by reference lists, with the options of one context. */
export const referenceFilters = (context: string, labelled: Partial<Record<ReferenceListName, Words>>): EmbedFilter[] =>
  Object.entries(labelled).map(([list, label]) => ({
    param: list,
    filter: singular(list),
    label,
    from: { list: list as ReferenceListName, context },
  }));

/** A filter with fixed options. */
export const choiceFilter = (param: string, label: Words, choices: Record<string, Words>): EmbedFilter => ({
  param,
  filter: singular(param),
  label,
  from: { choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })) },
});

/** Labels of filters that several lists share. */
export const labels = {
  states: words('Kanton', 'Canton', 'Cantone'),
  topics: words('Thema', 'Thème', 'Tema'),
  regions: words('Geographische Region', 'Région géographique', 'Regione geografica'),
  support: words('Finanzierung', 'Financement', 'Finanziamento'),
  type: words('Typ', 'Type', 'Tipo'),
};

const projectFilters: readonly EmbedFilter[] = [
  ...referenceFilters('project', {
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
  ...referenceFilters('project', { instruments: labels.support }),
  choiceFilter('cooperations', words('Kooperation', 'Coopération', 'Cooperazione'), {
    international: words('International', 'Internationale', 'Internazionale'),
    national: words('National', 'Nationale', 'Nazionale'),
    'inter-cantonal': words('Interkantonal', 'Intercantonale', 'Intercantonale'),
    cantonal: words('Kantonal', 'Cantonale', 'Cantonale'),
  }),
];

const eventFilters = referenceFilters('event', { topics: labels.topics, ...eventPlaces });

const jobFilters = referenceFilters('job', {
  stints: words('Pensum', 'Taux d’occupation', 'Grado di occupazione'),
  locations: words('Ort', 'Lieu de travail', 'Luogo di lavoro'),
});

const postFilters = referenceFilters('post', { topics: labels.topics });

const publicationFilters: readonly EmbedFilter[] = [
  ...referenceFilters('publication', {
    topics: labels.topics,
    geographicRegions: labels.regions,
    languages: words('Sprache', 'Langue', 'Lingua'),
  }),
  { param: 'years', filter: 'year', label: words('Jahr', 'Année', 'Anno'), from: { years: { since: 1901 } } },
  choiceFilter('types', labels.type, {
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

/** Fills a screen or two. */
const pageLength = 30;

/** An embed that has the name of its content type. */
export const listEmbed = (
  content: ContentTypeName,
  primaryKey: string,
  filters: readonly EmbedFilter[],
  rest: Partial<Embed> = {},
): Embed => ({
  name: content,
  content,
  resource: content,
  primaryKey,
  limit: pageLength,
  filters,
  ...rest,
});

/** The lists that every public page can show. Other files and the declarations add more: see allEmbeds.ts. */
export const embeds: readonly Embed[] = [
  listEmbed('projects', 'project-id', projectFilters, {
    feed: true,
    query: { randomize: '1' },
    parts: { ...projectParts, more: ['templateHooks.mapToggleAfter'] },
  }),
  listEmbed('events', 'event-id', eventFilters, {
    feed: true,
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
  listEmbed('posts', 'post-id', postFilters, { feed: true }),
  listEmbed('interactive-graphics', 'graphic-id', []),
  // Expired jobs are left out.
  listEmbed('jobs', 'job-id', jobFilters, { feed: true, query: { archive: '0' } }),
  listEmbed('publications', 'publication-id', publicationFilters, { feed: true }),
];

/**
 * The name under which a host page sets a filter: the API's parameter, or the page's if several filters share one API
 * parameter.
 */
export const hostFilterName = ({ filters }: Embed, { filter, param }: EmbedFilter): string =>
  filters.filter((other) => other.filter === filter).length > 1 ? param : (filter ?? param);

/**
 * The suffix of a script's global function: `Projects` in `regioProjects`.
 * @param name the name of the embed in URLs
 */
export const functionNameOf = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The parameters of every request for an embed's list.
 * @param on the switches that are on
 */
export function queryOf({ query }: Embed, on: readonly EmbedToggle[] = []): URLSearchParams {
  const parameters: NonNullable<Embed['query']> = Object.assign({}, query, ...on.map((toggle) => toggle.query));
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((one) => [`${name}[]`, one]),
    ),
  );
}

/**
 * An embed with the product's short name filled in.
 * @param product letters, digits and hyphens
 */
export const forProduct = (embed: Embed, product: string): Embed =>
  JSON.parse(JSON.stringify(embed).replaceAll('{product}', product)) as Embed;

export const embedNamed = (name: string): Embed | undefined => embeds.find((embed) => embed.name === name);

/** The URL of a record's static page, for search engines and browsers without scripts. */
export const staticPage = (embed: Embed, id: number, locale: Locale) =>
  `/embed/static/${embed.collection ? embed.resource : embed.name}/${id}-${locale}/page.html`;

/** The URL of an embed's frame. */
export const framePage = ({ name, collection }: Embed, locale: Locale) =>
  `/embed/iframe/${name}${collection ? `/${collection.id ?? 1}` : ''}-${locale}.html`;

/** The URL of a list's Atom feed; API filters can be appended as parameters. */
export const feedPage = ({ name }: Embed, locale: Locale) => `/embed/feeds/${name}-${locale}.xml`;
