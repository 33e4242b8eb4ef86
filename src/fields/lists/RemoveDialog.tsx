import { formWords } from '../../i18n/forms';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Asks before an item goes that holds more than a line. */
export function RemoveDialog({ title, question, onCancel, onRemove }: { title: string; question: string; onCancel: () => void; onRemove: () => void }) {
  const choices = [{ label: formWords.cancel, act: onCancel, main: true }, { label: formWords.removeItem, act: onRemove, color: 'error' as const }];
  return <ChoiceDialog title={title} onClose={onCancel} choices={choices}>{question}</ChoiceDialog>;
}
