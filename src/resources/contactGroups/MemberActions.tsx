import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contactTable } from '../../../domain/types/contact';
import { apiFetch } from '../../http';
import { groupWords } from '../../i18n/contactGroups';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';
import { saveFrom } from '../../saveFile';
import { idsMeant } from '../../list/allMatching';
import { MarkedExport } from '../../list/selection/MarkedExport';
import type { Selection } from '../../list/useSelection';
import { groupExportAddress, groupExportPath } from './GroupExport';
import { useFollowOwnChange } from './useFollowOwnChange';

interface MemberActionsProps {
  group: number;
  query: Record<string, string[]>;
  selection: Selection;
  onRemoved: () => Promise<void>;
}

/** Exports or removes the marked members; with none it says what is missing (document 2, section 2, literal texts). */
export function MemberActions({ group, query, selection, onRemoved }: MemberActionsProps) {
  const [open, setOpen] = useState<'remove' | 'export' | 'nothing' | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const { marked } = selection;
  const close = () => setOpen(null);

  const download = () => {
    if (marked.all && marked.ids.size === 0) saveFrom(groupExportAddress([group]));
    else setOpen('export');
  };
  const remove = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const ids = await idsMeant(contactTable, query, marked);
      const { removed } = await apiFetch<{ removed: number }>(`/${contactGroups.name}/${group}/contacts`, { method: 'DELETE', body: { ids } });
      selection.clear();
      await followOwnChange();
      await onRemoved();
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
      <Button size="small" variant="outlined" onClick={() => (selection.isEmpty ? setOpen('nothing') : download())}>{groupWords.exportMembers}</Button>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(selection.isEmpty ? 'nothing' : 'remove')}>{groupWords.removeMembers}</Button>
      {open === 'remove' && (
        <ChoiceDialog
          title={groupWords.removeMembers}
          onClose={close}
          choices={[{ label: groupWords.cancel, act: close, main: true }, { label: groupWords.remove, act: () => void remove(), color: 'error', busy: isPending }]}
        >
          {groupWords.removeQuestion}
          {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{refusal}</Alert>}
        </ChoiceDialog>
      )}
      {open === 'export' && (
        <MarkedExport title={groupWords.exportMembers} path={groupExportPath} body={async () => ({ contactGroupIds: [group], ids: await idsMeant(contactTable, query, marked) })} onClose={close} />
      )}
      {open === 'nothing' && (
        <ChoiceDialog title={groupWords.sections.members} onClose={close} choices={[{ label: groupWords.ok, act: close, main: true }]}>{groupWords.nothingSelected}</ChoiceDialog>
      )}
    </>
  );
}
