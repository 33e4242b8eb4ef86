import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** What the product sends: mails that wait, and those that could not be sent. */
export const mails: ResourceDefinition = {
  name: 'mails',
  label: pageLabels.mails,
  access: administrators,
  icon: MailIcon,
  list: lazy(() => import('./MailList').then(({ MailList }) => ({ default: MailList }))),
  menu: { nested: true },
};
