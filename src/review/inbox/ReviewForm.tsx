import Alert from '@mui/material/Alert';
import { useNotify } from 'react-admin';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import { reviewPath, type InboxItem } from '../../../domain/inbox';
import type { Proposed } from '../../../domain/review/alternatives';
import { useConfig, useFeature } from '../../session/config';
import { dismissItems, readItem, readOthers } from '../../api/inbox';
import { formWords } from '../../i18n/forms';
import { inboxWords, proposalWords, proposalWordsOf } from '../../i18n/inbox';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { FieldAroundProvider } from '../../fields/FieldAround';
import { FormModeProvider, type FormMode, type SaveExtras } from '../../form/FormMode';
import { afterPaint } from '../../ui/afterPaint';
import { undoableFor } from '../../ui/undoableFor';
import { useIsHere } from '../../ui/useIsHere';
import { LanguageNotesProvider } from '../../form/languages/LanguageNotes';
import { SaveChoice, type SaveWay } from '../../form/saving/SaveChoice';
import { useSaveAnswer, type SaveAnswer } from '../../form/saving/useSaveAnswer';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { openProposal, proposedIn } from './proposal';
import { ReviewBar } from './ReviewBar';
import { ReviewField } from './ReviewField';
import { ReviewedRecord } from './ReviewedRecord';
import { ReviewStateProvider } from './ReviewState';
import { UndoMessage } from './UndoMessage';
import { takeUndecided, undecidedIn } from './undecided';
import { UndecidedDialog, type UndecidedAnswer } from './UndecidedDialog';
import { useOpenNote } from './useOpenDifferences';
import { forgetReviews, itemsOf, useNextItem, type ReviewData } from './useReviewItem';

interface ReviewFormProps extends ReviewData {
  type: ContentType<any>;
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
 * proposal that comes anew is compared with what the form started from: nothing typed is lost. Several about one record are
 * reviewed at once: those that are shown are what a save or 'Änderungen verwerfen' ends.
 */
export function ReviewForm({ type, item, others, record, reread, onAhead, above: more, children }: ReviewFormProps) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const [{ start, ours }] = useState(() => openProposal(type, [item, ...others], record, { productId, isOn }));
  const items = useMemo(() => itemsOf({ item, others }), [item, others]);
  /** Those that ask for the record to be deleted: that is what the keys of a release do then, after the question. */
  const wishes = useMemo(() => items.filter(asksDeletion), [items]);
  // Whichever of them somebody opens: what was typed is there again.
  const [name] = useState(() => `inbox/${Math.min(...items.map(({ id }) => id))}`);
  const [only, setOnly] = useState(() => localStorage.getItem(`${productId}.${memory}`) === 'true');
  const [choose, setChoose] = useState<((way: SaveWay | null) => void) | null>(null);
  const [asked, setAsked] = useState<{ undecided: Proposed<InboxItem>[]; onAnswer: (answer: UndecidedAnswer) => void } | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const { id: next, find: findNext } = useNextItem(type, items, onAhead);
  const way = useRef<SaveWay | null>(null);
  const [answered] = useSaveAnswer();
  const client = useQueryClient();
  const { to: goTo } = useFormNavigation(type.name);

  const isHere = useIsHere();
  const isLeft = useRef(false);
  const leave = useCallback((to = '/inbox') => {
    isLeft.current = true;
    void client.invalidateQueries({ queryKey: ['inbox', 'head'] });
    void client.invalidateQueries({ queryKey: ['inbox', 'cards'] });
    forgetReviews(client, item);
    // The one on the screen once it is gone; whoever still has to say whether they leave keeps it.
    afterPaint(() => forgetReviews(client, item));
    // Whoever has gone on meanwhile is not fetched back.
    if (isHere()) goTo(to, { replace: to !== '/inbox' });
  }, [client, goTo, isHere, item]);

  /** Where somebody goes on: the review of the next item, the inbox after the last one. */
  const findPath = useCallback(async () => {
    const following = await findNext();
    return (following && reviewPath(following)) ?? '/inbox';
  }, [findNext]);

  const proposed = useMemo(() => new Map(proposedIn(type, items, ours, isOn).map((one) => [one.place.path, one])), [type, items, ours, isOn]);
  const ask = useCallback(async (_values: FieldValues, form: UseFormReturn<FieldValues>, answer: SaveAnswer | null): Promise<SaveExtras | null> => {
    let now = items;
    let chosen = way.current;
    if (chosen === null) {
      // While somebody thinks: what an import or a colleague has brought since is shown before it is decided about.
      const reading = readAgain(item).catch(() => items);
      // What can't be kept for now is released.
      chosen = type.interimSave ? (answer ?? answered ?? await new Promise<SaveWay | null>((resolve) => setChoose(() => resolve))) : 'release';
      setChoose(null);
      if (chosen === null) return null;
      now = await reading;
      if (items.some((seen) => isChanged(seen, now))) {
        reread();
        return null;
      }
    }
    const undecided = chosen === 'keep' ? [] : undecidedIn(form, type, proposed.values());
    if (undecided.length > 0) {
      const decision = await new Promise<UndecidedAnswer>((onAnswer) => setAsked({ undecided, onAnswer }));
      setAsked(null);
      if (decision === 'back') return null;
      if (decision === 'take') takeUndecided(form, undecided);
    }
    // Nobody waits for it here: what is typed until the record leaves would not be in it.
    destination.current = chosen === 'next' ? findPath() : Promise.resolve('/inbox');
    // What came while somebody was at work is not among them.
    const seen = items.map(({ id }) => ({ id, version: now.find((one) => one.id === id)?.version }));
    const inboxVersion = seen.find(({ id }) => id === item.id)?.version;
    const inboxOthers = chosen === 'keep' ? [] : seen.filter(({ id }) => id !== item.id);
    return { inboxId: item.id, inboxVersion, ...(inboxOthers.length > 0 && { inboxOthers }), merge: chosen !== 'keep', addToInbox: chosen === 'keep' };
  }, [answered, findPath, item, items, proposed, reread, type]);
  const destination = useRef(Promise.resolve('/inbox'));
  const onSaved = useCallback(() => {
    isLeft.current = true;
    void destination.current.then(leave);
  }, [leave]);
  const saved = useCallback((extras: SaveExtras) => (extras.merge ? <UndoMessage text={formWords.saved} items={items} /> : null), [items]);
  const onLeft = useCallback(() => leave(), [leave]);
  const notify = useNotify();
  const onDeleted = useCallback(() => {
    if (wishes.length > 0) notify(<UndoMessage text={inboxWords.removed} items={wishes} />, { type: 'success', autoHideDuration: undoableFor });
    onSaved();
  }, [notify, onSaved, wishes]);
  // Nothing has changed: what is shown stays, until whoever typed something has said that they leave.
  const onCancel = useCallback(() => goTo('/inbox'), [goTo]);

  const toggle = useCallback((value: boolean) => {
    setOnly(value);
    localStorage.setItem(`${productId}.${memory}`, String(value));
  }, [productId]);
  const isOne = items.length === 1;
  const state = useMemo(() => ({ type, proposed, isOne, onlyDifferences: only && proposed.size > 0 }), [type, proposed, isOne, only]);
  const above = useCallback<FormMode['above']>(({ openField, save, remove }) => <>
    <ReviewBar
      item={item}
      items={items}
      openField={openField}
      onOnlyDifferences={toggle}
      onDiscard={() => setDiscarding(true)}
      onReleaseNext={() => {
        // Of what has ended nothing is left to be released.
        if (item.outcome !== null) return void findPath().then(leave);
        if (record && wishes.length > 0) {
          destination.current = findPath();
          return remove();
        }
        way.current = 'next';
        // Where the values are not in order nothing was chosen.
        void save().finally(() => {
          way.current = null;
          // Still here: it may have been refused because the item is another by now.
          if (!isLeft.current) reread();
        });
      }}
    />
    {more?.(items, openField)}
  </>, [findPath, item, items, leave, more, record, reread, toggle, wishes]);
  // Made once: another address, or the next item found, draws no field anew.
  const mode = useMemo<FormMode>(() => ({ name, start, ask, saved, onSaved, onDeleted, onCancel, above }), [name, start, ask, saved, onSaved, onDeleted, onCancel, above]);
  return (
    <ReviewStateProvider value={state}>
      <FieldAroundProvider around={besideField}>
        <LanguageNotesProvider value={useOpenNote}>
          <FormModeProvider value={mode}><ReviewedRecord resource={type.name} item={item.id} record={record}>{children}</ReviewedRecord></FormModeProvider>
        </LanguageNotesProvider>
        {choose && <SaveChoice ofItem hasNext={next !== null} onChoose={choose} />}
        {asked && <UndecidedDialog {...asked} />}
        {discarding && <DiscardDialog type={type} items={items} onClose={() => setDiscarding(false)} onDiscarded={onLeft} />}
      </FieldAroundProvider>
    </ReviewStateProvider>
  );
}

const asksDeletion = (one: InboxItem) => one.delete === true || one.status === 'deleted';

/** An item and what is reviewed with it, as they are now. */
async function readAgain(item: InboxItem): Promise<InboxItem[]> {
  const [now, others] = await Promise.all([readItem(item.id), readOthers(item)]);
  return [now, ...others];
}

/** Whether what was seen says something else by now, or waits no longer. */
function isChanged(seen: InboxItem, all: readonly InboxItem[]): boolean {
  const now = all.find(({ id }) => id === seen.id);
  return now?.proposedAt !== seen.proposedAt || now.interimAt !== seen.interimAt;
}

function DiscardDialog({ type, items, onClose, onDiscarded }: { type: ContentType<any>; items: readonly InboxItem[]; onClose: () => void; onDiscarded: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const notify = useNotify();
  const words = proposalWordsOf(type.name);
  const discard = async () => {
    setPending(true);
    try {
      await dismissItems(items);
      notify(<UndoMessage text={inboxWords.dismissed} items={items} />, { type: 'success', autoHideDuration: undoableFor });
      onDiscarded();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
    }
  };
  return (
    <ChoiceDialog
      title={words.discard}
      onClose={onClose}
      choices={[{ label: formWords.cancel, act: onClose }, { label: words.discard, act: () => void discard(), color: 'error', main: true, busy: isPending }]}
    >
      {words.discardQuestion}{items.length > 1 && ` ${proposalWords.discardAll(items.length)}`}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{inboxWords.notDismissed} {refusal}</Alert>}
    </ChoiceDialog>
  );
}
