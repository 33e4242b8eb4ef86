import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reviewPath } from '../../../domain/inbox';
import { proposalWords, proposalWordsOf } from '../../i18n/inbox';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';
import { usePendingItem } from '../../ui/form/usePendingItem';

/** Warns who opens a record while an item about it waits in the inbox (document 1, sections 4 and 8; document 2, section 4). */
export function OutdatedWarning({ resource, id }: { resource: string; id: number }) {
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
