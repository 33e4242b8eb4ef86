import type { TypeModule } from '../../engine/typeModule';
import { contactsDataRoutes } from './contactsDataRoutes';
import { employmentRoutes } from './employmentRoutes';
import { contactExtras } from './extras';
import { contactExportRoutes } from './exportRoutes';
import * as createContacts from './migrations/006-contacts';
import * as createSearch from './migrations/009-contact-search';
import * as searchSortedLater from './migrations/064-contact-search-sorted-later';
import { refuseUnnamedRegions } from './regions';
import { mergeRoutes } from './mergeRoutes';
import { contactRoutes } from './routes';
import { seedEmployments } from './seedEmployments';

/** Persons and organisations. */
export const contactsModule: TypeModule = {
  migrations: { '006-contacts': createContacts, '009-contact-search': createSearch, '064-contact-search-sorted-later': searchSortedLater },
  hooks: { 'contacts/person': { beforeDelete: refuseUnnamedRegions }, 'contacts/company': { beforeDelete: refuseUnnamedRegions } },
  extras: contactExtras,
  afterSeed: { 'contacts/person': seedEmployments },
  ownExports: true,
  routes: [contactRoutes, mergeRoutes, contactExportRoutes, contactsDataRoutes, employmentRoutes],
};
