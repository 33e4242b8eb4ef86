import type { Content } from '../../../domain/contents';
import { bulkTexts } from '../../i18n/bulk';
import { visibilityWords } from '../../ui/visibility';
import type { BulkAction } from './BulkMenu';
import { ChangeDialog } from './ChangeDialog';
import { useChangeMarked } from './useChangeMarked';

/** Makes the marked records public, or takes that back, in the words of their type. */
export function visibilityActions(type: Pick<Content, 'visibility'>): BulkAction[] {
  const { open, closed } = visibilityWords(type);
  return [{ word: open, isPublic: true }, { word: closed, isPublic: false }].map(({ word, isPublic }) => ({
    label: bulkTexts.visibility(word),
    dialog: (onClose) => <VisibilityDialog word={word} isPublic={isPublic} onClose={onClose} />,
  }));
}

function VisibilityDialog({ word, isPublic, onClose }: { word: string; isPublic: boolean; onClose: () => void }) {
  const work = useChangeMarked(onClose);
  const start = () => work.start((record) => (record.isPublic === isPublic ? null : { ...record, isPublic }));
  return <ChangeDialog title={bulkTexts.visibility(word)} work={work} onStart={start} onClose={onClose}>{bulkTexts.visibilityQuestion(work.count, word)}</ChangeDialog>;
}
