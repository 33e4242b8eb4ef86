import { Suspense, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { versionOf } from '../../records';
import { ContentLoading } from '../ContentLoading';
import type { FormReview, StaleProps } from './formReview';
import type { SaveState } from './useSave';

interface FormVersionsProps extends Omit<StaleProps, 'theirs' | 'onClose'> {
  review: FormReview;
  state: SaveState;
  dismiss: () => void;
  showsHistory: boolean;
  onHistoryClose: () => void;
}

/** Other versions of the record: the one a save ran into, and the earlier ones. Their code comes when it is needed. */
export function FormVersions({ review: { Stale, History }, state, dismiss, showsHistory, onHistoryClose, ...props }: FormVersionsProps) {
  const [theirs, setTheirs] = useState<FieldValues | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (state.kind === 'stale' && state.current) setTheirs(state.current);
  }, [state]);
  useEffect(() => {
    if (showsHistory) setAsked(true);
  }, [showsHistory]);
  const { type, id, form } = props;
  return (
    <Suspense fallback={<ContentLoading />}>
      {theirs && <Stale key={versionOf(theirs)} {...props} theirs={theirs} onClose={() => { setTheirs(null); dismiss(); }} />}
      {asked && <History type={type} id={id} form={form} open={showsHistory} onClose={onHistoryClose} />}
    </Suspense>
  );
}
