import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  inboxTypeOf,
  inboxTypes,
  outcomeLabels,
  type EndedCard,
  type InboxType,
  type AccountReference,
} from '../../../domain/inbox/inbox';
import type { Filter } from '../../../domain/filters';
import { inboxHistoryDeclaration } from '../../../domain/inbox/inboxHistory';
import { readEnded } from '../../inbox/inbox';
import { inboxWords, sourceLabel } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { queryOf, addFilter, hasFilter, removeFilter, type Chosen } from '../../list/filters/chosenFilters';
import { type InboxSearch, offeredInboxFilters } from '../../review/inbox/inboxFilters';
import { useUndo } from '../../review/inbox/ending/UndoMessage';
import { editPath } from '../../ui/paths';
import { formatDateTime } from '../../ui/format';
import { useFocusAfterRemoval } from '../../ui/UndoAlert';
import { LoadFailed } from '../../ui/page';
import { inboxSections } from '../../inbox/inboxCards';
import { fixedOptions } from '../../list/filters/FilterOptions';
import { FilterSelect } from '../../list/filters/FilterRow';
import { FilterTags } from '../../list/filters/FilterTags';
import { SearchField } from '../../list/filters/SearchField';
import { useConfig, useFeature } from '../../session/config';
import { useNames } from '../../session/colleagues';

const pageSize = 100;

/** Closed items: how, by whom and when they were closed; latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [narrowing, setNarrowing] = useState<InboxSearch>({ term: '', chosen: [] });
  const query = queryOf(narrowing);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['inbox', 'history', query],
    queryFn: ({ pageParam }) => readEnded(query, { limit: pageSize, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < pageSize ? undefined : pages.length * pageSize),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const items = data?.pages.flatMap((page) => page.data) ?? [];
  const isNarrowed = Object.keys(query).length > 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{inboxWords.historyTitle}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        <HistoryFilters narrowing={narrowing} people={data?.pages[0]?.meta.people ?? []} onChange={setNarrowing} />
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <p role="status">{isNarrowed ? inboxWords.historyNothing : inboxWords.historyEmpty}</p>
        )}
        <List dense disablePadding aria-label={inboxWords.historyTitle}>
          {items.map((item) => (
            <HistoryEntry key={item.id} item={item} />
          ))}
        </List>
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} disabled={isFetching}>
            {listWords.loadMore}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {inboxWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * A closed item: how, when and by whom it was closed, and what was left out. Links to its record, and can be undone.
 */
function HistoryEntry({ item }: { item: EndedCard }) {
  const { undo, isPending } = useUndo();
  const nameOf = useNames(item.endedBy !== null);
  const entry = useFocusAfterRemoval<HTMLLIElement>((gone) =>
    (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector<HTMLElement>('button, a'),
  );
  const { resource } = inboxTypeOf(item.type);
  const title = item.title || untitled.de;
  // The page of a deleted record no longer exists.
  const isThere =
    resource !== undefined &&
    item.internalId !== null &&
    (item.outcome === 'merged' || item.outcome === 'partial' || item.outcome === 'dismissed');
  const facts = [
    item.outcome && outcomeLabels[item.outcome],
    formatDateTime(item.endedAt),
    item.endedBy && nameOf(item.endedBy),
    inboxTypes[item.type].section,
    sourceLabel(item.source),
  ];
  return (
    <ListItem ref={entry} disableGutters divider sx={{ gap: 1 }}>
      <ListItemText
        primary={
          isThere ? (
            <MuiLink component={Link} to={editPath(resource, item.internalId as number)}>
              {title}
            </MuiLink>
          ) : (
            title
          )
        }
        secondary={
          <>
            {facts.filter(Boolean).join(' · ')}
            {item.leftOut?.map(({ field, label, names }) => (
              <Box component="span" key={field} sx={{ display: 'block' }}>
                {inboxWords.leftOut(label, names)}
              </Box>
            ))}
          </>
        }
      />
      {item.canUndo && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={inboxWords.undoOf(title)}
          aria-disabled={isPending || undefined}
          onClick={() => isPending || void undo([item], item.type)}
        >
          {inboxWords.undo}
        </Button>
      )}
    </ListItem>
  );
}

const days = ['since', 'till'] as const;
const noFields = { fields: {} };

/** The filters of the history: term, section, source, outcome, person, and a range of days. */
function HistoryFilters({
  narrowing,
  people,
  onChange,
}: {
  narrowing: InboxSearch;
  people: readonly AccountReference[];
  onChange: (narrowing: InboxSearch) => void;
}) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const nameOf = useNames(people.length > 0);
  const { term, chosen } = narrowing;
  const declared = inboxHistoryDeclaration.filters as Record<'type' | 'outcome' | 'by' | 'since' | 'till', Filter>;
  const source = offeredInboxFilters(productId).filter(([name]) => name === 'source');
  const types = inboxSections(isOn).map((type: InboxType) => ({ id: type, label: inboxTypes[type].section }));
  const filters: [string, Filter][] = [
    ['type', { kind: 'choice', field: 'type', label: declared.type.label, choices: types }],
    ...source,
    ['outcome', declared.outcome],
    [
      'by',
      {
        kind: 'choice',
        field: 'by',
        label: declared.by.label,
        choices: people.flatMap((one) => (one.id === null ? [] : [{ id: String(one.id), label: nameOf(one) }])),
      },
    ],
  ];
  const change = (next: readonly Chosen[]) => onChange({ term, chosen: next });
  const dayOf = (name: string) => chosen.find(({ filter }) => filter === name)?.value ?? '';
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1, mb: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SearchField value={term} onChange={(next) => onChange({ term: next, chosen })} />
        {filters.map(([name, filter]) => (
          <FilterSelect
            key={name}
            label={filter.label}
            options={fixedOptions(filter)}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={(value) => change(addFilter(chosen, name, value))}
          />
        ))}
        {days.map((name) => (
          <TextField
            key={name}
            type="date"
            size="small"
            label={declared[name].label}
            value={dayOf(name)}
            onChange={({ target }) =>
              change(
                addFilter(
                  chosen.filter(({ filter }) => filter !== name),
                  name,
                  target.value,
                ),
              )
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <FilterTags
        type={noFields}
        filters={filters}
        chosen={chosen.filter(({ filter }) => filter !== 'since' && filter !== 'till')}
        remove={({ filter, value }) => change(removeFilter(chosen, filter, value))}
        clear={() => onChange({ term: '', chosen: [] })}
      />
    </Stack>
  );
}
