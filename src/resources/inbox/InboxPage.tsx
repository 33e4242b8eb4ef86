import HistoryIcon from '@mui/icons-material/History';
import SynonymsIcon from '@mui/icons-material/Link';
import ImportsIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import type { Card } from '../../../domain/inbox/inbox';
import { importsWords, inboxWords, synonymWords } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { ListPage } from '../../list/ListPage';
import { NothingFound } from '../../list/ListMessages';
import { LoadFailed } from '../../ui/LoadFailed';
import { AssignDialog } from './AssignDialog';
import { DismissDialog } from './DismissDialog';
import { HistoryDialog } from './HistoryDialog';
import { ImportsDialog } from './ImportsDialog';
import { InboxFilterBar } from './InboxFilterBar';
import { InboxSections } from './InboxSections';
import { SynonymsDialog } from './SynonymsDialog';
import { useInboxCards } from './useInboxCards';
import { useInboxFilters } from './useInboxFilters';

type Open = { kind: 'history' | 'imports' | 'synonyms' } | { kind: 'dismiss' | 'assign'; card: Card };

/** What waits to be decided about, in sections. */
export function InboxPage() {
  const filters = useInboxFilters();
  const cards = useInboxCards(filters.query);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const dismiss = useCallback((card: Card) => setOpen({ kind: 'dismiss', card }), []);
  const assign = useCallback((card: Card) => setOpen({ kind: 'assign', card }), []);
  const isEmpty = cards.counts !== undefined && cards.sections.every(({ count }) => count === 0);
  const failed = cards.error !== null && !cards.busy;
  return (
    <ListPage
      title={inboxWords.title}
      actions={
        <>
          <Button variant="outlined" startIcon={<SynonymsIcon />} onClick={() => setOpen({ kind: 'synonyms' })}>
            {synonymWords.title}
          </Button>
          <Button variant="outlined" startIcon={<ImportsIcon />} onClick={() => setOpen({ kind: 'imports' })}>
            {importsWords.title}
          </Button>
          <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen({ kind: 'history' })}>
            {inboxWords.history}
          </Button>
        </>
      }
    >
      <InboxFilterBar filters={filters} />
      <Box
        sx={{ flex: '1 1 0', minHeight: 240, display: 'flex', flexDirection: 'column', position: 'relative' }}
        aria-busy={cards.busy}
      >
        {cards.busy && (
          <LinearProgress
            aria-label={listWords.loading}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 3 }}
          />
        )}
        {failed && cards.error && <LoadFailed error={cards.error} onRetry={cards.retry} />}
        {isEmpty &&
          !failed &&
          (filters.term.trim() !== '' || filters.chosen.length > 0 ? (
            <NothingFound onClear={filters.clear} />
          ) : (
            <EmptyInbox />
          ))}
        {cards.counts !== undefined && !isEmpty && (
          <InboxSections cards={cards} onDismiss={dismiss} onAssign={assign} />
        )}
      </Box>
      {open?.kind === 'history' && <HistoryDialog onClose={close} />}
      {open?.kind === 'synonyms' && <SynonymsDialog onClose={close} />}
      {open?.kind === 'imports' && <ImportsDialog onClose={close} />}
      {open?.kind === 'assign' && <AssignDialog card={open.card} onClose={close} />}
      {open?.kind === 'dismiss' && <DismissDialog card={open.card} onClose={close} />}
    </ListPage>
  );
}

function EmptyInbox() {
  return (
    <Box role="status" sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography variant="h2" gutterBottom>
        {inboxWords.empty}
      </Typography>
      <Typography color="textSecondary">{inboxWords.emptyHint}</Typography>
    </Box>
  );
}
