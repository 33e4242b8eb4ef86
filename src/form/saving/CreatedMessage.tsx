import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, type Identifier } from 'react-admin';
import { formWords } from '../../i18n/forms';

/** The message after creating: filters and order of the list may hide what has just been made, so a link leads to it. */
export function CreatedMessage({ resource, id }: { resource: string; id: Identifier }) {
  const path = useCreatePath()({ resource, type: 'edit', id });
  return (
    <Alert severity="success" variant="filled" elevation={6} action={<Button color="inherit" size="small" component={LinkBase} to={path}>{formWords.openCreated}</Button>}>
      {formWords.saved}
    </Alert>
  );
}
