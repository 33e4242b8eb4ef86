import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { Field } from '../../domain/fields';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { writtenMoment } from '../../domain/values/moments';
import type { Place } from '../../domain/review/places';
import { entryName } from '../../domain/review/values';
import { plainText } from '../../domain/lists/search';
import type { OneChange } from '../../domain/review/oneItem';
import { formWords } from '../i18n/forms';
import { reviewWords } from '../i18n/review';
import { groupedAmount, formatDay } from '../ui/format';

/** The name of a place: `Titel (FR)`. */
export function placeLabel({ field, label, locale }: Place): string {
  if (field === 'isPublic') return formWords.visibility;
  return locale === 'de' ? label : `${label} (${locale.toUpperCase()})`;
}

const asItIs = (_field: unknown, value: unknown) => String(value);
const named = (_field: unknown, value: unknown) => [value].flat().map(entryName).filter(Boolean).join(', ');
const yesOrNo = [{ label: reviewWords.yes }, { label: reviewWords.no }] as const;
/** Values with parts are shown by those. */
const inParts = () => '';

const values: PerKind<string, [value: unknown]> = {
  text: asItIs,
  multiline: asItIs,
  url: asItIs,
  email: asItIs,
  color: asItIs,
  integer: asItIs,
  richText: (_field, value) => plainText(String(value)),
  svg: (_field, value) => (value === '' ? '' : reviewWords.drawing(String(value).length)),
  boolean: ({ called: [yes, no] = yesOrNo }, value) => (value === true ? yes : no).label,
  date: (_field, value) => formatDay(value) || String(value),
  dateTime: (_field, value) => writtenMoment(String(value)),
  decimal: ({ money }, value) => (money ? showAmount(String(value)) : String(value)),
  choice: ({ choices }, value) => choices.find(({ id }) => id === value)?.label ?? String(value),
  reference: named,
  references: named,
  record: named,
  records: named,
  list: inParts,
  associations: inParts,
  image: inParts,
  images: inParts,
  files: inParts,
};
const shown = perKind(values);

/** A single value as people read it: dates, amounts and choices written out; '' if there is none. */
export function showValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  return shown(field, value);
}

/** `125000.5` as `CHF 125’000.50`; anything else unchanged. */
function showAmount(value: string): string {
  return /^-?\d/.test(value) ? `CHF ${groupedAmount(value)}` : value;
}

/** Added (underlined) or removed (struck through) content: not by colour alone, and in words for screen readers. */
export function Marked({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const palette = kind === 'added' ? 'success' : 'error';
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{
        position: 'relative',
        color: 'text.primary',
        borderRadius: 0.5,
        px: 0.25,
        whiteSpace: 'pre-wrap',
        boxDecorationBreak: 'clone',
        bgcolor: (theme: Theme) => alpha(theme.palette[palette].main, theme.palette.mode === 'dark' ? 0.3 : 0.16),
        textDecoration: kind === 'added' ? 'underline' : 'line-through',
        textDecorationColor: (theme: Theme) => theme.palette[palette].main,
        textDecorationThickness: 2,
        textUnderlineOffset: '0.2em',
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`[${reviewWords[kind]}:`}</Box>
      {children}
      <Box component="span" sx={visuallyHidden}>
        ]
      </Box>
    </Box>
  );
}

/** Shown for an empty value. */
export function Nothing() {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {reviewWords.nothing}
    </Box>
  );
}

/** The action for a changed item of a list, given the change and the item's name. */
export type OneAction = (change: OneChange, name: string) => ReactNode;
