import { useEffect, type RefObject } from 'react';
import { queueParameter, saidByAddress } from '../../routing/paths';
import { GapBar } from './GapBar';
import { useNextGap, type NextGapProps } from './useNextGap';

/** The ways from gap to gap of a form, whose code comes once the form stands. `next`: where the form finds what leads to the next one. */
export function GapWays({ next, ...props }: NextGapProps & { next: RefObject<(() => void) | undefined> }) {
  const { goOn, led } = useNextGap(props);
  useEffect(() => {
    next.current = goOn;
  }, [goOn, next]);
  return saidByAddress(queueParameter) !== null && led && <GapBar {...led} locale={props.locale} onNext={goOn} />;
}
