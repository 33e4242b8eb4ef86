import type { Content } from '../../../domain/contents';
import { bulkWords } from '../../i18n/lists';
import { visibilityWords } from '../../ui/StatusMark';
import type { BulkAction } from './BulkMenu';
import { ChangeDialog } from './ChangeDialog';
import { useChangeMarked } from './useChangeMarked';

/** Makes the marked records public or not, in the words of their type. */
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

/** Asks whether to make the marked records public, or no longer public. */
function VisibilityDialog({ word, isPublic, onClose }: { word: string; isPublic: boolean; onClose: () => void }) {
  const work = useChangeMarked(onClose);
  const start = () => work.start((record) => (record.isPublic === isPublic ? null : { ...record, isPublic }));
  return (
    <ChangeDialog title={bulkWords.visibility(word)} work={work} onStart={start} onClose={onClose}>
      {bulkWords.visibilityQuestion(work.count, word)}
    </ChangeDialog>
  );
}
