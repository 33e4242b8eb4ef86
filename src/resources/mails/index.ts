import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { mailTexts } from '../../i18n/mails';

/** What the product sends, for administrators (issue 3, "Mails"). */
export const mails = {
  path: '/settings/mails',
  title: mailTexts.title,
  access: administrators,
  list: lazy(() => import('./MailList').then(({ MailList }) => ({ default: MailList }))),
} as const;
