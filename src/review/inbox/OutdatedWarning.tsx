import { useRecordContext } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reviewPath } from '../../../domain/inbox';
import { proposalWords, proposalWordsOf } from '../../i18n/inbox';
import { useFormType } from '../../fields/FormType';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { usePendingItem } from '../../form/saving/usePendingItem';

/** Warns who opens a record while an item about it waits in the inbox. */
export function OutdatedWarning() {
  const resource = useFormType().name;
  const id = useRecordContext<{ id: number }>()?.id;
  const navigate = useNavigate();
  const [isSeen, setSeen] = useState(false);
  const card = usePendingItem(resource, id);
  if (!card || isSeen) return null;
  return (
    <ChoiceDialog
      title={proposalWords.staleTitle}
      onClose={() => setSeen(true)}
      choices={[
        { label: proposalWords.stay, act: () => setSeen(true) },
        { label: proposalWords.toInbox, act: () => void navigate(reviewPath(card) ?? '/inbox', { replace: true }), main: true },
      ]}
    >
      {proposalWordsOf(resource).staleText}
    </ChoiceDialog>
  );
}
