import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useDataProvider, useResourceContext } from 'react-admin';
import type { ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { hasItems } from '../../../domain/kinds/items';
import { itemsOf } from '../../../domain/review/canonical';
import { valueAt, type Side } from '../../../domain/review/places';
import { readInput } from '../../../domain/validate';
import { showValue } from '../../fields/values';
import { bulkDialogWords } from '../../i18n/bulkDialogs';
import { differingPlaces, isComplete, plan, type Change, type Planned } from './changes';
import { shownName } from './WorkDialog';

/** A preview reads complete records, up to this number; the others are checked when they are changed. */
const maxPreviewed = 500;
const readAtOnce = 100;
/** The number of rows of each kind in a preview. */
const maxShown = 5;

type Records = ReadonlyMap<number, Side>;

/** Reads the first of the selected records. */
export function useMarkedRecords(ids: readonly number[]): UseQueryResult<Records> {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  return useQuery({
    queryKey: ['bulk', resource, ids],
    queryFn: async ({ signal }) => {
      const records = new Map<number, Side>();
      for (let from = 0; from < Math.min(ids.length, maxPreviewed); from += readAtOnce) {
        const { data } = await dataProvider.getMany(resource, { ids: ids.slice(from, from + readAtOnce), signal });
        for (const record of data) records.set(record.id as number, record);
      }
      return records;
    },
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  });
}

interface PlannedRow {
  id: number;
  /** Null if it no longer exists. */
  record: Side | null;
  planned: Planned;
}

const none: PlannedRow[] = [];

/** What a change would do to the records that were read; nothing while the change is incomplete. */
export function usePlans(
  type: ContentType,
  ids: readonly number[],
  records: Records | undefined,
  change: Change | null,
): PlannedRow[] {
  const { place, operation } = change ?? {};
  // Typing has priority over the preview.
  const value = useDeferredValue(change?.value);
  return useMemo(() => {
    const shown = place && operation && { place, operation, value };
    if (!records || !shown || !isComplete(shown)) return none;
    return ids.slice(0, maxPreviewed).map((id): PlannedRow => {
      const record = records.get(id) ?? null;
      return {
        id,
        record,
        planned: record ? plan(type, record, shown) : { kind: 'refused', message: bulkDialogWords.gone },
      };
    });
  }, [type, ids, records, place, operation, value]);
}

interface PreviewProps {
  type: ContentType;
  ids: readonly number[];
  change: Change | null;
  plans: readonly PlannedRow[];
  reading: UseQueryResult<Records>;
  /** Whether to say what is missing. */
  isAsked: boolean;
}

/**
 * The number of records that would change, the first of them with both values, and those that cannot change, with the
 * reason.
 */
export function Preview({ type, ids, change, plans, reading, isAsked }: PreviewProps) {
  const counted = (kind: Planned['kind']) => plans.filter(({ planned }) => planned.kind === kind);
  const [changing, refused] = [counted('change'), counted('refused')];
  const missing = !change ? bulkDialogWords.chooseField : isComplete(change) ? null : bulkDialogWords.chooseValue;
  return (
    // Reserves room for its rows, so that the buttons below stay in place.
    <Box component="section" aria-label={bulkDialogWords.preview} sx={{ minHeight: 220, typography: 'body2' }}>
      <Typography
        role="status"
        variant="body2"
        color={isAsked && changing.length === 0 && !reading.isPending ? 'error' : 'text.primary'}
        sx={{ fontWeight: missing ? undefined : 600 }}
      >
        {missing ??
          (reading.error
            ? `${bulkDialogWords.notRead} ${reading.error.message}`
            : reading.isPending || plans.length === 0
              ? bulkDialogWords.reading
              : bulkDialogWords.wouldChange(changing.length, plans.length, counted('same').length, refused.length))}
      </Typography>
      {plans.length > 0 && plans.length < ids.length && (
        <Typography variant="body2">{bulkDialogWords.onlyFirst(plans.length, ids.length)}</Typography>
      )}
      <Rows count={refused.length}>
        {refused.slice(0, maxShown).map(({ id, record, planned }) => (
          <li key={id}>
            {record ? shownName(type, record) : `ID ${id}`}:{' '}
            <Box component="span" sx={{ color: 'error.main' }}>
              {planned.kind === 'refused' && planned.message}
            </Box>
          </li>
        ))}
      </Rows>
      <Rows count={changing.length}>
        {changing.slice(0, maxShown).map(({ id, record, planned }) => (
          <li key={id}>
            {record && change && planned.kind === 'change' && (
              <ChangedRow type={type} record={record} next={planned.next} change={change} />
            )}
          </li>
        ))}
      </Rows>
    </Box>
  );
}

function Rows({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {children}
      {count > maxShown && <li>{bulkDialogWords.more(count - maxShown)}</li>}
    </Box>
  );
}

/** A record with its value before and after, and the labels of fields that change along with it. */
function ChangedRow({
  type,
  record,
  next,
  change: { place },
}: {
  type: ContentType;
  record: Side;
  next: Side;
  change: Change;
}) {
  const others = useMemo(() => {
    const places = differingPlaces(
      type,
      readInput(type, record, record).value as Side,
      readInput(type, next, record).value as Side,
    );
    return [...new Set(places.filter(({ path }) => path !== place.path).map(({ label }) => label))].join(', ');
  }, [type, record, next, place]);
  return (
    <>
      {shownName(type, record)}:{' '}
      <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
        {shownText(place.declared, valueAt(record, place))}
      </Box>
      <span aria-hidden="true"> → </span>
      <Box component="span" sx={visuallyHidden}>
        {bulkDialogWords.becomes}
      </Box>
      <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
        {shownText(place.declared, valueAt(next, place))}
      </Box>
      {others !== '' && (
        <Box component="span" sx={{ color: 'warning.dark' }}>
          {' '}
          ({bulkDialogWords.alsoChanges(others)})
        </Box>
      )}
    </>
  );
}

/** In characters. */
const maxTextLength = 160;

function shownText(field: Field, value: unknown): string {
  const text = hasItems(field)
    ? itemsOf(field, value)
        .map((item) => Object.values(item.value).find((part) => typeof part === 'string' && part !== ''))
        .join(', ')
    : showValue(field, value);
  return text === '' ? bulkDialogWords.empty : text.length > maxTextLength ? `${text.slice(0, maxTextLength)} …` : text;
}
