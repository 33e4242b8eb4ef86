import { useResourceContext, useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { contactGroups } from '../../../../domain/types/contactGroup';
import { contactTable } from '../../../../domain/types/contact';
import { useFeature, useHasPart } from '../../../session/config';
import { contactWords } from '../../../i18n/types';
import { mergeButtonWords } from '../../../i18n/lists';
import { BulkMenu, ExportMarked, type BulkAction } from '../../../list/bulk/BulkMenu';
import { useMarked } from '../../../list/selection/SelectionBar';
import { mergeWords } from '../../../i18n/review';
import { mergePath } from '../../../review/merging/paths';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { branchesOf, groupName, useContactGroups } from '../../../cache/contactGroups';
import { apiFetch } from '../../../api/http';
import { DeletedMessage } from '../../../form/deleting/DeletedMessage';
import { undoableFor } from '../../../ui/UndoAlert';

/** Opens the merge of two selected contacts. The older one survives, unless the editor swaps them there. */
function MergeMarked({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const [stays, goes, ...more] = useMarked().ids.toSorted((one, other) => one - other);
  if (stays !== undefined && goes !== undefined && more.length === 0)
    return <Navigate to={mergePath(resource, stays, goes)} />;
  return (
    <ChoiceDialog
      title={mergeWords.title}
      onClose={onClose}
      choices={[{ label: mergeWords.ok, act: onClose, main: true }]}
    >
      {mergeWords.markTwo}
    </ChoiceDialog>
  );
}

/** The server exports and deletes people and organisations together. */
const ends: BulkAction[] = [
  {
    label: contactWords.export,
    dialog: (onClose) => <ExportMarked path={`/${contactTable}.xlsx`} onClose={onClose} />,
  },
  { label: contactWords.remove, dialog: (onClose) => <DeleteContactsDialog onClose={onClose} /> },
];

/** The actions for selected contacts. */
export function ContactBulkMenu() {
  const isOn = useFeature();
  const actions: BulkAction[] = [
    ...(isOn(contactGroups.feature)
      ? [{ label: contactWords.addToGroup, dialog: (onClose: () => void) => <AddToGroupDialog onClose={onClose} /> }]
      : []),
    ...(useHasPart('merging')
      ? [
          {
            label: mergeButtonWords.action,
            dialog: (onClose: () => void) => <MergeMarked onClose={onClose} />,
            opensWithoutRows: true as const,
          },
        ]
      : []),
  ];
  return <BulkMenu actions={actions} ends={ends} nothingSelected={contactWords.nothingSelected} />;
}

/** Asks for a group, confirms it with its id and name, and adds all contacts in one request, or none. */
function AddToGroupDialog({ onClose }: { onClose: () => void }) {
  const entries = useContactGroups();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending, refusal } = useBulk();
  const { count, clear } = useMarked();
  const notify = useNotify();
  const group = entries.find(({ id }) => String(id) === chosen);
  const name = group ? groupName(group) : '';

  const proceed = () => (group ? setAsking(true) : setProblem(contactWords.noGroupChosen));
  const add = async () => {
    const done = await run((ids) =>
      apiFetch<{ added: number }>(`/${contactGroups.name}/${chosen}/contacts`, { method: 'POST', body: { ids } }),
    );
    if (!done) return;
    clear();
    onClose();
    notify(contactWords.added(done.result.added, done.ids.length, name), { type: 'success' });
  };
  if (isAsking && group) {
    return (
      <ChoiceDialog
        title={contactWords.addToGroup}
        onClose={onClose}
        choices={[
          { label: contactWords.cancel, act: onClose },
          { label: contactWords.add, act: () => void add(), main: true, busy: isPending },
        ]}
      >
        {contactWords.addQuestion(count, group.id, name)}
        {refusal !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={contactWords.addToGroup}
      onClose={onClose}
      choices={[
        { label: contactWords.cancel, act: onClose },
        { label: contactWords.proceed, act: proceed },
      ]}
    >
      <TextField
        id="bulk-group"
        select
        autoFocus
        label={contactWords.chooseGroup}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem}
        fullWidth
        size="small"
        sx={{ mt: 1, minWidth: { sm: 400 } }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" aria-label="–" />
        {branchesOf(entries).map(({ group: above, children }) =>
          children.length === 0 ? (
            <option key={above.id} value={String(above.id)}>
              {groupName(above)}
            </option>
          ) : (
            <optgroup key={above.id} label={groupName(above)}>
              {[above, ...children].map((entry) => (
                <option key={entry.id} value={String(entry.id)}>
                  {groupName(entry)}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </TextField>
    </ChoiceDialog>
  );
}

/** The response of `DELETE /contacts`: the deleted contacts, and the others with the reasons. */
interface Deletion {
  deleted: number[];
  failed: { id: number; message: string; reason: string }[];
}

/** Asks, deletes the selected contacts in one request, and lists those that could not be deleted, with the reasons. */
function DeleteContactsDialog({ onClose }: { onClose: () => void }) {
  const { run, isPending, refusal } = useBulk();
  const [failed, setFailed] = useState<Deletion['failed'] | null>(null);
  const { count, mark } = useMarked();
  const notify = useNotify();
  const resource = useResourceContext() ?? contactTable;
  const remove = async () => {
    const done = await run((ids) => apiFetch<Deletion>(`/${contactTable}`, { method: 'DELETE', body: { ids } }));
    if (!done) return;
    const { deleted, failed: left } = done.result;
    if (deleted.length > 0)
      notify(<DeletedMessage text={contactWords.removed(deleted.length)} resource={resource} ids={deleted} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
    // Contacts that could not be deleted stay selected.
    mark(left.map(({ id }) => id));
    if (left.length > 0) setFailed(left);
    else onClose();
  };
  if (failed) {
    return (
      <ChoiceDialog
        title={contactWords.someNotRemoved}
        onClose={onClose}
        choices={[{ label: contactWords.ok, act: onClose, main: true }]}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {failed.map(({ id, message, reason }) => (
            <li key={id}>
              {message} {reason}
            </li>
          ))}
        </Box>
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={contactWords.remove}
      onClose={onClose}
      choices={[
        { label: contactWords.cancel, act: onClose, main: true },
        { label: contactWords.remove, act: () => void remove(), color: 'error', busy: isPending },
      ]}
    >
      {/* The number shows that contacts out of view are included. */}
      {contactWords.removeQuestion} {contactWords.removeCount(count)}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}

/**
 * Sends one request about the selected contacts at a time, and reloads the lists.
 * @returns `run`, which returns the request's result, or undefined if it failed; and `refusal`, the reason
 */
function useBulk() {
  const { ids } = useMarked();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const run = async <Result,>(
    call: (ids: number[]) => Promise<Result>,
  ): Promise<{ result: Result; ids: number[] } | undefined> => {
    if (isPending) return undefined;
    setPending(true);
    setRefusal(null);
    try {
      const result = await call(ids);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('contact'),
      });
      return { result, ids };
    } catch (error) {
      setRefusal(`${contactWords.failed} ${error instanceof Error ? error.message : ''}`);
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, refusal };
}
