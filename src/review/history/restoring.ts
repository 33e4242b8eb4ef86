import type { FieldDifference } from '../../../domain/review/compare';
import { putBack, adopt } from '../../../domain/review/adopt';
import type { Declaration, Side } from '../../../domain/review/places';

export interface RestoreProps {
  type: Declaration;
  /** The form's values when the history was opened. */
  start: Side;
  /** The form's current values. */
  now: Side;
  /** Differences put into the form since then; their `ours` is the value from before. */
  restored: readonly FieldDifference[];
  onRestore: (differences: readonly FieldDifference[]) => void;
  onUndo: (difference: FieldDifference) => void;
}

export interface Restoring {
  now: Side;
  restored: readonly FieldDifference[];
}

/** Puts values of an earlier version into the form. Undoing leads back to the values from before. */
export function restore({ now, restored }: Restoring, differences: readonly FieldDifference[]): Restoring {
  const added = differences.map((difference) => {
    const first = restored.find(({ place }) => place.path === difference.place.path);
    return first ? { ...difference, ours: first.ours, record: first.record } : difference;
  });
  const paths = new Set(added.map(({ place }) => place.path));
  return {
    now: added.reduce(adopt, now),
    restored: [...restored.filter(({ place }) => !paths.has(place.path)), ...added],
  };
}

export function undo({ now, restored }: Restoring, difference: FieldDifference): Restoring {
  return { now: putBack(now, difference), restored: restored.filter((other) => other !== difference) };
}
