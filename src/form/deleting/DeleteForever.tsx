import { deleteForeverWords } from '../../i18n/forms';
import { DeleteDialog, type AskingProps } from './DeleteDialog';

/**
 * The dialog before something irreversible.
 * @param failed the sentence before the reason if the deletion fails
 */
export function DeleteForever({
  failed = deleteForeverWords.failed,
  ...props
}: Omit<AskingProps, 'words'> & { failed?: string }) {
  return <DeleteDialog {...props} words={{ ...deleteForeverWords, failed }} />;
}
