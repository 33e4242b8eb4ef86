import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormType } from '../../fields/formContext';
import { usePendingItem } from '../../form/saving/SaveChoice';

/** Loaded on demand: it brings the review's words, which forms do not need. */
const OutdatedDialog = lazy(async () => ({ default: (await import('./OutdatedDialog')).OutdatedDialog }));

/** Warns on opening a record that an inbox item about it is waiting. */
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
