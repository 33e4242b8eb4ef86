import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { versionOf } from '../api/records';
import { ContentLoading } from '../ui/ContentLoading';
import type { StaleProps } from '../review/stale/StaleSave';
import type { SaveState } from './saving/useSave';

const Stale = lazy(() => import('../review/stale/StaleSave').then(({ StaleSave }) => ({ default: StaleSave })));
const History = lazy(() => import('../review/history/History').then((module) => ({ default: module.History })));

interface FormVersionsProps extends Omit<StaleProps, 'theirs' | 'other' | 'onClose'> {
  state: SaveState;
  /** What the form started from, where that is more than the record. */
  start: FieldValues;
  dismiss: () => void;
  showsHistory: boolean;
  onHistoryClose: () => void;
  /** Saves what was brought back, from the history itself. */
  onHistorySave: () => void;
}

/** Other versions of the record: the one a save ran into, and the earlier ones. Their code comes when it is needed. */
export function FormVersions({
  state,
  dismiss,
  start,
  showsHistory,
  onHistoryClose,
  onHistorySave,
  ...props
}: FormVersionsProps) {
  const [met, setMet] = useState<Pick<StaleProps, 'theirs' | 'other' | 'base'> | null>(null);
  const from = useRef({ start, base: props.base });
  from.current = { start, base: props.base };
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (state.kind !== 'stale' || !state.current) return;
    const { start: begun, base } = from.current;
    setMet({ theirs: state.current, other: state.other, base: state.other ? begun : base });
  }, [state]);
  useEffect(() => {
    if (showsHistory) setAsked(true);
  }, [showsHistory]);
  const { type, id, form } = props;
  return (
    <Suspense fallback={<ContentLoading />}>
      {met && (
        <Stale
          key={`${versionOf(met.theirs)} ${met.other?.at ?? ''}`}
          {...props}
          {...met}
          onClose={() => {
            setMet(null);
            dismiss();
          }}
        />
      )}
      {asked && id !== undefined && (
        <History type={type} id={id} form={form} open={showsHistory} onClose={onHistoryClose} onSave={onHistorySave} />
      )}
    </Suspense>
  );
}
