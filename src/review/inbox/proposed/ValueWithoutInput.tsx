import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { hasItems, partsOf } from '../../../../domain/kinds/items';
import { itemsOf } from '../../../../domain/review/canonical';
import { fieldOf, type Place } from '../../../../domain/review/places';
import { Difference } from '../../Difference';
import { Nothing } from '../../Marked';
import { placeLabel, showValue } from '../../values';
import { useReviewState } from '../ReviewState';

/** The value of a field without an input: it changes only by taking over a proposal. */
export function ValueWithoutInput({ place }: { place: Place }) {
  const { type } = useReviewState();
  const value: unknown = useWatch({ name: place.path });
  const field = fieldOf(type, place.field);
  return (
    <Box
      data-field={place.path}
      role="group"
      aria-label={placeLabel(place)}
      sx={{ minWidth: 0, scrollMarginTop: 160, scrollMarginBottom: 80 }}
    >
      <Typography variant="subtitle2" component="p">
        {placeLabel(place)}
      </Typography>
      {hasItems(field) ? (
        <Items lines={itemsOf(field, value).map(({ value: item }) => lineOf(partsOf(field), item))} />
      ) : (
        <Difference type={type} place={place} before={value} after={value} />
      )}
    </Box>
  );
}

function Items({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

/** The parts of an item in one line. */
function lineOf(parts: ReturnType<typeof partsOf>, item: Record<string, unknown>): string {
  return Object.entries(parts)
    .map(([name, part]) => showValue(part, item[name]))
    .filter(Boolean)
    .join(' · ');
}
