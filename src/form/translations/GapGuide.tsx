import { queueParameter, saidByAddress } from '../../ui/paths';
import { GapBar } from './GapBar';
import { useNextGap, type NextGapProps } from './useNextGap';

/** Leads from gap to gap, and says in a queue where somebody is. */
export function GapGuide(props: NextGapProps) {
  const { goOn, led } = useNextGap(props);
  return saidByAddress(queueParameter) !== null && led && <GapBar {...led} locale={props.locale} onNext={goOn} />;
}
