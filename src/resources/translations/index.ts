import TranslateIcon from '@mui/icons-material/Translate';
import { lazy } from 'react';
import { editors } from '../../../domain/access';
import { shellWords } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** Translations that are missing, or older than their German: over all types, one after the other. */
export const translations: ResourceDefinition = {
  name: 'translation-gaps',
  path: 'translations',
  label: shellWords.translations,
  access: editors,
  icon: TranslateIcon,
  list: lazy(() => import('./GapList').then(({ GapList }) => ({ default: GapList }))),
};
