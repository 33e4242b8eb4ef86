import { useState } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { useMarked } from '../selection/SelectionBar';
import type { Change } from './changes';
import { ChooseChange } from './ChooseChange';
import { useChangeMarked } from './useChangeMarked';
import { WorkDialog } from './WorkDialog';

export interface ChangeDialogProps {
  type: ContentType;
  /** The preselected change. */
  first?: { field: string; operation: Change['operation'] } | undefined;
  onClose: () => void;
}

/** Changes one field of the selected records: asks which one, and shows what would change. */
export function ChangeDialog({ type, first, onClose }: ChangeDialogProps) {
  // The selection changes while the work is running, so this keeps the initial one.
  const [ids] = useState(useMarked().ids);
  const { start, work } = useChangeMarked(type, onClose);
  const title = bulkDialogWords.changeTitle(ids.length);
  return (
    <WorkDialog title={title} work={work} failedTitle={bulkDialogWords.someFailed} onClose={onClose}>
      <ChooseChange title={title} type={type} ids={ids} first={first} onStart={start} onClose={onClose} />
    </WorkDialog>
  );
}
