import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** What waits, what is new, what is read. It stands first, but work begins in the inbox. */
export const dashboard: ResourceDefinition = {
  name: 'dashboard',
  label: pageLabels.dashboard,
  access: editors,
  icon: DashboardIcon,
  list: lazy(() => import('./DashboardPage').then(({ DashboardPage }) => ({ default: DashboardPage }))),
  menu: { neverHome: true },
};
