import { lazy } from 'react';
import type { Content } from '../../../domain/contents';
import { bulkWords } from '../../i18n/lists';
import { visibilityWords } from '../../ui/StatusMark';
import type { BulkAction } from './BulkMenu';

const VisibilityDialog = lazy(() =>
  import('./VisibilityDialog').then((module) => ({ default: module.VisibilityDialog })),
);

/** Makes the marked records public, or takes that back, in the words of their type. */
export function visibilityActions(type: Pick<Content, 'visibility'>): BulkAction[] {
  const { open, closed } = visibilityWords(type);
  return [
    { word: open, isPublic: true },
    { word: closed, isPublic: false },
  ].map(({ word, isPublic }) => ({
    label: bulkWords.visibility(word),
    dialog: (onClose) => <VisibilityDialog word={word} isPublic={isPublic} onClose={onClose} />,
  }));
}
