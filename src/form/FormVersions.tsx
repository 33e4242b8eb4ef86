import { lazy, Suspense, useState, type Dispatch } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../domain/contentType';
import { versionOf } from '../api/records';
import { refill } from './saving/continueForm';
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
  /** Saves restored values from the history. */
  onHistorySave: () => void;
}

/**
 * Other versions of the record: the one that made a save stale, and those in the history. Their code loads on demand.
 */
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
  // A conflicting version stays until its note is closed, even if the form's state moves on.
  const [conflict, setConflict] = useState<{ phase: SaveState['phase'] & { kind: 'stale' }; base: FieldValues } | null>(
    null,
  );
  if (phase.kind === 'stale' && conflict?.phase !== phase) setConflict({ phase, base: phase.other ? start : base });
  const [wasAsked, setAsked] = useState(false);
  if (showsHistory && !wasAsked) setAsked(true);
  return (
    <Suspense fallback={<ContentLoading />}>
      {conflict && (
        <Stale
          key={`${versionOf(conflict.phase.theirs)} ${conflict.phase.other?.at ?? ''}`}
          type={type}
          id={id}
          form={form}
          base={conflict.base}
          theirs={conflict.phase.theirs}
          other={conflict.phase.other}
          wasAsked={conflict.phase.isAsked === true}
          isTyping={isTyping}
          onMerged={(theirs, merged) => {
            refill(form, type, merged);
            dispatch({ type: 'merged', theirs });
          }}
          onSave={() => dispatch({ type: 'saveMerged' })}
          onClose={() => {
            setConflict(null);
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
