import type { ContentType } from './contentType';
import { companies } from './types/company';
import { contactGroups } from './types/contactGroup';
import { persons } from './types/person';
import { projects } from './types/project';

/** The table of contents of the product: every content type, in the order of the menu. */
export const contentTypes = { projects, 'contacts/person': persons, 'contacts/company': companies, 'contact-groups': contactGroups };

export type ContentTypeName = keyof typeof contentTypes;
export const allContentTypes: readonly ContentType<any>[] = Object.values(contentTypes);
