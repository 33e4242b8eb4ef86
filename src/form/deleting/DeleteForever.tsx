import { deleteForeverWords } from '../../i18n/forms';
import { DeleteDialog, type AskingProps } from './DeleteDialog';

/**
 * The dialog before what cannot be undone. In: `failed`, the sentence before the reason, where it could not be deleted.
 */
export function DeleteForever({
  failed = deleteForeverWords.failed,
  ...props
}: Omit<AskingProps, 'words'> & { failed?: string }) {
  return <DeleteDialog {...props} words={{ ...deleteForeverWords, failed }} />;
}
