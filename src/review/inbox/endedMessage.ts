import { outcomeOf, type InboxItem } from '../../../domain/inbox';
import { proposalWords } from '../../i18n/inbox';
import { formatMoment } from '../../ui/format';

/** What has become of an item, when and by whom; null while it is open. */
export function endedMessage(item: InboxItem): string | null {
  const outcome = outcomeOf(item);
  return outcome && proposalWords.ended(outcome, formatMoment(item.endedAt), item.endedBy?.email ?? '');
}
