import type { InboxItem } from '../../../domain/inbox/inbox';
import { sourceLabel } from '../../i18n/inbox';
import { formatMoment } from '../../ui/format';

/** When a value was proposed, and by which source: each that says the same, the newest first. */
export const cameFrom = (items: readonly InboxItem[]): string => items.map(({ proposedAt, source }) => `${formatMoment(proposedAt)} · ${sourceLabel(source)}`).join('; ');
