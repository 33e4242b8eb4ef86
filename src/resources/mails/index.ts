import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Mails of the product: waiting and failed ones. */
export const mails: ResourceDefinition = {
  name: 'mails',
  label: pageLabels.mails,
  access: administrators,
  icon: MailIcon,
  list: lazy(() => import('./MailList').then(({ MailList }) => ({ default: MailList }))),
  menu: { nested: true },
};
