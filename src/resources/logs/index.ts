import LogIcon from '@mui/icons-material/ListAltOutlined';
import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Telemetry of public pages. */
export const logs: ResourceDefinition = {
  name: 'logs',
  label: pageLabels.logs,
  access: administrators,
  icon: LogIcon,
  list: lazy(() => import('./LogList').then(({ LogList }) => ({ default: LogList }))),
  edit: lazy(() => import('./LogDetails').then(({ LogDetails }) => ({ default: LogDetails }))),
  menu: { nested: true },
};
