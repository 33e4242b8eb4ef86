import { lazy, Suspense } from 'react';
import { useFeature } from '../../session/config';

const ContactPerson = lazy(() => import('./ContactPerson').then((module) => ({ default: module.ContactPerson })));

/** The same if the product has persons; loaded once a contact is opened. */
export function LazyContactPerson({ source }: { source: string }) {
  const hasPersons = useFeature()('PLUGIN_ENABLE_CONTACTS');
  return hasPersons ? (
    <Suspense fallback={null}>
      <ContactPerson source={source} />
    </Suspense>
  ) : null;
}
