import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { deletedTexts } from '../../i18n/deleted';
import type { ResourceDefinition } from '../resource';

/** What was deleted and can be brought back. */
export const deleted: ResourceDefinition = {
  name: 'deleted',
  path: 'settings/deleted',
  label: deletedTexts.label,
  access: administrators,
  icon: DeletedIcon,
  list: lazy(() => import('./DeletedPage').then(({ DeletedPage }) => ({ default: DeletedPage }))),
  menu: { nested: true },
};
