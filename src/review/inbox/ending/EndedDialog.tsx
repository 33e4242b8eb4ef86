import { outcomeLabels, type InboxItem } from '../../../../domain/inbox/inbox';
import { endedWords, proposalWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { formatMoment } from '../../../ui/format';

/** How, when and by whom an item was ended; null while it is open. */
export function endedMessage({ outcome, endedAt, endedBy }: InboxItem): string | null {
  return outcome && proposalWords.ended(outcomeLabels[outcome], formatMoment(endedAt), endedBy?.email ?? '');
}

/** What happens to the input about an item that another editor has ended meanwhile. */
export type EndedAnswer = 'keep' | 'release' | 'form' | 'back';

/** Asks for it, with the given choices. */
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
      {endedMessage(item)} {endedWords.question}
    </ChoiceDialog>
  );
}
