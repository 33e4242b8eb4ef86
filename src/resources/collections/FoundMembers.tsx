import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import Stack from '@mui/material/Stack';
import { nameOf } from '../../../domain/contentType';
import type { Filter } from '../../../domain/filters';
import { collectionWords, type MemberWords as Words } from '../../i18n/types';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { useListType, type Row } from '../../list/ListType';
import { LoadMore } from '../../list/ListPage';
import { useReferences } from '../../cache/references';
import { FilterRow } from '../../list/filters/FilterRow';
import { FilterTags } from '../../list/filters/FilterTags';
import { SearchField } from '../../list/filters/SearchField';
import { useSearchAndFilters } from '../../list/filters/chosenFilters';
import { LoadFailed } from '../../ui/page';
import { MemberName, MemberWords, PreviewButton, type Member, focusInRow, VirtualRows } from './MemberRows';

interface FoundMembersProps {
  words: Words;
  /** Records that are already chosen and therefore not shown; null if records cannot be chosen. */
  chosen: ReadonlySet<number> | null;
  onChoose: (member: Member) => void;
  onPreview?: ((member: Member) => void) | undefined;
  detail?: ((member: Member) => ReactNode) | undefined;
}

/** The records found by the surrounding list; a click chooses one. */
export function FoundMembers({ words, chosen, onChoose, onPreview, detail }: FoundMembersProps) {
  const { type } = useListType();
  const { data, error, isFetching, refetch } = useListContext<Row>();
  const rows = useMemo(
    () =>
      (data ?? [])
        .filter(({ id }) => !chosen?.has(id))
        .map((row): Member => ({ ...row, isPublic: row.isPublic === true, name: nameOf(type, row) || untitled.de })),
    [data, chosen, type],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const none = useRef<HTMLElement>(null);
  const left = useRef(-1);
  useLayoutEffect(() => {
    if (left.current >= 0 && rows.length === 0) (more.current ?? none.current)?.focus();
    else if (left.current >= 0) focusInRow(scroller.current, left.current, '[data-add]');
    left.current = -1;
  }, [rows]);
  if (error && !isFetching)
    return <LoadFailed what={collectionWords.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={listWords.loading} />;
  return (
    <>
      {rows.length === 0 && (
        <Typography ref={none} tabIndex={-1} variant="body2" color="text.secondary">
          {data.length === 0 ? collectionWords.nothingFound : collectionWords.allChosen}
        </Typography>
      )}
      {rows.length > 0 && (
        <VirtualRows
          rows={rows}
          label={chosen ? collectionWords.found : collectionWords.foundDynamic}
          scroller={scroller}
          renderRow={(member, index) => (
            <>
              <MemberWords
                member={member}
                name={
                  chosen ? (
                    <ButtonBase
                      data-add
                      aria-label={collectionWords.add(member.name)}
                      title={member.name}
                      onClick={() => {
                        left.current = index;
                        onChoose(member);
                      }}
                      // The whole row is the click target.
                      sx={{
                        minWidth: 0,
                        gap: 1,
                        position: 'static',
                        '&::after': { content: '""', position: 'absolute', inset: 0 },
                        '&:focus-visible::after': {
                          outline: '2px solid',
                          outlineColor: 'primary.main',
                          outlineOffset: -2,
                        },
                      }}
                    >
                      <AddIcon fontSize="small" color="action" />
                      <MemberName name={member.name} isAlone={!detail} />
                    </ButtonBase>
                  ) : (
                    <MemberName name={member.name} isAlone={!detail} />
                  )
                }
                detail={detail?.(member)}
              />
              {onPreview && <PreviewButton member={member} onClick={() => onPreview(member)} />}
            </>
          )}
        />
      )}
      <LoadMore label={words.loadMore} button={more} />
    </>
  );
}

/**
 * The filters of the surrounding list. In a dynamic collection they define its content, so there is no search term, and
 * drafts are never shown publicly.
 */
export function CollectionFilters({ isDynamic }: { isDynamic: boolean }) {
  const { type } = useListType();
  const narrowing = useSearchAndFilters();
  const { filters, term, chosen, setTerm, add } = narrowing;
  const offered = isDynamic ? filters.filter(([, { kind }]) => kind !== 'visibility') : filters;
  return (
    <Stack role="search" aria-label={listWords.filters} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        {!isDynamic && <SearchField value={term} onChange={setTerm} />}
        <FilterRow type={type} filters={offered} chosen={chosen} onPick={add} />
      </Stack>
      <FilterTags type={type} {...narrowing} />
      {isDynamic &&
        chosen.map(({ filter, value }) => {
          const declared = type.filters[filter];
          return (
            declared?.kind === 'references' && (
              <VanishedNote key={`${filter} ${value}`} filter={declared} value={value} />
            )
          );
        })}
    </Stack>
  );
}

/** Warns that a filter refers to a reference that no longer exists. */
function VanishedNote({ filter, value }: { filter: Extract<Filter, { kind: 'references' }>; value: string }) {
  const entries = useReferences(filter.list);
  const isThere = entries.length === 0 || entries.some(({ id, name }) => String(id) === value || name === value);
  return isThere ? null : <Alert severity="warning">{collectionWords.vanished(filter.label, value)}</Alert>;
}
