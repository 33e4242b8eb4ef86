import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useResourceContext } from 'react-admin';
import { listTexts } from '../i18n/lists';

/** Leads to the empty form of the list's type. react-admin's own floats over the rows on narrow screens. */
export function CreateButton({ label = listTexts.create }: { label?: string }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const path = useCreatePath()({ resource, type: 'create' });
  return canAccess ? <Button variant="contained" startIcon={<AddIcon />} component={LinkBase} to={path}>{label}</Button> : null;
}
