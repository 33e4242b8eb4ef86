import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense } from 'react';
import type { Field } from '../../domain/fields';
import type { Description } from '../../domain/review/description';
import { hasItems } from '../../domain/kinds/items';
import { reviewWords } from '../i18n/review';
import { Marked, Nothing, type OneAction } from './Marked';
import { EntriesDifference, NamedDifference } from './EntriesDifference';
import { ItemsDifference } from './ItemsDifference';
import { TextDifference } from './TextDifference';
import { showValue } from './values';

/** Loaded with the first drawing. */
const DrawingDifference = lazy(async () => ({ default: (await import('./DrawingDifference')).DrawingDifference }));
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A difference described by `describe`, shown for its kind of field. */
export function DescribedDifference({
  field,
  description,
  whole,
  one,
}: {
  field: Field;
  description: Description;
  whole?: boolean | undefined;
  one?: OneAction | undefined;
}) {
  switch (description.kind) {
    case 'text':
    case 'richText':
      return <TextDifference description={description} />;
    case 'references':
      return 'list' in field ? (
        <EntriesDifference list={field.list} description={description} one={one} />
      ) : (
        <NamedDifference description={description} one={one} />
      );
    case 'list':
      return hasItems(field) ? (
        <ItemsDifference
          field={field}
          description={description}
          whole={whole}
          one={one}
          PartDifference={DescribedDifference}
        />
      ) : null;
    case 'value':
      if (field.kind === 'svg')
        return (
          <Suspense fallback={null}>
            <DrawingDifference before={textOf(description.before)} after={textOf(description.after)} />
          </Suspense>
        );
      return (
        <ValuesDifference before={showValue(field, description.before)} after={showValue(field, description.after)} />
      );
  }
}

/** Dates, amounts, choices and switches: the value before and the value after. */
function ValuesDifference({ before, after }: { before: string; after: string }) {
  if (before === after) return <Box sx={{ typography: 'body2' }}>{after || <Nothing />}</Box>;
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {before === '' ? <Nothing /> : <Marked kind="removed">{before}</Marked>}
      <Box component="span" aria-hidden="true" sx={{ mx: 1 }}>
        →
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {reviewWords.after}
      </Box>
      {after === '' ? <Nothing /> : <Marked kind="added">{after}</Marked>}
    </Box>
  );
}
