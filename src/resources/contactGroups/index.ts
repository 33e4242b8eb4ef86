import GroupIcon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';
import { contactGroups as type } from '../../../domain/types/contactGroup';
import type { ResourceDefinition } from '../resource';

/** Groups of contacts, in two levels. */
export const contactGroups: ResourceDefinition = {
  name: type.name,
  label: type.label,
  feature: type.feature,
  access: type.write,
  icon: GroupIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./ContactGroupList').then(({ ContactGroupList }) => ({ default: ContactGroupList }))),
  create: lazy(() => import('./ContactGroupEdit').then(({ ContactGroupCreate }) => ({ default: ContactGroupCreate }))),
  edit: lazy(() => import('./ContactGroupEdit').then(({ ContactGroupEdit }) => ({ default: ContactGroupEdit }))),
};
