import { compare } from '../../../domain/review/compare';
import type { Declaration, Side } from '../../../domain/review/places';

/** Whether two records say the same to a person, in every field and language. */
export function saysTheSame(type: Declaration, ours: Side, theirs: Side): boolean {
  return compare(type, { ours, theirs }).every(({ change }) => change === 'same');
}
