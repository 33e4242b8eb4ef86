import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import { useInboxCount } from '../../inbox/inboxCards';
import type { ResourceDefinition } from '../resource';

/** Proposals waiting for a decision. Their reviews belong to the content types. */
export const inbox: ResourceDefinition = {
  name: 'inbox',
  label: pageLabels.inbox,
  feature: 'PLUGIN_ENABLE_INBOX',
  access: editors,
  icon: InboxIcon,
  list: lazy(() => import('./InboxPage').then(({ InboxPage }) => ({ default: InboxPage }))),
  menu: { useCount: useInboxCount },
};
