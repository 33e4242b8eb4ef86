import { embedNamed, type Embed, type Words } from './embeds';

/** What static pages show of the records of an embed: apart from the lists, since these load nothing of it. */

/** What static pages show of a record: its heading, its text, relations by their names, and links by the key that holds their address. */
export interface StaticContent {
  title: string;
  text?: string;
  relations: readonly { field: string; label: Words }[];
  links?: 'url' | 'value';
  /** Of what takes place: the fields that say when, where and by whom. */
  takesPlace?: { start: string; end: string; place: string; organizer: string };
  /** What search engines call such a record, in the words of schema.org. */
  schemaType: 'CreativeWork' | 'AdministrativeArea' | 'Course' | 'Event' | 'JobPosting' | 'NewsArticle' | 'Organization' | 'Person' | 'ScholarlyArticle';
}

const contents: Record<string, Omit<StaticContent, 'relations'>> = {
  projects: { title: 'title', text: 'description', links: 'url', schemaType: 'CreativeWork' },
  events: { title: 'title', text: 'text', links: 'value', schemaType: 'Event', takesPlace: { start: 'startDate', end: 'endDate', place: 'location', organizer: 'organizer' } },
  'circular-economy-projects': { title: 'title', text: 'description', links: 'value', schemaType: 'CreativeWork' },
  posts: { title: 'title', text: 'text', links: 'value', schemaType: 'NewsArticle' },
  'interactive-graphics': { title: 'title', text: 'description', schemaType: 'CreativeWork' },
  'financial-supports': { title: 'name', text: 'description', links: 'value', schemaType: 'CreativeWork' },
  educations: { title: 'name', text: 'text', links: 'value', schemaType: 'Course' },
  jobs: { title: 'name', text: 'description', links: 'value', schemaType: 'JobPosting' },
  publications: { title: 'title', schemaType: 'ScholarlyArticle' },
  regions: { title: 'name', text: 'description', schemaType: 'AdministrativeArea' },
};

/** What static pages show of a record of an embed; of a collection what those of its list show. Errors: where nobody has said it. */
export function shownOf({ resource }: Embed): StaticContent {
  const content = contents[resource];
  if (!content) throw new Error(`Nobody has said what static pages show of ${resource}.`);
  const filters = embedNamed(resource)?.filters ?? [];
  return { ...content, relations: filters.flatMap(({ param, label, from }) => ('list' in from ? [{ field: param, label }] : [])) };
}
