import { editors, publicOrEditor, type AccessRule, type ReadRule } from './access';
import type { Feature } from './features';
import { privacyChoices, visibilityChoices } from './filters';

/** What is known of a content type before its declaration is loaded. */
export interface Content {
  label: { singular: string; plural: string };
  /** The switch without which the type does not exist: no menu entry, no page, no API. */
  feature: Feature;
  read: ReadRule;
  /** Who writes it, which is also who gets to see its pages. */
  write: AccessRule;
  /** What people call its two states, the public one first. */
  visibility: typeof visibilityChoices | typeof privacyChoices;
  /** There are no drafts of it. */
  alwaysPublic?: true;
  /**
   * What answers carry beside its fields and a form of ours never sends back, since it is said by other calls or by a
   * field.
   */
  beside?: readonly string[];
}

const contact = {
  feature: 'PLUGIN_ENABLE_CONTACTS',
  read: publicOrEditor,
  write: editors,
  visibility: privacyChoices,
  beside: ['officialEmployment', 'verificationEmailSentDate'],
} as const;

const table = {
  projects: {
    label: { singular: 'Projekt', plural: 'Projekte' },
    feature: 'PLUGIN_ENABLE_PROJECTS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  'project-collections': {
    label: { singular: 'Projektkollektion', plural: 'Projektkollektionen' },
    feature: 'PLUGIN_ENABLE_PROJECT_COLLECTIONS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
    alwaysPublic: true,
  },
  events: {
    label: { singular: 'Termin', plural: 'Agenda' },
    feature: 'PLUGIN_ENABLE_EVENTS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  'event-collections': {
    label: { singular: 'Agenda-Kollektion', plural: 'Agenda-Kollektionen' },
    feature: 'PLUGIN_ENABLE_EVENT_COLLECTIONS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
    alwaysPublic: true,
  },
  'circular-economy-projects': {
    label: { singular: 'KLW Projekt', plural: 'KLW Projekte' },
    feature: 'PLUGIN_ENABLE_CIRCULAR_ECONOMY_PROJECTS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  posts: {
    label: { singular: 'News', plural: 'News' },
    feature: 'PLUGIN_ENABLE_POSTS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  'interactive-graphics': {
    label: { singular: 'Interaktive Grafik', plural: 'Interaktive Grafiken' },
    feature: 'PLUGIN_ENABLE_INTERACTIVE_GRAPHICS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  'financial-supports': {
    label: { singular: 'Finanzhilfe', plural: 'Finanzhilfen' },
    feature: 'PLUGIN_ENABLE_FINANCIAL_SUPPORTS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  'contacts/person': { label: { singular: 'Person', plural: 'Personen' }, ...contact },
  'contacts/company': { label: { singular: 'Organisation', plural: 'Organisationen' }, ...contact },
  'contact-groups': {
    label: { singular: 'Kontaktgruppe', plural: 'Kontaktgruppen' },
    feature: 'PLUGIN_ENABLE_CONTACT_GROUPS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
    beside: ['contacts', 'employments'],
  },
  regions: {
    label: { singular: 'Region', plural: 'Regionen' },
    feature: 'PLUGIN_ENABLE_REGIONS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  educations: {
    label: { singular: 'Bildungsmöglichkeit', plural: 'Bildungsmöglichkeiten' },
    feature: 'PLUGIN_ENABLE_EDUCATIONS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  jobs: {
    label: { singular: 'Stelle', plural: 'Stellenmarkt' },
    feature: 'PLUGIN_ENABLE_JOBS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
  publications: {
    label: { singular: 'Publikation', plural: 'regioScience News' },
    feature: 'PLUGIN_ENABLE_PUBLICATIONS',
    read: publicOrEditor,
    write: editors,
    visibility: visibilityChoices,
  },
} as const satisfies Record<string, Content>;

export type ContentTypeName = keyof typeof table;

/**
 * The table of contents of the product: every content type by its name, in the order of the menu. The declarations take
 * these facts from here; this file needs none of them, so that menu and addresses are there before any declaration is.
 */
export const contents = Object.fromEntries(
  Object.entries(table).map(([name, content]) => [name, { name, ...content }]),
) as unknown as {
  [Name in ContentTypeName]: Content & { name: Name };
};

export const contentTypeNames = Object.keys(contents) as ContentTypeName[];

/** The line of a resource; undefined for what is no content type. */
export function contentOf(resource: string): (Content & { name: ContentTypeName }) | undefined {
  return Object.hasOwn(contents, resource) ? contents[resource as ContentTypeName] : undefined;
}
