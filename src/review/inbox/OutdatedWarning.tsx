import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormType } from '../../fields/FormType';
import { usePendingItem } from '../../form/saving/usePendingItem';

/** The words of reviews come with it: every form would bring them along. */
const OutdatedDialog = lazy(async () => ({ default: (await import('./OutdatedDialog')).OutdatedDialog }));

/** Warns who opens a record while an item about it waits in the inbox. */
export function OutdatedWarning() {
  const resource = useFormType().name;
  const id = useRecordContext<{ id: number }>()?.id;
  const [isSeen, setSeen] = useState(false);
  const card = usePendingItem(resource, id);
  return card && !isSeen ? (
    <Suspense fallback={null}>
      <OutdatedDialog resource={resource} card={card} onClose={() => setSeen(true)} />
    </Suspense>
  ) : null;
}
