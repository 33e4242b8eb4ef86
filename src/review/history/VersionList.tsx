import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';
import { reviewWords } from '../../i18n/review';
import { systemName } from '../../i18n/untitled';
import { formatDateTime } from '../../ui/format';
import { eventOf, type HistoryEntry } from '../../../domain/history';
import { scheduledChangeOf } from './versions';
import { AccountName } from '../../session/colleagues';

interface VersionListProps {
  entries: readonly HistoryEntry[];
  /** The label of a version of a merged record; null for the record's own versions. */
  otherOf?: (entry: HistoryEntry) => { whose: string; isJoining: boolean } | null;
  selected: number;
  onSelect: (id: number) => void;
  onMore: (() => void) | undefined;
  isLoading: boolean;
}

/** All versions, latest first. Arrow keys move between them. */
export function VersionList({ entries, otherOf, selected, onSelect, onMore, isLoading }: VersionListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = entries.findIndex(({ id }) => id === selected);
    const next = step !== undefined && entries[index + step];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-version="${next.id}"]`)?.focus();
  };
  return (
    <Box
      sx={{
        flex: { sm: '0 0 260px' },
        maxHeight: { xs: 200, sm: 'none' },
        overflowY: 'auto',
        borderRight: { sm: 1 },
        borderBottom: { xs: 1, sm: 0 },
        borderColor: { xs: 'divider', sm: 'divider' },
      }}
    >
      <Box
        component="ul"
        role="list"
        aria-label={reviewWords.versions}
        onKeyDown={onKeyDown}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {entries.map((entry) => {
          const { id, at, user } = entry;
          const other = otherOf?.(entry);
          const byTime = scheduledChangeOf(entries, entry);
          return (
            <li key={id}>
              <ButtonBase
                data-version={id}
                autoFocus={id === entries[0]?.id}
                aria-current={id === selected || undefined}
                tabIndex={id === selected ? 0 : -1}
                onClick={() => onSelect(id)}
                sx={{
                  width: '100%',
                  px: 2,
                  py: 1,
                  display: 'block',
                  textAlign: 'left',
                  borderLeft: 4,
                  overflowWrap: 'anywhere',
                  borderColor: id === selected ? 'primary.main' : 'transparent',
                  bgcolor: id === selected ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 600 }}>
                  {formatDateTime(at)}
                </Box>
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                  {byTime ? (
                    reviewWords.byTime[byTime]
                  ) : (
                    <>
                      {other?.isJoining ? reviewWords.joined : reviewWords.actions[eventOf(entry)]} ·{' '}
                      {user ? <AccountName of={user} /> : systemName}
                    </>
                  )}
                </Box>
                {other && (
                  <Box component="span" sx={{ display: 'block', typography: 'caption', fontStyle: 'italic' }}>
                    {other.whose}
                  </Box>
                )}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      {onMore && (
        <Button size="small" fullWidth onClick={onMore} loading={isLoading}>
          {reviewWords.older}
        </Button>
      )}
    </Box>
  );
}
