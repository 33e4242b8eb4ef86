import { lazy, Suspense } from 'react';
import { salutations } from '../../../domain/commonFields';
import { useFeature } from '../../session/config';

const ContactPerson = lazy(() => import('./ContactPerson').then((module) => ({ default: module.ContactPerson })));

/** `ContactPerson`, if this instance manages people; loaded when a contact is opened. */
export function LazyContactPerson({ source }: { source: string }) {
  const hasPersons = useFeature()('PLUGIN_ENABLE_CONTACTS');
  return hasPersons ? (
    <Suspense fallback={null}>
      <ContactPerson source={source} />
    </Suspense>
  ) : null;
}

/** For example 'Frau Anna Muster, Projektleiterin'; the organisation's name if there is no person. */
export function contactSummary({
  salutation,
  title,
  firstName,
  lastName,
  name,
  role,
}: Record<string, unknown>): string {
  const address = salutations.find(({ id }) => id === salutation)?.label;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const called = person === '' ? name : [address, title, person].filter(Boolean).join(' ');
  return [called, role].filter(Boolean).join(', ');
}
