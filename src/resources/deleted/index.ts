import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Deleted records that can be restored: editors see those they have deleted themselves, administrators all. */
export const deleted: ResourceDefinition = {
  name: 'deleted',
  label: pageLabels.deleted,
  access: editors,
  icon: DeletedIcon,
  list: lazy(() => import('./DeletedPage').then(({ DeletedPage }) => ({ default: DeletedPage }))),
  menu: { nested: true },
};
