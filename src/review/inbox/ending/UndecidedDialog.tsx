import Box from '@mui/material/Box';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { isConflict } from '../../../../domain/review/compare';
import { undecidedWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { placeLabel } from '../../values';
import { assignable } from '../../../../domain/review/assignable';
import { isEqual } from '../../../../domain/review/equal';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { isSettled, put } from '../proposed/adopt';

/** What happens to undecided differences. */
export type UndecidedAnswer = 'take' | 'keep' | 'back';

/** Maximum number of fields named. */
const named = 12;

interface UndecidedDialogProps {
  undecided: readonly Proposed<InboxItem>[];
  /** The question, given their number. */
  question?: (count: number) => string;
  onAnswer: (answer: UndecidedAnswer) => void;
}

/**
 * Asks once before a release, naming the differences it would drop. Keys that
 * were meant for the release do not answer it.
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

/** The differences that a release would silently drop: neither taken over nor replaced by other input. */
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

/** Takes over all of these, even conflicts; of contradicting proposals the latest. */
export function adoptUndecided(form: Form, undecided: Iterable<Proposed<unknown>>): void {
  for (const { place, offer } of undecided) put(form, offer, assignable(place.declared, offer.merged ?? offer.theirs));
}
