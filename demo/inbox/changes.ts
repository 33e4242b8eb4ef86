import type { DemoProject } from '../projects/demoProject';
import type { Contact } from '../projects/contacts';
import { references } from '../references';

/** A project as a source proposes it: references by name, and only what the source knows. */
type Proposal = Record<string, unknown> &
  Pick<DemoProject, 'title' | 'description' | 'contacts' | 'links' | 'financing' | 'projectCosts'>;
type Change = (proposal: Proposal, project: DemoProject) => Proposal;

const named = (list: 'topics' | 'programs' | 'instruments' | 'states' | 'countries', ids: { id: number }[]) =>
  ids.map(({ id }) => ({ id, name: references[list].find((entry) => entry.id === id)?.name ?? '' }));

/** What the external database knows about a project. */
export function proposalOf(project: DemoProject): Proposal {
  const { title, description, projectCode, projectCosts, financing, startDate, endDate, contacts, links, lat, lng } =
    project;
  return {
    title,
    description,
    projectCode,
    projectCosts,
    financing,
    startDate,
    endDate,
    contacts,
    links,
    lat,
    lng,
    topics: named('topics', project.topics),
    programs: named('programs', project.programs),
    instruments: named('instruments', project.instruments),
    states: named('states', project.states),
    countries: named('countries', project.countries),
  };
}

const newContact: Contact = {
  name: 'Geschäftsstelle Regionalentwicklung',
  salutation: 'f',
  title: '',
  firstName: 'Nora',
  lastName: 'Caduff',
  role: 'Projektleiterin',
  phone: '+41 81 000 44 55',
  email: 'nora.caduff@example.org',
  website: 'www.example.org',
  street: 'Bahnhofstrasse 12',
  zipCode: '7000',
  city: 'Chur',
};
const first = <T>(items: T[], change: (item: T) => T): T[] =>
  items.map((item, index) => (index === 0 ? change(item) : item));
const translated = (proposal: Proposal, project: DemoProject, texts: object): Proposal => ({
  ...proposal,
  translations: { ...project.translations, fr: { ...project.translations.fr, ...texts } },
});

/** Every kind of difference that a review can show. */
export const changes = {
  title: (proposal) => ({ ...proposal, title: `${proposal.title} – zweite Etappe` }),
  otherTitle: (proposal) => ({ ...proposal, title: proposal.title.replace(/\S+$/, 'neu gedacht') }),
  words: (proposal) => ({
    ...proposal,
    description: proposal.description
      .replace(/\b(\p{L}{8,})\b/u, 'massgeblich $1')
      .replace('</p>', ' Das Vorhaben wird bis 2029 weitergeführt.</p>'),
  }),
  paragraph: (proposal) => ({
    ...proposal,
    description:
      `${proposal.description}<h3>Stand der Arbeiten</h3>` +
      '<p>Die erste Etappe ist abgeschlossen, <strong>die Abrechnung liegt vor</strong>.</p>',
  }),
  formatting: (proposal) => ({
    ...proposal,
    description: proposal.description.replace(/<p>(\S+ \S+)/, '<p><strong>$1</strong>'),
  }),
  spelling: (proposal) => ({
    ...proposal,
    title: ` ${proposal.title} `,
    description: proposal.description.replaceAll('</p><p>', '</p>\n<p>').replaceAll('ä', '&auml;'),
  }),
  costs: (proposal) => ({ ...proposal, projectCosts: String(Number(proposal.projectCosts || 200_000) + 75_000) }),
  financing: (proposal) => ({
    ...proposal,
    financing: [
      { id: 'costsFederation', value: '180000' },
      { id: 'costsEU', value: '45000' },
    ],
  }),
  dates: (proposal) => ({ ...proposal, endDate: '2029-12-31' }),
  topicAdded: (proposal) => ({
    ...proposal,
    topics: [...(proposal.topics as object[]), { id: 8, name: 'Digitalisierung' }],
  }),
  topicUnknown: (proposal) => ({
    ...proposal,
    topics: [...(proposal.topics as object[]), { id: null, name: 'Wasserstoff', foreignId: '901' }],
  }),
  topicRemoved: (proposal) => ({ ...proposal, topics: (proposal.topics as object[]).slice(1) }),
  states: (proposal) => ({
    ...proposal,
    states: [
      { id: 12, name: 'Basel-Stadt' },
      { id: 13, name: 'Basel-Landschaft' },
    ],
  }),
  program: (proposal) => ({ ...proposal, programs: [{ id: 6, name: 'NRP-San Gottardo' }] }),
  instrument: (proposal) => ({
    ...proposal,
    instruments: [
      { id: 2, name: 'Darlehen' },
      { id: null, name: 'Anschubfinanzierung', foreignId: '77' },
    ],
  }),
  contactAdded: (proposal) => ({ ...proposal, contacts: [...proposal.contacts, newContact] }),
  contactChanged: (proposal) => ({
    ...proposal,
    contacts: first(proposal.contacts, (contact) => ({
      ...contact,
      phone: '+41 31 000 99 88',
      role: 'Geschäftsführung',
    })),
  }),
  contactsMoved: (proposal) => ({ ...proposal, contacts: proposal.contacts.toReversed() }),
  contactsRemoved: (proposal) => ({ ...proposal, contacts: [] }),
  links: (proposal) => ({
    ...proposal,
    links: [{ label: 'Website', url: 'https://www.example.org/neue-adresse' }, ...proposal.links.slice(1)],
  }),
  position: (proposal) => ({ ...proposal, lat: '46.8508', lng: '9.5320' }),
  video: (proposal) => ({ ...proposal, videos: [{ label: 'Film zum Projekt', url: 'https://vimeo.com/1084537' }] }),
  french: (proposal, project) =>
    translated(proposal, project, {
      title: 'Deuxième étape du projet régional',
      description: '<p>La deuxième étape commence.</p>',
    }),
  keywords: (proposal) => ({ ...proposal, keywords: 'Tabellenimport, Region, Zusammenarbeit' }),
} satisfies Record<string, Change>;

export type ChangeName = keyof typeof changes;

export function apply(project: DemoProject, names: readonly ChangeName[]): Proposal {
  return names.reduce((proposal, name) => changes[name](proposal, project), proposalOf(project));
}
