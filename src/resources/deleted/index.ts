import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { deletedTexts } from '../../i18n/deleted';

/** What was deleted and can be brought back (issue 3, "History"). */
export const deleted = {
  path: '/settings/deleted',
  title: deletedTexts.title,
  access: administrators,
  list: lazy(() => import('./DeletedPage').then(({ DeletedPage }) => ({ default: DeletedPage }))),
} as const;
