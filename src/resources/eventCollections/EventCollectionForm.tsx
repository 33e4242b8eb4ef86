import { collectsEvents, eventCollections } from '../../../domain/types/eventCollection';
import { CollectionInputs } from '../../collections/CollectionInputs';
import type { Member } from '../../collections/MemberRow';
import { collectionWords, eventMembers } from '../../i18n/collections';
import { formatMoment } from '../../ui/format';
import type { EntryForm } from '../formPages';

/** When it takes place. */
const period = ({ startDate, endDate }: Member) => [...new Set([startDate, endDate].map(formatMoment))].filter(Boolean).join(' – ');

export const eventCollectionForm: EntryForm = {
  type: eventCollections,
  Inputs: () => <CollectionInputs collects={collectsEvents} words={eventMembers} beside={period} />,
  failures: collectionWords.failures,
};
