import { useState } from 'react';
import { formWords } from '../../i18n/forms';
import { httpWords } from '../../i18n/shell';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import type { SaveState } from './useSave';

interface SaveDialogsProps {
  state: SaveState;
  /** What is said where saving fails without a reason; undefined: nothing is, here. */
  failure: string | undefined;
  onClose: () => void;
  /** Shows everything that is wrong. */
  onOthers: () => void;
  /** Goes to a field. */
  onOpen: (path: string) => void;
  /** What can be done about a record that is gone, where anything can. */
  ofGone?: { restore: () => void; asNew: () => void } | undefined;
}

/** What must be answered before saving goes on; another version is for src/review. */
export function SaveDialogs({ state, failure, onClose, onOthers, onOpen, ofGone }: SaveDialogsProps) {
  const [told, setTold] = useState<SaveState | null>(null);
  if (state.kind === 'broken-rule') {
    const close = () => (state.others > 0 ? onOthers() : onOpen(state.field));
    return (
      <ChoiceDialog
        title={formWords.errorTitle}
        onClose={close}
        choices={[{ label: formWords.ok, act: close, main: true }]}
      >
        {state.messages.map((message) => (
          <div key={message}>{message}</div>
        ))}
        {state.others > 0 && <p>{formWords.otherProblems(state.others)}</p>}
      </ChoiceDialog>
    );
  }
  if (state.kind === 'failed' && failure !== undefined && told !== state) {
    // What it said stays above the fields.
    const close = () => setTold(state);
    return (
      <ChoiceDialog
        title={formWords.savingFailed}
        onClose={close}
        choices={[{ label: formWords.cancel, act: close, main: true }]}
      >
        {state.message === httpWords.other ? failure : state.message}
      </ChoiceDialog>
    );
  }
  if (state.kind === 'stale' && !state.current) {
    return (
      <ChoiceDialog
        title={formWords.notSaved}
        onClose={onClose}
        choices={[
          { label: formWords.leaveStay, main: !ofGone, act: onClose },
          ...(ofGone
            ? [
                { label: formWords.saveAsNew, act: ofGone.asNew },
                { label: formWords.restoreAndSave, main: true, act: ofGone.restore },
              ]
            : []),
        ]}
      >
        {formWords.staleDeleted}
      </ChoiceDialog>
    );
  }
  return null;
}
