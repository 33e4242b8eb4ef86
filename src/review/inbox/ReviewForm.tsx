import { useEvent, useNotify } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import { reviewPath, submittedSource, type EndedCard, type InboxItem } from '../../../domain/inbox/inbox';
import { inboxPresence } from '../../../domain/live';
import { draftOfRecord, storeForOtherForm, useDraftPlace, draftOfReview } from '../../drafts/drafts';
import { FieldAroundProvider } from '../../fields/FieldFrame';
import { FormModeProvider, useFormActions, type FormMode } from '../../form/FormMode';
import { LanguageNotesProvider } from '../../form/languages/LanguageTabs';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import type { SaveExtras } from '../../form/saveMachine';
import type { SaveWay } from '../../form/saving/SaveChoice';
import { formWords } from '../../i18n/forms';
import { endedWords, inboxWords, proposalWordsOf } from '../../i18n/review';
import { OthersProvider } from '../../live/presence';
import { inboxKeys, removeFromInboxCache } from '../../inbox/inboxCards';
import { useConfig, useFeature } from '../../session/config';
import { afterPaint, useIsMounted } from '../../ui/scheduling';
import { undoableFor } from '../../ui/UndoAlert';
import { decisionsOf } from './proposed/adopt';
import { DiscardDialog } from './ending/DiscardDialog';
import { UndoMessage } from './ending/UndoMessage';
import { useReviewSaving, type ReviewSaving } from './ending/useReviewSaving';
import {
  filledPlaces,
  languageOfTexts,
  ReviewStateProvider,
  UnseenLanguagesProvider,
  UnseenNotice,
  useTabNote,
} from './ReviewState';
import { openProposal, proposedIn } from './proposed/proposal';
import { ReviewBar } from './ReviewBar';
import { ReviewedRecord, ReviewField } from './ReviewField';
import { forgetReviews, itemsOf, cancelReading, useNextItem, type ReviewData } from './useReviewItem';
import { useNames } from '../../session/colleagues';

interface ReviewFormProps extends ReviewData {
  type: ContentType;
  /** Reloads the item. */
  reread: () => void;
  /** Adds content above the fields. */
  above: AboveReview | undefined;
  /** The form of the content type. */
  children: ReactNode;
}

/**
 * @param items all items in review, latest first
 * @param openField moves the focus to a field
 */
export type AboveReview = (items: readonly InboxItem[], openField: (path: string) => void) => ReactNode;

const withProposal = (path: string, frame: ReactNode) => <ReviewField path={path}>{frame}</ReviewField>;
const memory = 'inbox.onlyDifferences';

/**
 * The form of a record, with a proposal next to each field that differs. A new proposal is compared with the values the
 * form started from, so that no input is lost. Several items about a record are reviewed together; a save or
 * 'Änderungen verwerfen' closes those that are shown.
 */
export function ReviewForm({ type, item, others, record, reread, above, children }: ReviewFormProps) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const [{ start, ours }] = useState(() => openProposal(type, [item, ...others], record, { productId, isOn }));
  /** The prefilled fields of a new record, which has nothing to compare with. */
  const [filled] = useState(() => (record === null ? filledPlaces(type, start, isOn) : []));
  const items = useMemo(() => itemsOf({ item, others }), [item, others]);
  /** Deletion requests, for which the release keys delete the record, after a confirmation. */
  const wishes = items.filter(asksDeletion);
  // The draft is the same, whichever of the items is opened.
  const [drafts] = useState(() => draftOfReview(item));
  const [only, setOnly] = useState(() => localStorage.getItem(`${productId}.${memory}`) === 'true');
  const { id: next, find: findNext } = useNextItem(type, items);
  const client = useQueryClient();
  const notify = useNotify();
  const { to: goTo, toList, toRecord } = useFormNavigation(type.name);
  const placeOf = useDraftPlace();
  const isHere = useIsMounted();
  const nameOf = useNames(false);

  /** Drops cached data about the inbox and this item. */
  const settle = () => {
    void client.invalidateQueries({ queryKey: inboxKeys.head });
    void client.invalidateQueries({ queryKey: inboxKeys.cards });
    forgetReviews(client, item);
    // The item on screen is still in use, so it is dropped from the cache when the editor has left.
    afterPaint(() => forgetReviews(client, item));
  };
  const leave = (to: string | null) => {
    settle();
    // Editors who have moved on are not pulled back.
    if (!isHere()) return;
    if (to === null) toList();
    else goTo(to, { replace: to !== '/inbox' });
  };
  const toNext = async () => {
    const following = await findNext();
    leave((following && reviewPath(following)) ?? '/inbox');
  };
  // After its release, a submission is a record in the list.
  const continueAfterSave = (way: SaveWay) =>
    way === 'next' ? void toNext() : leave(record === null && item.source === submittedSource ? null : '/inbox');

  const proposed = useMemo(
    () => new Map(proposedIn(type, items, ours, isOn).map((one) => [one.place.path, one])),
    [type, items, ours, isOn],
  );
  const saving = useReviewSaving({
    type,
    item,
    items,
    proposed,
    start,
    hasRecord: record !== null,
    hasWish: wishes.length > 0,
    hasNext: next !== null,
    reread,
    onToForm: ({ end }, ended, values) => {
      end();
      const id = ended.outcome === 'dismissed' ? null : ended.internalId;
      void storeForOtherForm(placeOf(draftOfRecord(type.name, id)), values).then(() => toRecord(id));
    },
  });

  const saved = useEvent((extras: SaveExtras, meta: unknown, note: ReactNode) => {
    if (extras.merge && extras.inboxId !== null) {
      const left = saving.leftOut.map(({ label, names }) => `${inboxWords.leftOut(label, names)}.`);
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
    const ended = (meta as { ended?: EndedCard } | undefined)?.ended;
    return ended ? endedWords.kept(ended, ended.endedBy && nameOf(ended.endedBy)) : null;
  });
  const onSaved = useEvent((extras: SaveExtras, isLeaving: boolean) => {
    if (extras.merge === true && extras.inboxId !== null) removeFromInboxCache(client, items);
    if (isLeaving) settle();
    else continueAfterSave(saving.way);
  });
  const onDeleting = useEvent(() => cancelReading(client, item));
  const onDeleted = useEvent((wasAsked: boolean) => {
    if (wishes.length > 0)
      notify(<UndoMessage text={inboxWords.removed} items={wishes} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
    removeFromInboxCache(client, items);
    continueAfterSave(wasAsked ? saving.way : 'release');
  });
  // If nothing has changed, it just leaves. Editors with unsaved input are asked first.
  const onCancel = useEvent(() => goTo('/inbox'));

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
  const { ask, onRefused } = saving;
  /** Represents all items of the review. */
  const first = Math.min(...items.map(({ id }) => id));
  const mode: FormMode = {
    drafts,
    start,
    locale: languageOfTexts(filled),
    ask,
    onRefused,
    saved,
    onSaved,
    onDeleting,
    onDeleted,
    onCancel,
    comments: { resource: inboxPresence, recordId: first },
    above: (
      <AboveFields
        type={type}
        item={item}
        items={items}
        saving={saving}
        hasWish={record !== null && wishes.length > 0}
        onOnlyDifferences={(value) => {
          setOnly(value);
          localStorage.setItem(`${productId}.${memory}`, String(value));
        }}
        onDiscarded={() => {
          removeFromInboxCache(client, items);
          void toNext();
        }}
        onSkip={() => void toNext()}
        more={above}
      />
    ),
  };
  return (
    <ReviewStateProvider value={state}>
      <FieldAroundProvider around={withProposal}>
        <UnseenLanguagesProvider places={filled}>
          <LanguageNotesProvider value={useTabNote}>
            <FormModeProvider value={mode}>
              <OthersProvider resource={inboxPresence} id={first}>
                <ReviewedRecord resource={type.name} item={item.id} record={record}>
                  {children}
                </ReviewedRecord>
              </OthersProvider>
            </FormModeProvider>
          </LanguageNotesProvider>
        </UnseenLanguagesProvider>
        {saving.dialog}
      </FieldAroundProvider>
    </ReviewStateProvider>
  );
}

const asksDeletion = (one: InboxItem) => one.delete === true || one.status === 'deleted';

interface AboveFieldsProps {
  type: ContentType;
  item: InboxItem;
  items: readonly InboxItem[];
  saving: ReviewSaving;
  /** Releasing this item deletes the record. */
  hasWish: boolean;
  onOnlyDifferences: (only: boolean) => void;
  onDiscarded: () => void;
  /** Moves on to the next item without deciding about this one. */
  onSkip: () => void;
  more: AboveReview | undefined;
}

/** The content above the fields of a review, with the confirmation of a dismissal. Requires the form's context. */
function AboveFields({
  type,
  item,
  items,
  saving,
  hasWish,
  onOnlyDifferences,
  onDiscarded,
  onSkip,
  more,
}: AboveFieldsProps) {
  const { openField, save, remove, join, end, unanswered } = useFormActions();
  const [isDiscarding, setDiscarding] = useState(false);
  const releaseNext = () => {
    // A closed item cannot be released, unless our own release closed it and only the response was lost.
    if (item.outcome !== null && !saving.lostRelease(item, unanswered())) return onSkip();
    if (!hasWish) return save({ answer: 'release', after: 'next' });
    saving.onWay('next');
    remove();
  };
  return (
    <>
      <ReviewBar
        item={item}
        items={items}
        openField={openField}
        isJoined={saving.isJoined(item)}
        onJoin={() => {
          join(saving.interimOf(item));
          saving.onJoined(item);
        }}
        onOnlyDifferences={onOnlyDifferences}
        onDiscard={() => setDiscarding(true)}
        onReleaseNext={releaseNext}
      />
      {more?.(items, openField)}
      <UnseenNotice openField={openField} />
      {isDiscarding && (
        <DiscardDialog
          type={type}
          items={items}
          onClose={() => setDiscarding(false)}
          onDiscarded={() => {
            end();
            onDiscarded();
          }}
        />
      )}
    </>
  );
}
