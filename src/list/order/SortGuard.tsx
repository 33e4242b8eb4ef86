import { useCallback, useRef } from 'react';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';

/** Asks before somebody leaves an order that they have changed and not saved. */
export function SortGuard({ sort: { isChanged, reset } }: { sort: { isChanged: boolean; reset: () => void } }) {
  const now = useRef(isChanged);
  now.current = isChanged;
  return <LeaveGuard isChanged={useCallback(() => now.current, [])} onDiscard={reset} />;
}
