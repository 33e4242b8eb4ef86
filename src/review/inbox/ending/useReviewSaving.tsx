import { useNotify } from 'react-admin';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../../domain/contentType';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import type { SaveAnswer } from '../../../../domain/accounts/users';
import { readItem, readOthers } from '../../../inbox/inbox';
import type { AfterRefusal, FormActions, OtherVersion, SaveExtras } from '../../../form/FormMode';
import { SaveChoice, type SaveWay } from '../../../form/saving/SaveChoice';
import { useSaveAnswer } from '../../../form/saving/useSaveAnswer';
import { submitterWords } from '../../../i18n/review';
import { useMe } from '../../../session/session';
import { decisionsIn } from './decisions';
import { EndedDialog, type EndedAnswer } from './EndedDialog';
import { useKeepTyped } from '../submitter/useTypedAnswers';
import { leftOutIn } from '../proposed/unassigned';
import { adoptUndecided, undecidedIn, UndecidedDialog, type UndecidedAnswer } from './UndecidedDialog';
import { useQuestion } from './useQuestion';
import { WishDialog, type WishAnswer } from './WishDialog';

interface Options {
  type: ContentType;
  /** The item of the address. */
  item: InboxItem;
  /** All that is reviewed, the newest first. */
  items: readonly InboxItem[];
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** What the form started with. */
  start: FieldValues;
  hasRecord: boolean;
  /** Some of the items ask for the record to be deleted. */
  hasWish: boolean;
  hasNext: boolean;
  /** What the form lets one do, as it says itself. */
  actions: RefObject<FormActions | null>;
  reread: () => void;
  /** Takes what is typed along to the form of the record. */
  onToForm: (ended: InboxItem, values: FieldValues) => void;
  /** Told where a save leads to. */
  onWay: (way: SaveWay) => void;
}

/**
 * What a save of a review asks and sends. Out: that, and its dialogs. `wants`: the way that a key has chosen already.
 */
export function useReviewSaving({
  type,
  item,
  items,
  proposed,
  start,
  hasRecord,
  hasWish,
  hasNext,
  actions,
  reread,
  onToForm,
  onWay,
}: Options) {
  const [question, dialog] = useQuestion<any>();
  const [answered] = useSaveAnswer();
  const notify = useNotify();
  const keepTyped = useKeepTyped();
  const wants = useRef<SaveWay | null>(null);
  /** The version of the item that the form goes on from; it grows with what is joined. */
  const seen = useRef(item);
  /** How the item has ended, as soon as that is known. */
  const ended = useRef<InboxItem | null>(null);
  /** What the last release leaves out, since nobody has assigned it. */
  const leftOut = useRef<ReturnType<typeof leftOutIn>>([]);

  const asInForm = useCallback(
    (now: InboxItem): OtherVersion => ({
      theirs: { ...start, ...now.interim },
      by: now.interimBy,
      at: now.interimAt ?? now.updatedAt,
    }),
    [start],
  );
  const isJoined = useCallback((now: InboxItem) => now.interimAt === seen.current.interimAt, []);
  /** Brings what somebody else has saved in between into the form. */
  const join = useCallback(
    (now: InboxItem) => {
      seen.current = now;
      actions.current?.join(asInForm(now));
      reread();
    },
    [actions, asInForm, reread],
  );

  /** What was sent of this item without an answer so far, and where that was to lead. */
  const sent = useRef<{ extras: SaveExtras; way: SaveWay } | null>(null);
  const me = useMe();
  /** Whether what was sent from here has ended the item, and only the answer got lost: sent again it is settled. */
  const isOurs = useCallback(
    (now: InboxItem) => sent.current !== null && now.outcome !== null && me !== null && now.endedBy?.id === me.id,
    [me],
  );
  const send = useCallback(
    (extras: SaveExtras, way: SaveWay) => {
      sent.current = { extras, way };
      onWay(way);
      return extras;
    },
    [onWay],
  );

  const askEnded = useCallback(
    async (now: InboxItem, values: FieldValues, form: UseFormReturn<FieldValues>): Promise<SaveExtras | null> => {
      const answers: Exclude<EndedAnswer, 'back'>[] = [
        ...(hasRecord ? (['release'] as const) : (['form'] as const)),
        ...(type.interimSave ? (['keep'] as const) : []),
      ];
      const answer = (await question((onAnswer) => (
        <EndedDialog item={now} answers={answers} onAnswer={onAnswer} />
      ))) as EndedAnswer;
      if (answer === 'form') onToForm(now, form.getValues());
      if (answer === 'back' || answer === 'form') return null;
      onWay(answer);
      if (answer === 'release') return { inboxId: null, merge: true, addToInbox: false };
      return {
        inboxId: now.id,
        inboxVersion: seen.current.version,
        merge: false,
        addToInbox: true,
        decisions: decisionsIn(form, type, proposed.values(), seen.current.decisions),
      };
    },
    [hasRecord, onToForm, onWay, proposed, question, type],
  );

  const ask = useCallback(
    async (
      values: FieldValues,
      form: UseFormReturn<FieldValues>,
      given: SaveAnswer | null,
    ): Promise<SaveExtras | null> => {
      const over = ended.current ?? (item.outcome === null ? null : item);
      if (over && sent.current && isOurs(over)) return send(sent.current.extras, wants.current ?? sent.current.way);
      if (over) return askEnded(over, values, form);
      let chosen = wants.current;
      if (hasWish && hasRecord && chosen === null) {
        const answer = (await question((onAnswer) => <WishDialog onAnswer={onAnswer} />)) as WishAnswer;
        if (answer === 'delete') actions.current?.remove();
        if (answer !== 'refuse') return null;
        chosen = 'release';
      }
      let now = items;
      if (chosen === null) {
        // While somebody thinks: what an import or a colleague has brought since is shown before it is decided about.
        const reading = readAgain(item).catch(() => items);
        // What can't be kept for now is released.
        chosen = type.interimSave
          ? (given ??
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
        ended.current = current;
        reread();
        if (sent.current && isOurs(current)) return send(sent.current.extras, chosen);
        return askEnded(current, values, form);
      }
      // Kept for now, both are joined by the server; released is what somebody has seen.
      if (chosen !== 'keep' && !isJoined(current)) {
        join(current);
        return null;
      }
      if (items.some((one) => isChanged(one, now))) {
        reread();
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
      if (chosen === 'keep') {
        onWay(chosen);
        return {
          inboxId: item.id,
          inboxVersion: seen.current.version,
          merge: false,
          addToInbox: true,
          decisions: decisionsIn(form, type, proposed.values(), seen.current.decisions),
        };
      }
      leftOut.current = leftOutIn(form, type, proposed.values());
      // What came while somebody was at work is not among them.
      const versions = items.map(({ id }) => ({ id, version: now.find((one) => one.id === id)?.version }));
      const inboxOthers = versions.filter(({ id }) => id !== item.id);
      return send(
        {
          inboxId: item.id,
          inboxVersion: current.version,
          ...(inboxOthers.length > 0 && { inboxOthers }),
          merge: true,
          addToInbox: false,
        },
        chosen,
      );
    },
    [
      actions,
      answered,
      askEnded,
      hasNext,
      hasRecord,
      hasWish,
      isJoined,
      isOurs,
      item,
      items,
      join,
      keepTyped,
      notify,
      onWay,
      proposed,
      question,
      reread,
      send,
      type,
    ],
  );

  const onRefused = useCallback(
    async (extras: SaveExtras): Promise<AfterRefusal> => {
      if (extras.inboxId !== item.id) return undefined;
      // That is an answer.
      sent.current = null;
      const now = await readItem(item.id).catch(() => item);
      reread();
      if (now.outcome !== null) {
        ended.current = now;
        return 'ask';
      }
      if (isJoined(now) || !now.interim) return undefined;
      seen.current = now;
      return { other: asInForm(now), extras: { ...extras, inboxVersion: now.version } };
    },
    [asInForm, isJoined, item, reread],
  );

  return { ask, onRefused, isJoined, isOurs, join, wants, leftOut, dialog: dialog as ReactNode };
}

/** An item and what is reviewed with it, as they are now. */
async function readAgain(item: InboxItem): Promise<InboxItem[]> {
  const [now, others] = await Promise.all([readItem(item.id), readOthers(item)]);
  return [now, ...others];
}

/** Whether what was seen proposes something else by now, or waits no longer. */
function isChanged(seen: InboxItem, all: readonly InboxItem[]): boolean {
  return all.find(({ id }) => id === seen.id)?.proposedAt !== seen.proposedAt;
}
