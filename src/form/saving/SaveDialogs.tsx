import { useState } from 'react';
import { formWords } from '../../i18n/forms';
import { httpWords } from '../../i18n/shell';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import type { Phase } from '../saveMachine';

interface SaveDialogsProps {
  phase: Phase;
  /** The dialog text if saving fails without a reason; undefined if only the page shows it. */
  failure: string | undefined;
  onClose: () => void;
  /** Moves to a field. */
  onOpen: (path: string) => void;
  /** Saves the input of a deleted record, if possible. */
  onGone?: ((as: 'restored' | 'new') => void) | undefined;
}

/** Questions that must be answered before the save continues. `FormVersions` shows conflicts. */
export function SaveDialogs({ phase, failure, onClose, onOpen, onGone }: SaveDialogsProps) {
  const [told, setTold] = useState<Phase | null>(null);
  if (phase.kind === 'broken') {
    const close = () => {
      onClose();
      // Other problems are listed above the fields.
      if (phase.others === 0) onOpen(phase.field);
    };
    return (
      <ChoiceDialog
        title={formWords.errorTitle}
        onClose={close}
        choices={[{ label: formWords.ok, act: close, main: true }]}
      >
        {phase.messages.map((message) => (
          <div key={message}>{message}</div>
        ))}
        {phase.others > 0 && <p>{formWords.otherProblems(phase.others)}</p>}
      </ChoiceDialog>
    );
  }
  if ('message' in phase && failure !== undefined && told !== phase) {
    // Its message stays above the fields.
    const close = () => setTold(phase);
    return (
      <ChoiceDialog
        title={formWords.savingFailed}
        onClose={close}
        choices={[{ label: formWords.cancel, act: close, main: true }]}
      >
        {phase.message === httpWords.other ? failure : phase.message}
      </ChoiceDialog>
    );
  }
  if (phase.kind !== 'gone') return null;
  return (
    <ChoiceDialog
      title={formWords.notSaved}
      onClose={onClose}
      choices={[
        { label: formWords.leaveStay, main: !onGone, act: onClose },
        ...(onGone
          ? [
              { label: formWords.saveAsNew, act: () => onGone('new') },
              { label: formWords.restoreAndSave, main: true, act: () => onGone('restored') },
            ]
          : []),
      ]}
    >
      {formWords.staleDeleted}
    </ChoiceDialog>
  );
}
