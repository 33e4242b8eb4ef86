import { useNavigate } from 'react-router-dom';
import { reviewPath, type Card } from '../../../domain/inbox/inbox';
import { proposalWords, proposalWordsOf } from '../../i18n/review';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** When a record is opened, offers to review the inbox items about it instead. */
export function OutdatedDialog({ resource, card, onClose }: { resource: string; card: Card; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ChoiceDialog
      title={proposalWords.staleTitle}
      onClose={onClose}
      choices={[
        { label: proposalWords.stay, act: onClose },
        {
          label: proposalWords.toInbox,
          act: () => void navigate(reviewPath(card) ?? '/inbox', { replace: true }),
          main: true,
        },
      ]}
    >
      {proposalWordsOf(resource).staleText}
    </ChoiceDialog>
  );
}
