import ActivityIcon from '@mui/icons-material/History';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Who changed what, over all content types. */
export const activity: ResourceDefinition = {
  name: 'activity',
  label: pageLabels.activity,
  access: editors,
  icon: ActivityIcon,
  list: lazy(() => import('./ActivityPage').then(({ ActivityPage }) => ({ default: ActivityPage }))),
  menu: { nested: true, neverHome: true },
};
