import { wishWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';

/** What a save does about a request to delete the record. */
export type WishAnswer = 'delete' | 'refuse' | 'back';

/** Asks before such a save: a release would not delete the record, but silently refuse the request. */
export function WishDialog({ onAnswer }: { onAnswer: (answer: WishAnswer) => void }) {
  return (
    <ChoiceDialog
      title={wishWords.title}
      onClose={() => onAnswer('back')}
      choices={[
        { label: wishWords.back, act: () => onAnswer('back') },
        { label: wishWords.refuse, act: () => onAnswer('refuse') },
        { label: wishWords.delete, act: () => onAnswer('delete'), color: 'error', isFirst: true },
      ]}
    >
      {wishWords.question}
    </ChoiceDialog>
  );
}
