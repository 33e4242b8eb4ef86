import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/**
 * What was deleted and can be brought back: everybody sees what they have deleted themselves, administrators
 * everything.
 */
export const deleted: ResourceDefinition = {
  name: 'deleted',
  label: pageLabels.deleted,
  access: editors,
  icon: DeletedIcon,
  list: lazy(() => import('./DeletedPage').then(({ DeletedPage }) => ({ default: DeletedPage }))),
  menu: { nested: true },
};
