import { lazy } from 'react';
import { contactGroups as type } from '../../../domain/types/contactGroup';

/** The pages of contact groups; the code of each arrives when it is opened. */
export const contactGroups = {
  name: type.name,
  label: type.label,
  feature: type.feature,
  access: type.write,
  list: lazy(() => import('./ContactGroupList').then(({ ContactGroupList }) => ({ default: ContactGroupList }))),
  create: lazy(() => import('./ContactGroupEdit').then(({ ContactGroupCreate }) => ({ default: ContactGroupCreate }))),
  edit: lazy(() => import('./ContactGroupEdit').then(({ ContactGroupEdit }) => ({ default: ContactGroupEdit }))),
};
