import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { itemsOfCard, type Card } from '../../../domain/inbox/inbox';
import { inboxPresence } from '../../../domain/live';
import { AssignMenu } from '../../comments/AssignMenu';
import { commentWords } from '../../i18n/comments';
import { inboxWords } from '../../i18n/review';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import { useRefreshInbox } from './useInboxCards';

interface AssignItemsProps {
  marked: readonly Card[];
  /** The cards to assign now; null while the question is closed. */
  giving: readonly Card[] | null;
  onGive: () => void;
  onClear: () => void;
  onClose: () => void;
  onGiven: () => void;
}

/** The number of selected cards, and the menu of people to assign them to. */
export function AssignItems({ marked, giving, onGive, onClear, onClose, onGiven }: AssignItemsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const refresh = useRefreshInbox();
  return (
    <>
      <Paper
        ref={bar}
        elevation={8}
        sx={{
          position: 'fixed',
          bottom: 16,
          left: '50%',
          transform: 'translateX(-50%)',
          zIndex: 'appBar',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          maxWidth: 'calc(100vw - 32px)',
          visibility: marked.length > 0 ? 'visible' : 'hidden',
        }}
      >
        <Typography role="status" variant="body2">
          {inboxWords.marked(marked.length)}
        </Typography>
        <Button
          size="small"
          variant="contained"
          disableElevation
          aria-haspopup="menu"
          aria-keyshortcuts={ariaKeys(keyTable.inbox.assign)}
          onClick={onGive}
        >
          {commentWords.assignTo}
        </Button>
        <Button size="small" color="secondary" onClick={onClear}>
          {inboxWords.clearMarks}
        </Button>
      </Paper>
      {giving && (
        <AssignMenu
          resource={inboxPresence}
          ids={giving.flatMap((card) => itemsOfCard(card).map(({ id }) => id))}
          count={giving.length}
          anchor={bar.current}
          // The list decides which card gets the focus.
          keepsFocus
          onClose={onClose}
          onGiven={() => {
            onGiven();
            void refresh();
          }}
        />
      )}
    </>
  );
}
