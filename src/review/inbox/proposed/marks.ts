import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { FieldDifference } from '../../../../domain/review/compare';
import { sourceLabel } from '../../../i18n/review';
import { formatMoment } from '../../../ui/format';
import { markOf } from './proposal';

type Mark = ReturnType<typeof markOf>;
export const markColors = {
  theirs: 'info',
  ours: 'default',
  both: 'warning',
  conflict: 'error',
  unknown: 'info',
} as const;

/**
 * How a proposed value is marked.
 * @param items the items that propose it
 */
export const markOfProposal = (difference: FieldDifference, [newest]: readonly InboxItem[]): Mark =>
  markOf(difference, newest?.base !== null);

/** The frame around a proposed value. */
export function proposedStyles(mark: Mark, taken: boolean): SystemStyleObject<Theme> {
  return {
    minWidth: 0,
    p: 1.25,
    border: 1,
    borderColor: taken ? 'success.main' : 'divider',
    borderLeft: 3,
    borderLeftColor: taken ? 'success.main' : mark === 'ours' ? 'divider' : `${markColors[mark]}.main`,
    borderRadius: 1,
    bgcolor: 'background.default',
    '&:focus-within': { outline: 2, outlineColor: 'primary.main' },
  };
}

/** When and by which sources a value was proposed, latest first. */
export const cameFrom = (items: readonly InboxItem[]): string =>
  items.map(({ proposedAt, source }) => `${formatMoment(proposedAt)} · ${sourceLabel(source)}`).join('; ');
