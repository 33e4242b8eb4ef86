import { useQueryClient } from '@tanstack/react-query';
import { useNotify, LinkBase, type Identifier } from 'react-admin';
import { useCallback, type RefObject, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ContentType } from '../../../domain/contentType';
import { formWords } from '../../i18n/forms';
import { releasingWords } from '../../i18n/lists';
import { editPath, queueParameter, saidByAddress } from '../../ui/paths';
import { afterPaint } from '../../ui/later';
import { undoableFor } from '../../ui/UndoAlert';
import { giveToForm } from '../../ui/useReadAhead';
import { useFeature } from '../../session/config';
import type { FormMode, SaveExtras } from '../FormMode';
import type { IsLeft } from '../languages/missingTexts';
import type { HeldWay } from '../leaving/LeaveGuard';
import type { FormNavigation } from '../leaving/useFormNavigation';
import { beginAtPlace, type FormPlace } from './formPlace';
import { missingTextsNote } from './missingTextsNote';
import type { SaveIntent } from './saveActions';

interface SavedMessageProps {
  /** What is said beside that it was saved. */
  note: ReactNode;
  /** Where a new record is: filters and order of the list may hide what has just been made, so a link leads to it. */
  created?: string | undefined;
}

/** The message after saving where there is more to say, or somewhere to go. */
function SavedMessage({ note, created }: SavedMessageProps) {
  return (
    <Alert
      severity="success"
      variant="filled"
      elevation={6}
      action={
        created !== undefined && (
          <Button color="inherit" size="small" component={LinkBase} to={created}>
            {formWords.openCreated}
          </Button>
        )
      }
    >
      {formWords.saved} {note}
    </Alert>
  );
}

interface AfterSaveOptions {
  type: ContentType;
  /** The record as it was before; without an id it is a new one. */
  base: FieldValues;
  isLeft: IsLeft;
  mode: FormMode | undefined;
  navigation: FormNavigation;
  /** What the server said beside its last answer. */
  meta: RefObject<unknown>;
  /** Whether somebody still is where the form is. */
  isHere: () => boolean;
  /** How somebody saves. */
  intended: () => SaveIntent;
  /** Somebody has gone on while the save was under way. */
  held: RefObject<HeldWay | null>;
  /** Where somebody was when the save began. */
  left: RefObject<FormPlace | null>;
  /** Nothing of the form is left to lose. */
  close: () => void;
  /** Whether something else stands in the form than was sent. */
  isTypedSince: (values: FieldValues) => boolean;
  /** The form goes on with the record as it was stored. In: also what was sent. */
  stay: (stored: FieldValues, values: FieldValues) => void;
}

/** Says that a save is done, and goes where somebody goes on after it. Out: what `useSave` calls then. */
export function useAfterSave({
  type,
  base,
  isLeft,
  mode,
  navigation,
  meta,
  isHere,
  intended,
  held,
  left,
  close,
  isTypedSince,
  stay,
}: AfterSaveOptions) {
  const id = base.id as Identifier | undefined;
  const isOn = useFeature();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const afterSaving = mode?.onSaved;
  const says = mode?.saved;
  return useCallback(
    (extras: SaveExtras, stored: FieldValues, values: FieldValues): boolean => {
      const { after } = intended();
      const isKept = extras.addToInbox === true;
      const isStaying = after === 'stay' && !isKept && !afterSaving && isHere();
      // Whoever wants to leave what they have typed since is asked.
      if (isStaying && held.current && id !== undefined && isTypedSince(values)) held.current = null;
      const isGoingOn = isStaying && !held.current;
      // A new record goes on in the form that edits it.
      const stays = isGoingOn && id !== undefined;
      if (!stays) close();
      const note = isKept ? null : missingTextsNote(type, { before: base, stored, isOn, isLeft, stays: isGoingOn });
      // Whoever stays is there already.
      const created =
        id === undefined && stored.id !== undefined && !isGoingOn
          ? editPath(type.name, stored.id as Identifier)
          : undefined;
      const said =
        says?.(extras, meta.current, note) ??
        (isKept ? (
          releasingWords.kept
        ) : created !== undefined || note !== null ? (
          <SavedMessage note={note} created={created} />
        ) : (
          formWords.saved
        ));
      // The next page first. Where more is said there is something to press.
      afterPaint(() =>
        notify(said, { type: 'success', autoHideDuration: typeof said === 'string' ? undefined : undoableFor }),
      );
      // The lists that are kept show it at once, and are read anew when somebody comes back to them.
      void queryClient.invalidateQueries({ queryKey: [type.name], refetchType: 'none' });
      if (isKept) void queryClient.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
      if (stays) stay(stored, values);
      else if (held.current) {
        held.current.proceed();
        held.current = null;
        afterSaving?.(extras, true);
      } else if (afterSaving) afterSaving(extras, false);
      // Whoever has gone on meanwhile is not fetched back.
      else if (!isHere()) return false;
      else if (isKept) navigation.to('/inbox');
      else if (isGoingOn) {
        const made = stored.id as Identifier;
        giveToForm(queryClient, type.name, stored);
        if (left.current) beginAtPlace(type.name, made, left.current);
        navigation.to(editPath(type.name, made), { replace: true });
      } else if (after === 'next' || saidByAddress(queueParameter) !== null) void navigation.toNext(id, isHere);
      else navigation.toList();
      return stays;
    },
    [
      afterSaving,
      base,
      close,
      held,
      id,
      intended,
      isHere,
      isLeft,
      isOn,
      isTypedSince,
      left,
      meta,
      navigation,
      notify,
      queryClient,
      says,
      stay,
      type,
    ],
  );
}
