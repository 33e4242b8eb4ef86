import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describe } from '../../domain/review/describe';
import { fieldOf, type Declaration, type Place, placesOf, valueAt, type Side } from '../../domain/review/places';
import type { Field } from '../../domain/fields';
import { isMissing } from '../../domain/locales';
import { deletedWords } from '../i18n/administration';
import { DescribedDifference } from './DescribedDifference';
import { type RenderItemAction } from './values';
import { placeLabel } from '../fields/values';

interface DifferenceProps {
  type: Declaration;
  place: Place;
  /** The values in the two versions; for a proposal, ours and theirs. */
  before: unknown;
  after: unknown;
  /** Shows unchanged parts in full. */
  whole?: boolean;
  /** An action for each changed item of a list, if several have changed. */
  one?: RenderItemAction;
}

/**
 * The difference between two values of a field in readable form: words in texts, names instead of ids, items of lists.
 * Equal values are shown unchanged.
 */
export function Difference({ type, place, before, after, whole, one }: DifferenceProps) {
  const field = fieldOf(type, place.field);
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} whole={whole} one={one} />;
}

/** The difference between two values of a field in readable form. */
export function ValuesDifference({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} />;
}

interface PlaceDifference {
  place: Place;
  before: unknown;
  after: unknown;
}

interface DifferenceListProps {
  type: Declaration;
  differences: readonly PlaceDifference[];
  /** The heading level of the field names; by default, one below that of a dialog's title. */
  heading?: 'h2' | 'h3';
  /** An action for each difference. */
  action?: (difference: PlaceDifference) => ReactNode;
}

/** Differences in a list, each under the name of its field. */
export function DifferenceList({ type, differences, heading = 'h3', action }: DifferenceListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {differences.map((difference) => {
        const { place, before, after } = difference;
        return (
          <Box
            component="li"
            key={place.path}
            sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 1,
                minHeight: 32,
              }}
            >
              <Typography component={heading} variant="subtitle2">
                {placeLabel(place)}
              </Typography>
              {action?.(difference)}
            </Box>
            <Box lang={place.locale}>
              <Difference type={type} place={place} before={before} after={after} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The complete content of a record, field by field; empty fields are left out. */
export function RecordContent({ type, record }: { type: Declaration; record: Side }) {
  const places = placesOf(type).filter((place) => !isMissing(valueAt(record, place)));
  if (places.length === 0) return <Typography variant="body2">{deletedWords.emptyVersion}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {places.map((place) => {
        const value = valueAt(record, place);
        return (
          <Box key={place.path} sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
            <Typography component="dt" variant="subtitle2">
              {placeLabel(place)}
            </Typography>
            <Box component="dd" lang={place.locale} sx={{ m: 0 }}>
              <Difference type={type} place={place} before={value} after={value} whole />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
