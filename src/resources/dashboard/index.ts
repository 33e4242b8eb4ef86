import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Open tasks, news, and what is read. First in the menu, though work starts in the inbox. */
export const dashboard: ResourceDefinition = {
  name: 'dashboard',
  label: pageLabels.dashboard,
  access: editors,
  icon: DashboardIcon,
  list: lazy(() => import('./DashboardPage').then(({ DashboardPage }) => ({ default: DashboardPage }))),
  menu: { neverHome: true },
};
