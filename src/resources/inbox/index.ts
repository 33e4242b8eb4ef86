import { lazy } from 'react';
import { editors } from '../../../domain/access';
import type { Feature } from '../../../domain/features';
import { inboxWords } from '../../i18n/inbox';

/** The inbox (document 1, section 2 "Inbox"). */
export const inbox = {
  path: '/inbox',
  title: inboxWords.title,
  feature: 'PLUGIN_ENABLE_INBOX' satisfies Feature,
  access: editors,
  list: lazy(() => import('./InboxPage').then(({ InboxPage }) => ({ default: InboxPage }))),
} as const;
