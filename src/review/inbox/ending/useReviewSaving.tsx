import { useEvent, useNotify } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../../domain/contentType';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { readItem, readOthers, seenOf } from '../../../inbox/inbox';
import type { FormActions, FormMode } from '../../../form/FormMode';
import type { OtherVersion, SaveExtras } from '../../../form/saveMachine';
import { SaveChoice, type SaveWay, useSaveAnswer } from '../../../form/saving/SaveChoice';
import type { AskBeforeSaving } from '../../../form/useSaving';
import { proposalWords, submitterWords } from '../../../i18n/review';
import { useMe } from '../../../session/session';
import { useSaveTypedAnswers } from '../submitter/useTypedAnswers';
import { leftOutIn, decisionsIn } from '../proposed/adopt';
import {
  EndedDialog,
  type EndedAnswer,
  adoptUndecided,
  undecidedIn,
  UndecidedDialog,
  type UndecidedAnswer,
  useQuestion,
  DeletionRequestDialog,
  type DeletionRequestAnswer,
} from './questions';

interface Options {
  type: ContentType;
  /** The item in the URL. */
  item: InboxItem;
  /** All items in review, latest first. */
  items: readonly InboxItem[];
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** The form's initial values. */
  start: FieldValues;
  hasRecord: boolean;
  /** Whether an item requests deletion of the record. */
  hasWish: boolean;
  hasNext: boolean;
  reread: () => void;
  /** Moves the input to the record's form. */
  onToForm: (actions: FormActions, ended: InboxItem, values: FieldValues) => void;
}

/** The questions and extras of a review's saves. */
export interface ReviewSaving extends Pick<FormMode, 'ask' | 'onRefused'> {
  /** Where to go after the last save. */
  way: SaveWay;
  onWay: (way: SaveWay) => void;
  /** Proposed names that the last release left out because they are not assigned. */
  leftOut: ReturnType<typeof leftOutIn>;
  /** Whether the form includes the item's latest interim save. */
  isJoined: (now: InboxItem) => boolean;
  /** The request with which we closed the item, if only its response was lost. Repeating it completes the save. */
  lostRelease: (now: InboxItem, unanswered: FieldValues | null) => SaveExtras | null;
  /** The item's interim save, to be merged into the form. */
  interimOf: (now: InboxItem) => OtherVersion;
  onJoined: (now: InboxItem) => void;
  dialog: ReactNode;
}

export function useReviewSaving({
  type,
  item,
  items,
  proposed,
  start,
  hasRecord,
  hasWish,
  hasNext,
  reread,
  onToForm,
}: Options): ReviewSaving {
  const [question, dialog] = useQuestion<any>();
  const [answered] = useSaveAnswer();
  const notify = useNotify();
  const keepTyped = useSaveTypedAnswers();
  const me = useMe();
  const [way, setWay] = useState<SaveWay>('release');
  const [leftOut, setLeftOut] = useState<ReviewSaving['leftOut']>([]);
  /** The version of the item on which the form is based; advances with each merge. */
  const [seen, setSeen] = useState(item);
  /** The closed item, once it is known that it was closed. */
  const [ended, setEnded] = useState<InboxItem | null>(null);

  const interimOf = (now: InboxItem): OtherVersion => ({
    theirs: { ...start, ...now.interim },
    by: now.interimBy,
    at: now.interimAt ?? now.updatedAt,
  });
  const isJoined = (now: InboxItem) => now.interimAt === seen.interimAt;
  const lostRelease: ReviewSaving['lostRelease'] = (now, unanswered) =>
    unanswered?.inboxId === item.id && unanswered.merge === true && now.outcome !== null && now.endedBy?.id === me?.id
      ? extrasOf(unanswered)
      : null;
  const onJoined = (now: InboxItem) => {
    setSeen(now);
    reread();
  };

  /** The request that keeps the item in the inbox with the form's values. */
  const keepingOf = (form: Parameters<AskBeforeSaving>[1], id: number): SaveExtras => ({
    inboxId: id,
    inboxVersion: seen.version,
    merge: false,
    addToInbox: true,
    decisions: decisionsIn(form, type, proposed.values(), seen.decisions),
  });

  const ask: AskBeforeSaving = async (_values, form, { intent, actions }) => {
    /** For an item that another editor has closed, or our own save if its response was lost. */
    const askEnded = async (over: InboxItem, chosen: SaveWay): Promise<SaveExtras | null> => {
      const lost = lostRelease(over, actions.unanswered());
      if (lost) {
        setWay(chosen);
        return lost;
      }
      const answers: Exclude<EndedAnswer, 'back'>[] = [
        ...(hasRecord ? (['release'] as const) : (['form'] as const)),
        ...(type.interimSave ? (['keep'] as const) : []),
      ];
      const answer = (await question((onAnswer) => (
        <EndedDialog item={over} answers={answers} onAnswer={onAnswer} />
      ))) as EndedAnswer;
      if (answer === 'form') onToForm(actions, over, form.getValues());
      if (answer === 'back' || answer === 'form') return null;
      setWay(answer);
      return answer === 'release' ? { inboxId: null, merge: true, addToInbox: false } : keepingOf(form, over.id);
    };

    const over = ended ?? (item.outcome === null ? null : item);
    let chosen: SaveWay | null = intent.after === 'next' ? 'next' : null;
    if (over) return askEnded(over, chosen ?? way);
    if (hasWish && hasRecord && chosen === null) {
      const answer = (await question((onAnswer) => (
        <DeletionRequestDialog onAnswer={onAnswer} />
      ))) as DeletionRequestAnswer;
      if (answer === 'delete') {
        setWay('release');
        actions.remove();
      }
      if (answer !== 'refuse') return null;
      chosen = 'release';
    }
    let now = items;
    if (chosen === null) {
      // Meanwhile loads the current items, so that changes by an import or a colleague are shown before the decision.
      const reading = readAgain(item).catch(() => items);
      // A type without interim saves is always released.
      chosen = type.interimSave
        ? (intent.answer ??
          answered ??
          ((await question((onChoose) => (
            <SaveChoice ofItem hasNext={hasNext} onChoose={onChoose} />
          ))) as SaveWay | null))
        : 'release';
      if (chosen === null) return null;
      now = await reading;
    }
    const current = now.find(({ id }) => id === item.id) ?? item;
    if (current.outcome !== null) {
      setEnded(current);
      reread();
      return askEnded(current, chosen);
    }
    // The server merges interim saves, but a release must consist of values that the editor has seen.
    if (chosen !== 'keep' && !isJoined(current)) {
      actions.join(interimOf(current));
      onJoined(current);
      return null;
    }
    if (items.some((one) => isChanged(one, now))) {
      reread();
      notify(proposalWords.notReleased, { type: 'warning' });
      return null;
    }
    const undecided = chosen === 'keep' ? [] : undecidedIn(form, type, proposed.values());
    if (undecided.length > 0) {
      const answer = (await question((onAnswer) => (
        <UndecidedDialog undecided={undecided} onAnswer={onAnswer} />
      ))) as UndecidedAnswer;
      if (answer === 'back') return null;
      if (answer === 'take') adoptUndecided(form, undecided);
    }
    try {
      await keepTyped(items);
    } catch (error) {
      notify(`${submitterWords.notKept} ${error instanceof Error ? error.message : ''}`, { type: 'error' });
      return null;
    }
    setWay(chosen);
    if (chosen === 'keep') return keepingOf(form, item.id);
    setLeftOut(leftOutIn(form, type, proposed.values()));
    // Items that arrived during the review are not included.
    const inboxOthers = now.filter(({ id }) => id !== item.id && items.some((one) => one.id === id)).map(seenOf);
    return {
      inboxId: item.id,
      inboxVersion: current.version,
      inboxUpdatedAt: current.updatedAt,
      ...(inboxOthers.length > 0 && { inboxOthers }),
      merge: true,
      addToInbox: false,
    };
  };

  const onRefused: FormMode['onRefused'] = async (extras, status) => {
    if (extras.inboxId !== item.id) return undefined;
    if (status !== 409 && status !== 412) {
      // The item may have been closed nevertheless.
      reread();
      return undefined;
    }
    const now = await readItem(item.id).catch(() => item);
    reread();
    if (now.outcome !== null) {
      setEnded(now);
      return 'ask';
    }
    if (isJoined(now) || !now.interim) return undefined;
    setSeen(now);
    return { other: interimOf(now), extras: { ...extras, inboxVersion: now.version, inboxUpdatedAt: now.updatedAt } };
  };

  return {
    ask: useEvent(ask),
    onRefused: useEvent(onRefused),
    way,
    onWay: setWay,
    leftOut,
    isJoined,
    lostRelease,
    interimOf,
    onJoined,
    dialog,
  };
}

/** The extras of a release, as they are sent with its record. */
function extrasOf(sent: FieldValues): SaveExtras {
  const names = ['inboxId', 'inboxVersion', 'inboxUpdatedAt', 'inboxOthers', 'merge', 'addToInbox'];
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
}

/** The current state of an item and of those reviewed with it. */
async function readAgain(item: InboxItem): Promise<InboxItem[]> {
  const [now, others] = await Promise.all([readItem(item.id), readOthers(item)]);
  return [now, ...others];
}

/** Whether an item's proposal has changed, or the item is no longer waiting. */
function isChanged(seen: InboxItem, all: readonly InboxItem[]): boolean {
  return all.find(({ id }) => id === seen.id)?.proposedAt !== seen.proposedAt;
}
