import { useCallback, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type InboxItem, outcomeLabels } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { isConflict } from '../../../../domain/review/compare';
import { assignable } from '../../../../domain/review/assignable';
import { isEqual } from '../../../../domain/review/equal';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { undecidedWords, endedWords, proposalWords, deletionRequestWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { formatDateTime } from '../../../ui/format';
import { placeLabel } from '../../../fields/values';
import { isSettled, putIntoForm } from '../proposed/adopt';
import { useNames } from '../../../session/colleagues';

/** A dialog that can be awaited: `ask` shows it and resolves with the answer. */
export function useQuestion<Answer>(): [
  ask: (dialog: (answer: (answer: Answer) => void) => ReactNode) => Promise<Answer>,
  dialog: ReactNode,
] {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const ask = useCallback(async (make: (answer: (answer: Answer) => void) => ReactNode) => {
    const answer = await new Promise<Answer>((resolve) => setDialog(make(resolve)));
    setDialog(null);
    return answer;
  }, []);
  return [ask, dialog];
}

/** The answer to the question about undecided differences. */
export type UndecidedAnswer = 'take' | 'keep' | 'back';

/** The maximum number of fields that are listed. */
const named = 12;

interface UndecidedDialogProps {
  undecided: readonly Proposed<InboxItem>[];
  /** The question, given their number. */
  question?: (count: number) => string;
  onAnswer: (answer: UndecidedAnswer) => void;
}

/**
 * Asks once before a release, and lists the differences that it would drop. Keys that were meant for the release do not
 * answer the question.
 */
export function UndecidedDialog({ undecided, question = undecidedWords.question, onAnswer }: UndecidedDialogProps) {
  return (
    <ChoiceDialog
      title={undecidedWords.title}
      onClose={() => onAnswer('back')}
      choices={[
        { label: undecidedWords.back, act: () => onAnswer('back') },
        { label: undecidedWords.keep, act: () => onAnswer('keep') },
        { label: undecidedWords.take, act: () => onAnswer('take'), isFirst: true },
      ]}
    >
      {question(undecided.length)}
      <Box component="ul" sx={{ mb: 0 }}>
        {undecided.slice(0, named).map(({ place, offer }) => (
          <li key={place.path}>
            {placeLabel(place)}
            {isConflict(offer) && ` (${undecidedWords.conflict})`}
          </li>
        ))}
        {undecided.length > named && <li>{undecidedWords.more(undecided.length - named)}</li>}
      </Box>
    </ChoiceDialog>
  );
}

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/** The differences that a release would drop without asking: neither taken over nor replaced by other input. */
export function undecidedIn<From>(
  form: Pick<Form, 'getValues'>,
  type: Declaration,
  all: Iterable<Proposed<From>>,
): Proposed<From>[] {
  return [...all].filter((one) => {
    const now = form.getValues(one.place.path) as unknown;
    return !isSettled(type, one, now) && isEqual(fieldOf(type, one.place.field), now, one.offer.ours);
  });
}

/** Takes over all of them, even conflicts, and the latest of contradicting proposals. */
export function adoptUndecided(form: Form, undecided: Iterable<Proposed<unknown>>): void {
  for (const { place, offer } of undecided)
    putIntoForm(form, offer, assignable(place.declared, offer.merged ?? offer.theirs));
}

/** How, when and by whom an item was closed; null while it is open. */
export function useEndedMessage(item: InboxItem | undefined): string | null {
  const { outcome = null, endedAt, endedBy = null } = item ?? {};
  const nameOf = useNames(outcome !== null);
  return (
    outcome && proposalWords.ended(outcomeLabels[outcome], formatDateTime(endedAt), endedBy ? nameOf(endedBy) : '')
  );
}

/** What to do with the input about an item that another editor has closed in the meantime. */
export type EndedAnswer = 'keep' | 'release' | 'form' | 'back';

/** Asks what to do with it, offering the given choices. */
export function EndedDialog({
  item,
  answers,
  onAnswer,
}: {
  item: InboxItem;
  answers: readonly Exclude<EndedAnswer, 'back'>[];
  onAnswer: (answer: EndedAnswer) => void;
}) {
  return (
    <ChoiceDialog
      title={endedWords.title}
      onClose={() => onAnswer('back')}
      choices={[
        { label: endedWords.back, act: () => onAnswer('back') },
        ...answers.map((answer, index) => ({
          label: endedWords[answer],
          act: () => onAnswer(answer),
          isFirst: index === answers.length - 1,
        })),
      ]}
    >
      {useEndedMessage(item)} {endedWords.question}
    </ChoiceDialog>
  );
}

/** What a save does about a request to delete the record. */
export type DeletionRequestAnswer = 'delete' | 'refuse' | 'back';

/** Asks before such a save, because a release would not delete the record, but refuse the request without saying so. */
export function DeletionRequestDialog({ onAnswer }: { onAnswer: (answer: DeletionRequestAnswer) => void }) {
  return (
    <ChoiceDialog
      title={deletionRequestWords.title}
      onClose={() => onAnswer('back')}
      choices={[
        { label: deletionRequestWords.back, act: () => onAnswer('back') },
        { label: deletionRequestWords.refuse, act: () => onAnswer('refuse') },
        { label: deletionRequestWords.delete, act: () => onAnswer('delete'), color: 'error', isFirst: true },
      ]}
    >
      {deletionRequestWords.question}
    </ChoiceDialog>
  );
}
