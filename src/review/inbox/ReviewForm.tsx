import { useNotify } from 'react-admin';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import { reviewPath, submittedSource, type EndedCard, type InboxItem } from '../../../domain/inbox/inbox';
import { inboxKeys, takeOutOfInbox } from '../../inbox/inboxCache';
import { draftOfRecord, useDraftPlace, shelve } from '../../drafts/drafts';
import { useConfig, useFeature } from '../../session/config';
import { formWords } from '../../i18n/forms';
import { endedWords, inboxWords, proposalWordsOf } from '../../i18n/review';
import { FieldAroundProvider } from '../../fields/FieldFrame';
import { FormModeProvider, type FormActions, type FormMode, type SaveExtras } from '../../form/FormMode';
import { afterPaint } from '../../ui/later';
import { undoableFor } from '../../ui/UndoAlert';
import { useIsHere } from '../../ui/useIsHere';
import { LanguageNotesProvider } from '../../form/languages/LanguageNotes';
import type { SaveWay } from '../../form/saving/SaveChoice';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import type { FieldValues } from 'react-hook-form';
import { decisionsOf } from './ending/decisions';
import { DiscardDialog } from './ending/DiscardDialog';
import { draftOfReview } from './draftOfReview';
import { filledPlaces, languageOfTexts } from './filledPlaces';
import { openProposal, proposedIn } from './proposed/proposal';
import { ReviewBar } from './ReviewBar';
import { ReviewField } from './ReviewField';
import { ReviewedRecord } from './ReviewedRecord';
import { ReviewStateProvider } from './ReviewState';
import { UndoMessage } from './ending/UndoMessage';
import { UnseenLanguagesProvider, UnseenNotice } from './UnseenLanguages';
import { useTabNote } from './useOpenDifferences';
import { forgetReviews, itemsOf, stopReading, useNextItem, type ReviewData } from './useReviewItem';
import { useReviewSaving } from './ending/useReviewSaving';

interface ReviewFormProps extends ReviewData {
  type: ContentType;
  /** Brings the item as it is now. */
  reread: () => void;
  /** Told of the next item when all of it is loaded. */
  onAhead: (next: number) => void;
  /** Says more above the fields; the same function as long as it is the same review. */
  above: AboveReview | undefined;
  /** The form of the type. */
  children: ReactNode;
}

/** In: all that is reviewed, the newest first; brings someone to a field. */
export type AboveReview = (items: readonly InboxItem[], openField: (path: string) => void) => ReactNode;

const besideField = (path: string, frame: ReactNode) => <ReviewField path={path}>{frame}</ReviewField>;
const memory = 'inbox.onlyDifferences';

/**
 * The form of a record with a proposal beside each field that differs. A
 * proposal that comes anew is compared with what the form started from: nothing typed is lost. Several about one record
 * are reviewed at once: those that are shown are what a save or 'Änderungen verwerfen' ends.
 */
export function ReviewForm({ type, item, others, record, reread, onAhead, above: more, children }: ReviewFormProps) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const [{ start, ours }] = useState(() => openProposal(type, [item, ...others], record, { productId, isOn }));
  /** Of what starts filled in and has nothing to be compared with. */
  const [filled] = useState(() => (record === null ? filledPlaces(type, start, isOn) : []));
  const [locale] = useState(() => languageOfTexts(filled));
  const items = useMemo(() => itemsOf({ item, others }), [item, others]);
  /** Those that ask for the record to be deleted: that is what the keys of a release do then, after the question. */
  const wishes = useMemo(() => items.filter(asksDeletion), [items]);
  // Whichever of them somebody opens: what was typed is there again.
  const [name] = useState(() => draftOfReview(item));
  const [only, setOnly] = useState(() => localStorage.getItem(`${productId}.${memory}`) === 'true');
  const [discarding, setDiscarding] = useState(false);
  const { id: next, find: findNext } = useNextItem(type, items, onAhead);
  const client = useQueryClient();
  const { to: goTo, toList, toRecord } = useFormNavigation(type.name);
  const placeOf = useDraftPlace();

  const isHere = useIsHere();
  const isLeft = useRef(false);
  /** What is kept of the inbox and of this item is not true any more. */
  const settle = useCallback(() => {
    isLeft.current = true;
    void client.invalidateQueries({ queryKey: inboxKeys.head });
    void client.invalidateQueries({ queryKey: inboxKeys.cards });
    forgetReviews(client, item);
    // The one on the screen once it is gone; whoever still has to say whether they leave keeps it.
    afterPaint(() => forgetReviews(client, item));
  }, [client, item]);
  const leave = useCallback(
    (to: string | null = '/inbox') => {
      settle();
      // Whoever has gone on meanwhile is not fetched back.
      if (!isHere()) return;
      if (to === null) toList();
      else goTo(to, { replace: to !== '/inbox' });
    },
    [goTo, isHere, settle, toList],
  );

  /** Where somebody goes on: the review of the next item, the inbox after the last one. */
  const findPath = useCallback(async () => {
    const following = await findNext();
    return (following && reviewPath(following)) ?? '/inbox';
  }, [findNext]);
  /** Null is the list: what a visitor has handed in is an entry of it from now on. */
  const afterwards = record === null && item.source === submittedSource ? null : '/inbox';
  const destination = useRef<Promise<string | null>>(Promise.resolve(afterwards));
  const onWay = useCallback(
    (chosen: SaveWay) => {
      // Nobody waits for it here: what is typed until the record leaves would not be in it.
      destination.current = chosen === 'next' ? findPath() : Promise.resolve(afterwards);
    },
    [afterwards, findPath],
  );

  const proposed = useMemo(
    () => new Map(proposedIn(type, items, ours, isOn).map((one) => [one.place.path, one])),
    [type, items, ours, isOn],
  );
  const actions = useRef<FormActions | null>(null);
  const onToForm = useCallback(
    (ended: InboxItem, values: FieldValues) => {
      actions.current?.close();
      const id = ended.outcome === 'dismissed' ? null : ended.internalId;
      void shelve(placeOf(draftOfRecord(type.name, id)), values).then(() => toRecord(id));
    },
    [placeOf, toRecord, type],
  );
  const { ask, onRefused, isJoined, isOurs, join, wants, leftOut, dialog } = useReviewSaving({
    type,
    item,
    items,
    proposed,
    start,
    hasRecord: record !== null,
    hasWish: wishes.length > 0,
    hasNext: next !== null,
    actions,
    reread,
    onToForm,
    onWay,
  });
  const onSaved = useCallback(
    (extras: SaveExtras, goesElsewhere: boolean) => {
      isLeft.current = true;
      if (extras.merge === true && extras.inboxId !== null) takeOutOfInbox(client, items);
      if (goesElsewhere) settle();
      else void destination.current.then(leave);
    },
    [client, items, leave, settle],
  );
  const saved = useCallback(
    (extras: SaveExtras, meta: unknown, note: ReactNode) => {
      if (extras.merge && extras.inboxId !== null) {
        const left = leftOut.current.map(({ label, names }) => `${inboxWords.leftOut(label, names)}.`);
        return (
          <UndoMessage
            text={
              <>
                {[formWords.saved, ...left].join(' ')} {note}
              </>
            }
            items={items}
          />
        );
      }
      const beside = (meta as { ended?: EndedCard } | undefined)?.ended;
      return beside ? endedWords.kept(beside) : null;
    },
    [items, leftOut],
  );
  const notify = useNotify();
  const onDeleting = useCallback(() => stopReading(client, item), [client, item]);
  const onDeleted = useCallback(
    (isWish: boolean) => {
      if (wishes.length > 0)
        notify(<UndoMessage text={inboxWords.removed} items={wishes} />, {
          type: 'success',
          autoHideDuration: undoableFor,
        });
      if (!isWish) onWay('release');
      takeOutOfInbox(client, items);
      void destination.current.then(leave);
    },
    [client, items, leave, notify, onWay, wishes],
  );
  // Nothing has changed: what is shown stays, until whoever typed something has said that they leave.
  const onCancel = useCallback(() => goTo('/inbox'), [goTo]);

  const toggle = useCallback(
    (value: boolean) => {
      setOnly(value);
      localStorage.setItem(`${productId}.${memory}`, String(value));
    },
    [productId],
  );
  const isOne = items.length === 1;
  const state = useMemo(
    () => ({
      type,
      proposed,
      isOne,
      onlyDifferences: only && proposed.size > 0,
      words: proposalWordsOf(type.name),
      decisions: decisionsOf(items),
    }),
    [type, proposed, isOne, only, items],
  );
  const above = useCallback<FormMode['above']>(
    (form) => {
      actions.current = form;
      return (
        <>
          <ReviewBar
            item={item}
            items={items}
            openField={form.openField}
            isJoined={isJoined(item)}
            onJoin={() => join(item)}
            onOnlyDifferences={toggle}
            onDiscard={() => setDiscarding(true)}
            onReleaseNext={() => {
              // Of what has ended nothing is left to be released, but an answer that got lost.
              if (item.outcome !== null && !isOurs(item)) return void findPath().then(leave);
              if (record && wishes.length > 0) {
                onWay('next');
                return form.remove();
              }
              wants.current = 'next';
              // Where the values are not in order nothing was chosen.
              void form.save().finally(() => {
                wants.current = null;
                // Still here: it may have been refused because the item is another by now.
                if (!isLeft.current) reread();
              });
            }}
          />
          {more?.(items, form.openField)}
          <UnseenNotice openField={form.openField} />
        </>
      );
    },
    [findPath, isJoined, isOurs, item, items, join, leave, more, onWay, record, reread, toggle, wants, wishes],
  );
  // Made once: another address, or the next item found, draws no field anew.
  const mode = useMemo<FormMode>(
    () => ({ name, start, locale, ask, onRefused, saved, onSaved, onDeleting, onDeleted, onCancel, above }),
    [name, start, locale, ask, onRefused, saved, onSaved, onDeleting, onDeleted, onCancel, above],
  );
  return (
    <ReviewStateProvider value={state}>
      <FieldAroundProvider around={besideField}>
        <UnseenLanguagesProvider places={filled}>
          <LanguageNotesProvider value={useTabNote}>
            <FormModeProvider value={mode}>
              <ReviewedRecord resource={type.name} item={item.id} record={record}>
                {children}
              </ReviewedRecord>
            </FormModeProvider>
          </LanguageNotesProvider>
        </UnseenLanguagesProvider>
        {dialog}
        {discarding && (
          <DiscardDialog
            type={type}
            items={items}
            onClose={() => setDiscarding(false)}
            onDiscarded={() => {
              actions.current?.close();
              takeOutOfInbox(client, items);
              void findPath().then(leave);
            }}
          />
        )}
      </FieldAroundProvider>
    </ReviewStateProvider>
  );
}

const asksDeletion = (one: InboxItem) => one.delete === true || one.status === 'deleted';
