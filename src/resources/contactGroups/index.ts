import GroupIcon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { fromContents, type ResourceDefinition } from '../resource';

/** Groups of contacts, in two levels. */
export const contactGroups: ResourceDefinition = {
  ...fromContents(contents['contact-groups']),
  icon: GroupIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./ContactGroupList').then(({ ContactGroupList }) => ({ default: ContactGroupList }))),
  create: lazy(() =>
    import('./ContactGroupCreate').then(({ ContactGroupCreate }) => ({ default: ContactGroupCreate })),
  ),
  edit: lazy(() => import('./ContactGroupEdit').then(({ ContactGroupEdit }) => ({ default: ContactGroupEdit }))),
  review: lazy(() =>
    import('./ContactGroupReview').then(({ ContactGroupReview }) => ({ default: ContactGroupReview })),
  ),
};
