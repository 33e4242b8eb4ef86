import HistoryIcon from '@mui/icons-material/History';
import SynonymsIcon from '@mui/icons-material/Link';
import ImportsIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { type Card, inboxTypeOf, itemsOfCard } from '../../../domain/inbox/inbox';
import { importsWords, inboxWords, synonymWords } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { ListPage, NothingFound } from '../../list/ListPage';
import { LoadFailed } from '../../ui/page';
import { HistoryDialog } from './HistoryDialog';
import { ImportsDialog, SynonymsDialog } from './ImportsDialog';
import { InboxSections } from './InboxSections';
import { useInboxCards, useRefreshInbox } from './useInboxCards';
import { useInboxFilters, type InboxFilters } from './useInboxFilters';
import Alert from '@mui/material/Alert';
import { useNotify, HttpError } from 'react-admin';
import type { ReferenceListName } from '../../../domain/references';
import type { Option } from '../../fields/options/referenceOptions';
import { assignItem, dismissItems } from '../../inbox/inbox';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { EntryField } from './EntryField';
import { untitled } from '../../i18n/untitled';
import { useDeclineText } from '../../review/inbox/ending/DiscardDialog';
import { UndoMessage } from '../../review/inbox/ending/UndoMessage';
import { undoableFor } from '../../ui/UndoAlert';
import Stack from '@mui/material/Stack';
import { hasFilter } from '../../list/filters/chosenFilters';
import { fixedOptions } from '../../list/filters/FilterOptions';
import { FilterSelect } from '../../list/filters/FilterRow';
import { FilterTags } from '../../list/filters/FilterTags';
import { SearchField } from '../../list/filters/SearchField';

type Open = { kind: 'history' | 'imports' | 'synonyms' } | { kind: 'dismiss' | 'assign'; card: Card };

/** Open items, in sections. */
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
        {failed && cards.error && <LoadFailed what={listWords.failed} error={cards.error} onRetry={cards.retry} />}
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

/** Assigns an existing reference to a value that the import did not find. */
function AssignDialog({ card, onClose }: { card: Card; onClose: () => void }) {
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

/**
 * Asks, and dismisses all items of the card. Shows why if that fails, for example because another editor was faster.
 */
function DismissDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refresh = useRefreshInbox();
  const notify = useNotify();
  const { field, keep } = useDeclineText(itemsOfCard(card));
  const dismiss = async () => {
    setPending(true);
    try {
      await keep();
      await dismissItems(itemsOfCard(card));
      onClose();
      notify(<UndoMessage text={inboxWords.dismissed} items={itemsOfCard(card)} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
      await refresh(card);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
      if (error instanceof HttpError && [404, 409, 412].includes(error.status)) await refresh();
    }
  };
  return (
    <ChoiceDialog
      title={inboxWords.dismissOf(card.title || untitled.de)}
      onClose={onClose}
      choices={[
        { label: inboxWords.cancel, act: onClose },
        { label: inboxWords.dismiss, act: () => void dismiss(), color: 'error', main: true, busy: isPending },
      ]}
    >
      {inboxWords.dismissQuestion}
      {card.proposals && ` ${inboxWords.dismissAll(card.proposals.length)}`}
      {field}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {inboxWords.notDismissed} {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}

/** None of the filters gets its options from a field. */
const noFields = { fields: {} };

/** Search and filters of the inbox: source, status, and state of the submission; chosen filters are shown as tags. */
function InboxFilterBar({ filters }: { filters: InboxFilters }) {
  const { chosen } = filters;
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SearchField value={filters.term} onChange={filters.setTerm} />
        {filters.filters.map(([name, filter]) => (
          <FilterSelect
            key={name}
            label={filter.label}
            options={fixedOptions(filter)}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={(value) => filters.add(name, value)}
          />
        ))}
      </Stack>
      <FilterTags type={noFields} {...filters} />
    </Stack>
  );
}
