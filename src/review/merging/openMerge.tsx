import { useCallback, useState, type ReactNode } from 'react';
import { emptyRecord, nameOf, type ContentType } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { combineRelations } from '../../../domain/merging';
import type { Proposed } from '../../../domain/review/alternatives';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, placesOf, valueAt, withValueAt, type Side } from '../../../domain/review/places';
import type { AskBeforeSaving } from '../../form/useSaving';
import { mergeWords } from '../../i18n/review';
import { proposedIn, type Instance } from '../inbox/proposed/proposal';
import {
  adoptUndecided,
  undecidedIn,
  UndecidedDialog,
  type UndecidedAnswer,
  useQuestion,
} from '../inbox/ending/questions';

interface OpenedMerge {
  /**
   * The form's initial values: the surviving record with the relations of both, and its empty fields filled in from the
   * other.
   */
  start: Side;
  /** The differences of the other record, by field path. */
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** The number of empty fields that were filled in. */
  filled: number;
}

/**
 * A merge in the form of a review: the record to be removed proposes its values. Its empty fields clear nothing, and
 * visibility is always decided by a person.
 */
export function openMerge(
  type: ContentType,
  stays: Side & { id: number },
  goes: Side & { id: number },
  isOn: Instance['isOn'],
): OpenedMerge {
  const empty = emptyRecord(type) as Side;
  const joined = combineRelations(type, stays, goes);
  const isStored = goes.id > 0;
  const differing = placesOf(type).filter((place) => {
    if (place.field === 'isPublic') return isStored;
    return (
      !Object.hasOwn(joined, place.field) &&
      !isEqual(fieldOf(type, place.field), valueAt(goes, place), valueAt(empty, place))
    );
  });
  const normalizedData = differing.reduce<Side>(
    (values, place) => withValueAt(values, place, valueAt(goes, place)),
    {},
  );
  const proposed = new Map(
    proposedIn(type, [itemOf(type, goes, normalizedData)], stays, isOn, { visibility: true }).map((one) => [
      one.place.path,
      one,
    ]),
  );
  const missing = [...proposed.values()].filter(
    ({ place, offer }) =>
      place.field !== 'isPublic' && isEqual(fieldOf(type, place.field), offer.ours, valueAt(empty, place)),
  );
  const start = missing.reduce<Side>(
    (record, { place, offer }) => withValueAt(record, place, structuredClone(offer.theirs)),
    { ...stays, ...joined },
  );
  return { start, proposed, filled: missing.length };
}

/** The other record in the form of the inbox item that a review expects. */
function itemOf(type: ContentType, goes: Side & { id: number }, normalizedData: Side): InboxItem {
  const at = String(goes.updatedAt ?? '');
  return {
    id: goes.id,
    version: 1,
    type: 'contact_update',
    source: '',
    status: 'update',
    title: nameOf(type, goes),
    internalId: null,
    foreignId: null,
    hasInterim: false,
    createdAt: at,
    updatedAt: at,
    outcome: null,
    endedAt: null,
    endedBy: null,
    data: null,
    normalizedData,
    proposedAt: at,
    base: null,
    interim: null,
    interimBase: null,
    interimBy: null,
    interimAt: null,
  } as unknown as InboxItem;
}

/**
 * Asks about undecided fields before a merge.
 * @returns the check before saving, which returns null to cancel, and its dialog
 */
export function useAskUndecided(
  type: ContentType,
  proposed: ReadonlyMap<string, Proposed<InboxItem>>,
): [ask: AskBeforeSaving, dialog: ReactNode] {
  const [question, dialog] = useQuestion<UndecidedAnswer>();
  /** Fields for which 'keep' was chosen, so that a retry after a failed save does not ask again. */
  const [kept] = useState(() => new Set<string>());
  const ask = useCallback<AskBeforeSaving>(
    async (_values, form) => {
      const undecided = undecidedIn(form, type, proposed.values()).filter(({ place }) => !kept.has(place.path));
      if (undecided.length === 0) return {};
      const answer = await question((onAnswer) => (
        <UndecidedDialog undecided={undecided} question={mergeWords.undecided} onAnswer={onAnswer} />
      ));
      if (answer === 'back') return null;
      if (answer === 'take') adoptUndecided(form, undecided);
      else for (const { place } of undecided) kept.add(place.path);
      return {};
    },
    [kept, proposed, question, type],
  );
  return [ask, dialog];
}
