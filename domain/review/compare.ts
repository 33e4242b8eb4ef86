import { equality } from './equal';
import { mergeValues } from './mergeValues';
import { placesOf, valueAt, type Declaration, type Place, type Side } from './places';

/**
 * What happened at a place since the common base. `same`: nothing; `theirs` or `ours`: only that side changed it;
 * `both`: both did, differently; `agreed`: both did, in the same way. Without a base every difference is `theirs`.
 */
type Change = 'same' | 'theirs' | 'ours' | 'both' | 'agreed';

export interface FieldDifference {
  place: Place;
  change: Change;
  base?: unknown;
  /** The value in our record; `undefined` if the key is missing. */
  ours: unknown;
  /** The value in theirs, or the field's empty value if the key is missing. */
  theirs: unknown;
  /**
   * A value with both changes, if they concern different items, entries or paragraphs. If it is missing, `both` is a
   * conflict.
   */
  merged?: unknown;
  /** The record of `ours`, from which `putBack` restores missing keys. */
  record: Side;
}

/** Both sides changed the same thing differently: a person has to decide. */
export function isConflict({ change, merged }: FieldDifference): boolean {
  return change === 'both' && merged === undefined;
}

/**
 * Compares two records place by place. Missing keys count as empty.
 * @param base the last common state, if known
 * @param places limits the comparison to what `theirs` contains (`placesIn`)
 * @returns an entry for each place, including equal ones, in the order of the form
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
