import { lazy, Suspense, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { versionOf } from '../api/records';
import { ContentLoading } from '../ui/ContentLoading';
import type { StaleProps } from '../review/stale/StaleSave';
import type { SaveState } from './saving/useSave';

const Stale = lazy(() => import('../review/stale/StaleSave').then(({ StaleSave }) => ({ default: StaleSave })));
const History = lazy(() => import('../review/history/History').then((module) => ({ default: module.History })));

interface FormVersionsProps extends Omit<StaleProps, 'theirs' | 'onClose'> {
  state: SaveState;
  dismiss: () => void;
  showsHistory: boolean;
  onHistoryClose: () => void;
}

/** Other versions of the record: the one a save ran into, and the earlier ones. Their code comes when it is needed. */
export function FormVersions({ state, dismiss, showsHistory, onHistoryClose, ...props }: FormVersionsProps) {
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
