import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useNotify } from 'react-admin';
import { useState } from 'react';
import { contactGroups } from '../../../domain/types/contactGroup';
import { apiFetch } from '../../api/http';
import { groupWords } from '../../i18n/types';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { MarkedExport } from '../../list/selection/MarkedExport';
import { useMarked } from '../../list/selection/SelectionBar';
import { groupExportPath } from './GroupExport';
import { useFollowOwnChange } from './useFollowOwnChange';

/** Exports or removes the marked members; says so if none are marked. */
export function MemberActions({ group }: { group: number }) {
  const [open, setOpen] = useState<'remove' | 'export' | 'nothing' | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { ids, count, clear } = useMarked();
  const { refetch } = useListContext();
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const close = () => setOpen(null);

  const remove = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const { removed } = await apiFetch<{ removed: number }>(`/${contactGroups.name}/${group}/contacts`, {
        method: 'DELETE',
        body: { ids },
      });
      clear();
      await followOwnChange();
      await refetch();
      close();
      notify(groupWords.removed(removed), { type: 'success' });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(count === 0 ? 'nothing' : 'export')}>
        {groupWords.exportMembers}
      </Button>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(count === 0 ? 'nothing' : 'remove')}>
        {groupWords.removeMembers}
      </Button>
      {open === 'remove' && (
        <ChoiceDialog
          title={groupWords.removeMembers}
          onClose={close}
          choices={[
            { label: groupWords.cancel, act: close, main: true },
            { label: groupWords.remove, act: () => void remove(), color: 'error', busy: isPending },
          ]}
        >
          {groupWords.removeQuestion}
          {refusal !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusal}
            </Alert>
          )}
        </ChoiceDialog>
      )}
      {open === 'export' && (
        <MarkedExport
          title={groupWords.exportMembers}
          path={groupExportPath}
          ids={ids}
          extras={{ contactGroupIds: [group] }}
          onClose={close}
        />
      )}
      {open === 'nothing' && (
        <ChoiceDialog
          title={groupWords.sections.members}
          onClose={close}
          choices={[{ label: groupWords.ok, act: close, main: true }]}
        >
          {groupWords.nothingSelected}
        </ChoiceDialog>
      )}
    </>
  );
}
