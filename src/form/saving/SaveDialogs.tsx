import { useState, useLayoutEffect, type RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, useFormState } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import { httpWords } from '../../i18n/shell';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useKeyArea, isKey, keyTable } from '../../keys/keyTable';
import { useFormType } from '../../fields/formContext';
import { LinkButton } from '../../ui/buttons';
import type { Phase, SaveIntent } from '../saveMachine';
import { listProblems, problemLabel, problemOrder } from '../problems/problems';

interface SaveDialogsProps {
  phase: Phase;
  /** The text of a dialog if saving fails without a reason; undefined if only the page shows the failure. */
  failure: string | undefined;
  onClose: () => void;
  /** Moves the focus to a field. */
  onOpen: (path: string) => void;
  /** Saves the input for a deleted record, if that is possible. */
  onGone?: ((as: 'restored' | 'new') => void) | undefined;
}

/** Dialogs that must be answered before the save continues. Conflicts are shown by `FormVersions`. */
export function SaveDialogs({ phase, failure, onClose, onOpen, onGone }: SaveDialogsProps) {
  const [shownFor, setShownFor] = useState<Phase | null>(null);
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
  if ('message' in phase && failure !== undefined && shownFor !== phase) {
    // The message stays above the fields.
    const close = () => setShownFor(phase);
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

const { form: keys, interim } = keyTable;

/**
 * The shortcuts for saving a form, unless a dialog covers it. They also prevent the browser's own save dialog.
 * @param canKeep whether a save may keep the record in the inbox
 */
export function useSaveKeys(
  form: RefObject<HTMLElement | null>,
  { canKeep, ends }: { canKeep: boolean; ends: boolean },
  save: (intent: SaveIntent) => void,
): void {
  useKeyArea('form');
  useKeyArea(canKeep ? 'interim' : undefined);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const intent = meant(event);
      if (!intent) return;
      event.preventDefault();
      // A modal dialog hides everything else from assistive technology.
      if (form.current?.closest('[aria-hidden="true"]')) return;
      // Otherwise the rich text editor would start a new line.
      event.stopPropagation();
      if (!event.repeat && !(intent.answer === 'keep' && !canKeep)) save(intent);
    };
    /** In a review, another key moves to the next item, and Ctrl+Enter sends a comment. */
    const meant = (event: KeyboardEvent): SaveIntent | null => {
      if (isKey(event, keys.save)) return { answer: 'release' };
      if (isKey(event, interim.keep)) return { answer: 'keep' };
      if (ends || (event.target as Element).closest('[data-own-keys]')) return null;
      if (isKey(event, keys.saveStay)) return { answer: 'release', after: 'stay' };
      return isKey(event, keys.saveNext) ? { answer: 'release', after: 'next' } : null;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [canKeep, ends, form, save]);
}

/**
 * All messages of the last attempt to save, with links to their fields. Each disappears when its field is corrected.
 */
export function ProblemList({ id, onOpen }: { id: string | undefined; onOpen: (path: string) => void }) {
  const type = useFormType();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const problems = listProblems(errors).toSorted(
    (one, other) => problemOrder(type, one.field) - problemOrder(type, other.field),
  );
  if (problems.length === 0) return null;
  return (
    <Alert id={id} severity="error" tabIndex={-1} sx={{ mb: 1, scrollMarginTop: 120 }}>
      {formWords.problems(problems.length)}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === '' ? (
              message
            ) : (
              <LinkButton color="inherit" onClick={() => onOpen(field)}>
                {problemLabel(type, field)}: {message}
              </LinkButton>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
