import type { TypeModule } from '../../engine/typeModule';
import { groupExtras, addFormerMembers, membersOf, readMembers } from './members';
import { updateEmployments } from './groupEmployments';
import { contactGroupRoutes } from './routes';

/** The migration of the contacts creates their table, because the two refer to each other. */
export const contactGroupsModule: TypeModule = {
  hooks: {
    'contact-groups': { readRequest: readMembers, beforeDelete: membersOf, afterRestore: addFormerMembers },
    'contacts/person': { afterSave: updateEmployments },
  },
  extras: groupExtras,
  ownExports: ['contact-groups'],
  routes: [contactGroupRoutes],
};
