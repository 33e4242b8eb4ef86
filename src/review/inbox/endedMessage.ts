import { outcomeLabels, type InboxItem } from '../../../domain/inbox/inbox';
import { proposalWords } from '../../i18n/inbox';
import { formatMoment } from '../../ui/format';

/** What has become of an item, when and by whom; null while it is open. */
export function endedMessage({ outcome, endedAt, endedBy }: InboxItem): string | null {
  return outcome && proposalWords.ended(outcomeLabels[outcome], formatMoment(endedAt), endedBy?.email ?? '');
}
