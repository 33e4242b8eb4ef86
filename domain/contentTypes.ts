import type { ContentTypeName } from './contents';
import type { ContentType } from './contentType';
import { circularEconomyProjects } from './types/circularEconomyProject';
import { companies } from './types/company';
import { contactGroups } from './types/contactGroup';
import { contacts } from './types/contacts';
import { educations } from './types/education';
import { eventCollections } from './types/eventCollection';
import { events } from './types/event';
import { jobs } from './types/job';
import { interactiveGraphics } from './types/interactiveGraphic';
import { financialSupports } from './types/financialSupport';
import { persons } from './types/person';
import { posts } from './types/post';
import { projects } from './types/project';
import { projectCollections } from './types/projectCollection';
import { publications } from './types/publication';
import { regions } from './types/region';

const declarations = {
  projects,
  'project-collections': projectCollections,
  events,
  'event-collections': eventCollections,
  'circular-economy-projects': circularEconomyProjects,
  posts,
  'interactive-graphics': interactiveGraphics,
  'financial-supports': financialSupports,
  'contacts/person': persons,
  'contacts/company': companies,
  'contact-groups': contactGroups,
  regions,
  educations,
  jobs,
  publications,
} satisfies Record<ContentTypeName, ContentType>;

type Missing = Exclude<ContentTypeName, keyof typeof declarations>;

/**
 * The declarations, whole: for who works with all of them at once. The compiler asks for one of each line of the table
 * of contents: above, and not in each of the twenty places that go over them.
 */
export const contentTypes = declarations as typeof declarations & Record<Missing, ContentType>;

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);

/** A declaration by its name, also one that is several types together; undefined for a name that is none. */
export function contentTypeNamed(name: string): ContentType | undefined {
  return [...allContentTypes, contacts].find((type) => type.name === name);
}
