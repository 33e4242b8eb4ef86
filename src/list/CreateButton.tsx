import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useNavigate, useResourceContext } from 'react-admin';
import { useEffect } from 'react';
import { listWords } from '../i18n/lists';
import { ariaKeys, isKey, keyTable } from '../keys/keyTable';
import { isBusyElsewhere } from '../keys/occupied';

/** Opens the empty form of the list's type, also by key. react-admin's button covers rows on narrow screens. */
export function CreateButton({ label = listWords.create }: { label?: string }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const path = useCreatePath()({ resource, type: 'create' });
  const navigate = useNavigate();
  useEffect(() => {
    if (!canAccess) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.list.create) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canAccess, navigate, path]);
  return canAccess ? (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={path}
      aria-keyshortcuts={ariaKeys(keyTable.list.create)}
    >
      {label}
    </Button>
  ) : null;
}
