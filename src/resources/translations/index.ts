import TranslateIcon from '@mui/icons-material/Translate';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Missing and outdated translations of all types, as a queue. */
export const translations: ResourceDefinition = {
  name: 'translation-gaps',
  label: pageLabels.translations,
  access: editors,
  icon: TranslateIcon,
  list: lazy(() => import('./GapList').then(({ GapList }) => ({ default: GapList }))),
};
