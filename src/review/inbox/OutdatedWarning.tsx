import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormType } from '../../fields/FormType';
import { usePendingItem } from '../../form/saving/usePendingItem';

/** Arrives with the words of the inbox, where there is something to warn of. */
const OutdatedDialog = lazy(async () => ({ default: (await import('./OutdatedDialog')).OutdatedDialog }));

/** Warns who opens a record while an item about it waits in the inbox. */
export function OutdatedWarning() {
  const resource = useFormType().name;
  const id = useRecordContext<{ id: number }>()?.id;
  const [isSeen, setSeen] = useState(false);
  const card = usePendingItem(resource, id);
  if (!card || isSeen) return null;
  return <Suspense><OutdatedDialog resource={resource} card={card} onClose={() => setSeen(true)} /></Suspense>;
}
