import { salutations } from '../../domain/commonFields';

/** 'Frau Anna Muster, Projektleiterin'; the organisation's name if there is no person. */
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
