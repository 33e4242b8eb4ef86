import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listWords } from '../../i18n/lists';
import { mailWords } from '../../i18n/administration';
import { hasFilter } from '../../list/filters/chosenFilters';
import { fixedOptions } from '../../list/filters/FilterOptions';
import { FilterSelect } from '../../list/filters/FilterSelect';
import { FilterTags } from '../../list/filters/FilterTags';
import { ListPage } from '../../list/ListPage';
import { NothingFound } from '../../list/ListMessages';
import { LoadFailed } from '../../ui/LoadFailed';
import { MailDialog } from './MailDialog';
import { MailTable } from './MailTable';
import { useMails } from './useMails';

/** None of the filters takes its values from a field. */
const noFields = { fields: {} };

/** /settings/mails: what waits, what was sent, what has failed; the newest first, or in the order of a column. */
export function MailList() {
  const { list, mails, order, setOrder, ...narrowing } = useMails();
  const { filters, chosen, add, clear } = narrowing;
  const [opened, setOpened] = useState<number | null>(null);
  const isEmpty = mails?.length === 0;
  return (
    <ListPage title={mailWords.title} actions={null}>
      <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1, alignItems: 'flex-start' }}>
        {filters.map(([name, filter]) => (
          <FilterSelect
            key={name}
            label={filter.label}
            options={fixedOptions(filter)}
            isChosen={(value) => hasFilter(chosen, name, value)}
            onPick={(value) => add(name, value)}
          />
        ))}
        <FilterTags type={noFields} {...narrowing} />
      </Stack>
      <Box
        sx={{ flex: '1 1 0', minHeight: 240, display: 'flex', flexDirection: 'column', gap: 1, position: 'relative' }}
        aria-busy={list.isFetching}
      >
        {(list.isPending || list.isPlaceholderData) && (
          <LinearProgress
            aria-label={listWords.loading}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 3 }}
          />
        )}
        {list.error && !list.isFetching && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {isEmpty && (chosen.length > 0 ? <NothingFound onClear={clear} /> : <NoMails />)}
        {mails && !isEmpty && <MailTable mails={mails} order={order} onOrder={setOrder} onOpen={setOpened} />}
        {list.hasNextPage && (
          <Button
            variant="outlined"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {listWords.loadMore}
          </Button>
        )}
      </Box>
      {opened !== null && <MailDialog id={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

function NoMails() {
  return (
    <Box role="status" sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography variant="h2" gutterBottom>
        {mailWords.empty}
      </Typography>
      <Typography color="textSecondary">{mailWords.emptyHint}</Typography>
    </Box>
  );
}
