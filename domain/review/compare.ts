import { equality } from './equal';
import { mergeValues } from './mergeValues';
import { placesOf, valueAt, type Declaration, type Place, type Side } from './places';

/**
 * What happened at a place since both sides were the same: nothing new; only they changed it; only we did; both did,
 * differently; both alike. Without a known base every difference is theirs.
 */
type Change = 'same' | 'theirs' | 'ours' | 'both' | 'agreed';

export interface FieldDifference {
  place: Place;
  change: Change;
  base?: unknown;
  /** As it stands in our record; `undefined` where the key is missing. */
  ours: unknown;
  /** As it stands in theirs; the empty value of the field where the key is missing. */
  theirs: unknown;
  /**
   * Both changed it, but not the same items, entries or paragraphs: what holds both changes. Without it `both` is a
   * conflict.
   */
  merged?: unknown;
  /** The record `ours` was read from: `putBack` looks up what did not exist in it. */
  record: Side;
}

/** Both sides changed the same thing differently: only a person can decide. */
export function isConflict({ change, merged }: FieldDifference): boolean {
  return change === 'both' && merged === undefined;
}

/**
 * Compares two records place by place.
 * In: our record, theirs, and, where it is known, the state both come from; `places` where theirs speaks of some only
 * (`placesIn`). A missing key means the empty value. Out: one entry per place, the equal ones too, in the form's order.
 */
export function compare(
  type: Declaration,
  { base, ours, theirs }: { base?: Side; ours: Side; theirs: Side },
  places: readonly Place[] = placesOf(type),
): FieldDifference[] {
  return places.map((place) => {
    const field = place.declared;
    const our = valueAt(ours, place);
    const their = valueAt(theirs, place) ?? field.empty;
    const difference = { place, ours: our, theirs: their, record: ours };
    const isEqual = equality(field);
    const equal = isEqual(our, their);
    if (!base) return { ...difference, change: equal ? 'same' : 'theirs' };
    const common = valueAt(base, place);
    const weChanged = !isEqual(common, our);
    if (equal) return { ...difference, base: common, change: weChanged ? 'agreed' : 'same' };
    if (!weChanged) return { ...difference, base: common, change: 'theirs' };
    if (isEqual(common, their)) return { ...difference, base: common, change: 'ours' };
    const merged = mergeValues(field, common, our, their);
    return { ...difference, base: common, change: 'both', ...(merged !== undefined && { merged }) };
  });
}
