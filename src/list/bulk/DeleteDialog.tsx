import { useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeletedMessage } from '../../form/deleting/DeletedMessage';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { bulkWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useMarked } from '../selection/SelectionBar';
import { undoableFor } from './useChangeMarked';
import { useWork } from './useWork';
import { WorkDialog } from './WorkDialog';

/** Deletes the selected records one by one. Those that could not be deleted stay selected. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { ids: marked, mark } = useMarked();
  const [ids] = useState(marked);
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { run, ...work } = useWork();
  const remove = async () => {
    const deleted = new Set<number>();
    const outcome = await run(ids, {
      read: async (id) => ({ id }),
      change: (record) => record,
      write: async (id) => {
        await dataProvider.delete(resource, { id });
        deleted.add(id);
      },
    });
    if (!outcome) return;
    mark(ids.filter((id) => !deleted.has(id)));
    await queryClient.invalidateQueries({ queryKey: [resource] });
    if (deleted.size > 0)
      notify(<DeletedMessage text={bulkDialogWords.deleted(deleted.size)} resource={resource} ids={[...deleted]} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
    if (outcome.failed.length === 0) onClose();
  };
  return (
    <WorkDialog title={bulkWords.remove} work={work} failedTitle={bulkDialogWords.someNotDeleted} onClose={onClose}>
      <ChoiceDialog
        title={bulkWords.remove}
        onClose={onClose}
        choices={[
          { label: bulkDialogWords.cancel, act: onClose, isFirst: true },
          { label: bulkWords.remove, act: () => void remove(), color: 'error', confirms: true },
        ]}
      >
        {bulkDialogWords.removeQuestion(ids.length)}
      </ChoiceDialog>
    </WorkDialog>
  );
}
