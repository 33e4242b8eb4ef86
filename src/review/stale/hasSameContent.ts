import { compare } from '../../../domain/review/compare';
import type { Declaration, Side } from '../../../domain/review/places';

/** Whether two records have equal content in every field and language. */
export function hasSameContent(type: Declaration, ours: Side, theirs: Side): boolean {
  return compare(type, { ours, theirs }).every(({ change }) => change === 'same');
}
