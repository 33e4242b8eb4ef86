import { lazy, Suspense, useState, type Dispatch } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../domain/contentType';
import { versionOf } from '../api/records';
import { ContentLoading } from '../ui/page';
import type { SaveEvent, SaveState } from './saveMachine';

const Stale = lazy(() => import('../review/stale/StaleSave').then(({ StaleSave }) => ({ default: StaleSave })));
const History = lazy(() => import('../review/history/HistoryDialog').then((module) => ({ default: module.History })));

interface FormVersionsProps {
  type: ContentType;
  form: UseFormReturn<FieldValues>;
  state: SaveState;
  dispatch: Dispatch<SaveEvent>;
  /** Whether the editor is typing in the form, which then keeps the focus. */
  isTyping: () => boolean;
  showsHistory: boolean;
  onHistoryClose: () => void;
  /** Saves restored values from within the history. */
  onHistorySave: () => void;
}

/** Other versions of the record: the one that made a save stale, and the history. Their code loads on demand. */
export function FormVersions({
  type,
  form,
  state: { phase, base, start },
  dispatch,
  isTyping,
  showsHistory,
  onHistoryClose,
  onHistorySave,
}: FormVersionsProps) {
  const id = base.id as Identifier | undefined;
  // A conflicting version stays until its note is closed, even if the form moves on.
  const [met, setMet] = useState<{ phase: SaveState['phase'] & { kind: 'stale' }; base: FieldValues } | null>(null);
  if (phase.kind === 'stale' && met?.phase !== phase) setMet({ phase, base: phase.other ? start : base });
  const [wasAsked, setAsked] = useState(false);
  if (showsHistory && !wasAsked) setAsked(true);
  return (
    <Suspense fallback={<ContentLoading />}>
      {met && (
        <Stale
          key={`${versionOf(met.phase.theirs)} ${met.phase.other?.at ?? ''}`}
          type={type}
          id={id}
          form={form}
          base={met.base}
          theirs={met.phase.theirs}
          other={met.phase.other}
          isTyping={isTyping}
          onMerged={(theirs, merged) => {
            form.reset(merged);
            dispatch({ type: 'merged', theirs });
          }}
          onSave={() => dispatch({ type: 'saveMerged' })}
          onClose={() => {
            setMet(null);
            dispatch({ type: 'dismissed' });
          }}
        />
      )}
      {wasAsked && id !== undefined && (
        <History type={type} id={id} form={form} open={showsHistory} onClose={onHistoryClose} onSave={onHistorySave} />
      )}
    </Suspense>
  );
}
