import Alert from '@mui/material/Alert';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { inboxTypeOf, type Card } from '../../../domain/inbox/inbox';
import type { ReferenceListName } from '../../../domain/references';
import type { Option } from '../../fields/options/referenceOptions';
import { assignItem } from '../../inbox/inbox';
import { inboxWords } from '../../i18n/review';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { EntryField } from './EntryField';
import { useRefreshInbox } from './useInboxCards';

/** Says which existing entry a value means that the import did not find. */
export function AssignDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refresh = useRefreshInbox();
  const notify = useNotify();
  const assign = async () => {
    if (isPending) return;
    if (!chosen) return setRefusal(inboxWords.assignNothing);
    setPending(true);
    try {
      await assignItem(card.id, chosen.id);
      onClose();
      notify(inboxWords.assigned(card.title, chosen.label), { type: 'success' });
      await refresh(card);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
      await refresh();
    }
  };
  return (
    <ChoiceDialog
      title={inboxWords.assignOf(card.title)}
      onClose={onClose}
      choices={[
        { label: inboxWords.cancel, act: onClose },
        { label: inboxWords.assign, act: () => void assign(), busy: isPending },
      ]}
    >
      {inboxWords.assignHint(card.title)}
      <EntryField
        list={inboxTypeOf(card.type).list as ReferenceListName}
        chosen={chosen}
        onChoose={setChosen}
        onConfirm={() => void assign()}
      />
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
