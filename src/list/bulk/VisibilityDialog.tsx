import { bulkWords } from '../../i18n/lists';
import { ChangeDialog } from './ChangeDialog';
import { useChangeMarked } from './useChangeMarked';

/** Asks whether the marked records should be public, or no longer. */
export function VisibilityDialog({
  word,
  isPublic,
  onClose,
}: {
  word: string;
  isPublic: boolean;
  onClose: () => void;
}) {
  const work = useChangeMarked(onClose);
  const start = () => work.start((record) => (record.isPublic === isPublic ? null : { ...record, isPublic }));
  return (
    <ChangeDialog title={bulkWords.visibility(word)} work={work} onStart={start} onClose={onClose}>
      {bulkWords.visibilityQuestion(work.count, word)}
    </ChangeDialog>
  );
}
