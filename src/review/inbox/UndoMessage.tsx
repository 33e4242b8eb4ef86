import type { ReactNode } from 'react';
import type { Card } from '../../../domain/inbox/inbox';
import { inboxWords } from '../../i18n/inbox';
import { UndoAlert } from '../../ui/UndoAlert';
import { useUndo } from './useUndo';

/** The message about items that have just ended, from which that can be taken back. */
export function UndoMessage({ text, items }: { text: ReactNode; items: readonly (Pick<Card, 'id'> & Partial<Pick<Card, 'type'>>)[] }) {
  const { undo, isPending } = useUndo();
  return <UndoAlert text={text} label={inboxWords.undo} isPending={isPending} onUndo={() => void undo(items, items[0]?.type)} />;
}
