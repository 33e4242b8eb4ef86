import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useKeyArea } from '../../keys/areas';
import { isKey, keyTable } from '../../keys/keyTable';
import { fieldParameter, queueParameter, saidByAddress } from '../../ui/paths';
import type { NextGapProps } from './useNextGap';

const GapGuide = lazy(() => import('./GapGuide').then((module) => ({ default: module.GapGuide })));

interface GapWaysProps extends Omit<NextGapProps, 'onReady'> {
  /** Where the form finds what leads to the next gap. */
  next: RefObject<(() => void) | undefined>;
}

/**
 * The ways from gap to gap of a form, in their key too. What finds them comes when somebody goes one, or came by one:
 * most who open a form do neither. What asked for it first is done once it is there.
 */
export function GapWays({ next, ...props }: GapWaysProps) {
  const [isAsked, setAsked] = useState(
    () => saidByAddress(fieldParameter) !== null || saidByAddress(queueParameter) !== null,
  );
  const guide = useRef<() => void>(undefined);
  const isDue = useRef(false);
  const goOn = useCallback(() => {
    if (guide.current) return guide.current();
    isDue.current = true;
    setAsked(true);
  }, []);
  const onReady = useCallback((act: () => void) => {
    guide.current = act;
    if (isDue.current) act();
    isDue.current = false;
  }, []);
  useEffect(() => {
    next.current = goOn;
  }, [goOn, next]);

  const { box } = props;
  useKeyArea('translations');
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.translations.nextGap) || box.current?.closest('[aria-hidden="true"], [inert]')) return;
      event.preventDefault();
      goOn();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [box, goOn]);
  return (
    isAsked && (
      <Suspense>
        <GapGuide {...props} onReady={onReady} />
      </Suspense>
    )
  );
}
