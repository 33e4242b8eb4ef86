import type { TypeModule } from '../../engine/typeModule';
import { groupExtras, addFormerMembers, membersOf, readMembers } from './members';
import { updateEmployments } from './groupEmployments';
import { contactGroupRoutes } from './routes';

/** Their table is made with the contacts', since both point at each other. */
export const contactGroupsModule: TypeModule = {
  hooks: {
    'contact-groups': { readRequest: readMembers, beforeDelete: membersOf, afterRestore: addFormerMembers },
    'contacts/person': { afterSave: updateEmployments },
  },
  extras: groupExtras,
  ownExports: ['contact-groups'],
  routes: [contactGroupRoutes],
};
