import Alert from '@mui/material/Alert';
import { useNotify } from 'ra-core';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { reviewPath } from '../../../domain/inbox';
import { useConfig, useFeature } from '../../config';
import { dismissItem, readItem } from '../../inbox';
import { formWords } from '../../i18n/forms';
import { inboxWords, proposalWordsOf } from '../../i18n/inbox';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';
import { FieldAroundProvider } from '../../ui/form/FieldAround';
import type { FormMode, SaveExtras } from '../../ui/form/FormMode';
import { LanguageNotesProvider } from '../../ui/form/LanguageNotes';
import { SaveChoice, type SaveWay } from '../../ui/form/SaveChoice';
import { differencesOf, openProposal } from './proposal';
import { ReviewBar } from './ReviewBar';
import { ReviewField } from './ReviewField';
import { ReviewStateProvider } from './ReviewState';
import { useOpenNote } from './useOpenDifferences';
import { forgetReviews, useNextItem, type ReviewData } from './useReviewItem';

interface ReviewFormProps extends ReviewData {
  type: ContentType<any>;
  /** Brings the item as it is now. */
  reread: () => void;
  /** The form of the type, in the mode that makes it a review. */
  children: (mode: FormMode) => ReactNode;
}

const besideField = (path: string, frame: ReactNode) => <ReviewField path={path}>{frame}</ReviewField>;
const memory = 'inbox.onlyDifferences';

/**
 * The form of a record with a proposal beside each field that differs (document 1, section 2 "Inbox project review"). A
 * proposal that comes anew is compared with what the form started from: nothing typed is lost.
 */
export function ReviewForm({ type, item, record, reread, children }: ReviewFormProps) {
  const { productId } = useConfig();
  const isOn = useFeature();
  const [{ start, ours }] = useState(() => openProposal(type, item, record, { productId, isOn }));
  const [only, setOnly] = useState(() => localStorage.getItem(`${productId}.${memory}`) === 'true');
  const [choose, setChoose] = useState<((way: SaveWay | null) => void) | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const { id: next, find: findNext } = useNextItem(type, item.id);
  const way = useRef<SaveWay | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  const isLeft = useRef(false);
  const leave = useCallback((to = '/inbox') => {
    isLeft.current = true;
    void client.invalidateQueries({ queryKey: ['inbox', 'head'] });
    void client.invalidateQueries({ queryKey: ['inbox', 'cards'] });
    forgetReviews(client, item);
    void navigate(to, { replace: to !== '/inbox' });
  }, [client, item, navigate]);

  const ask = useCallback(async (): Promise<SaveExtras | null> => {
    let now = item;
    let chosen = way.current;
    if (chosen === null) {
      // While somebody thinks: what an import or a colleague has brought since is shown before it is decided about.
      const reading = readItem(item.id).catch(() => item);
      // What can't be kept for now is released.
      chosen = type.interimSave ? await new Promise<SaveWay | null>((resolve) => setChoose(() => resolve)) : 'release';
      setChoose(null);
      if (chosen === null) return null;
      now = await reading;
      if (now.proposedAt !== item.proposedAt || now.interimAt !== item.interimAt) {
        reread();
        return null;
      }
    }
    const following = chosen === 'next' ? await findNext() : null;
    destination.current = (following && reviewPath(following)) ?? '/inbox';
    return { inboxId: item.id, inboxVersion: now.version, merge: chosen !== 'keep', addToInbox: chosen === 'keep' };
  }, [findNext, item, reread, type.interimSave]);
  const destination = useRef('/inbox');
  const onSaved = useCallback(() => leave(destination.current), [leave]);
  const onLeft = useCallback(() => leave(), [leave]);

  const toggle = (value: boolean) => {
    setOnly(value);
    localStorage.setItem(`${productId}.${memory}`, String(value));
  };
  const differences = useMemo(
    () => new Map(differencesOf(type, item, ours, isOn).map((difference) => [difference.place.path, difference])),
    [type, item, ours, isOn],
  );
  const isKnown = item.base !== null;
  const state = useMemo(() => ({ type, differences, isKnown, onlyDifferences: only && differences.size > 0 }), [type, differences, isKnown, only]);
  const mode: FormMode = {
    name: `inbox/${item.id}`,
    start,
    ask,
    onSaved,
    onDeleted: onLeft,
    onCancel: onLeft,
    above: ({ openField, save }) => (
      <ReviewBar
        item={item}
        openField={openField}
        onOnlyDifferences={toggle}
        onDiscard={() => setDiscarding(true)}
        onReleaseNext={() => {
          way.current = 'next';
          // Where the values are not in order nothing was chosen.
          void save().finally(() => {
            way.current = null;
            // Still here: it may have been refused because the item is another by now.
            if (!isLeft.current) reread();
          });
        }}
      />
    ),
  };
  return (
    <ReviewStateProvider value={state}>
      <FieldAroundProvider around={besideField}>
        <LanguageNotesProvider value={useOpenNote}>{children(mode)}</LanguageNotesProvider>
        {choose && <SaveChoice ofItem hasNext={next !== null} onChoose={choose} />}
        {discarding && <DiscardDialog type={type} item={item} onClose={() => setDiscarding(false)} onDiscarded={onLeft} />}
      </FieldAroundProvider>
    </ReviewStateProvider>
  );
}

function DiscardDialog({ type, item, onClose, onDiscarded }: Pick<ReviewData, 'item'> & { type: ContentType<any>; onClose: () => void; onDiscarded: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const notify = useNotify();
  const words = proposalWordsOf(type.name);
  const discard = async () => {
    setPending(true);
    try {
      await dismissItem(item);
      notify(inboxWords.dismissed, { type: 'success' });
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
      {words.discardQuestion}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{inboxWords.notDismissed} {refusal}</Alert>}
    </ChoiceDialog>
  );
}
