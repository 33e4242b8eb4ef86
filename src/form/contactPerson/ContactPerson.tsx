import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contacts } from '../../../domain/commonFields';
import { formatQuery } from '../../../domain/http';
import { persons, type Person } from '../../../domain/types/person';
import { apiFetch } from '../../api/http';
import { localeOf } from '../../fields/formContext';
import { RecordFinder } from '../../fields/records/RecordInput';
import { fieldId } from '../../fields/useField';
import { contactPersonWords as words } from '../../i18n/types';
import { editPath } from '../../ui/paths';
import { formatDay } from '../../ui/format';
import { useFormChanges } from '../useFormChanges';
import { localized, type ContentLocale } from '../../../domain/locales';

/** The pause in typing before a request is sent, in milliseconds. */
const pause = 400;

/**
 * Connects a contact with the people stored here: copies one of them, or shows what has later changed for the person of
 * an existing contact.
 * @param source the contact's place in the record
 */
export function ContactPerson({ source }: { source: string }) {
  const { setValue } = useFormContext();
  const take = (from: Person) => {
    for (const [part, value] of Object.entries(personAsContact(from, localeOf(source))))
      setValue(`${source}.${part}`, value, { shouldDirty: true });
  };
  const choose = async (id: number) => take(await apiFetch<Person>(`/${persons.name}/${id}`));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
        <RecordFinder
          id={`${fieldId(source)}-person`}
          label={words.choose}
          resource={persons.name}
          onChoose={({ id }) => void choose(id)}
        />
      </Box>
      <KnownPerson source={source} onTake={take} />
    </Box>
  );
}

/** The person of a contact, if known. Separate from the search for others, so that typing there does not affect it. */
function KnownPerson({ source, onTake }: { source: string; onTake: (person: Person) => void }) {
  const form = useFormContext();
  const read = () => structuredClone((form.getValues(source) ?? {}) as Record<string, unknown>);
  const [contact, setContact] = useState(read);
  useFormChanges(form, pause, () => {
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify(contact)) setContact(now);
  });
  const person = usePersonOf(contact);
  if (!person) return null;
  const changed = changedParts(contact, personAsContact(person, localeOf(source)));
  const take = () => {
    onTake(person);
    setContact(read());
  };
  return (
    <>
      <Link href={editPath(persons.name, person.id)} target="_blank" rel="noopener" variant="body2">
        {words.open(person.name)}
      </Link>
      {changed.length > 0 && (
        <Alert
          severity="info"
          sx={{ flexBasis: '100%' }}
          action={
            <Button size="small" onClick={take}>
              {words.take}
            </Button>
          }
        >
          {words.changed(
            changed.map((part) => contacts.item[part as keyof typeof contacts.item].label),
            formatDay(person.updatedAt),
          )}
        </Alert>
      )}
    </>
  );
}

/** The current data of a contact's person. */
function usePersonOf(contact: Record<string, unknown>): Person | undefined {
  const term = String(contact.email || [contact.firstName, contact.lastName].filter(Boolean).join(' ')).trim();
  const { data } = useQuery({
    queryKey: [persons.name, 'of contact', term],
    queryFn: ({ signal }) => apiFetch<Person[]>(`/${persons.name}?${formatQuery({ term, limit: 20 })}`, { signal }),
    enabled: term.length > 2,
    staleTime: 10_000,
  });
  return data && matchingPerson(contact, data);
}

type Values = Record<string, unknown>;
type Employment = Values & { official?: boolean; company?: Values };

const salutations: Record<string, string> = { male: 'm', female: 'f' };

/**
 * A person as the parts of a contact, with their own address, or that of their official or first organisation.
 * @param person as the API returns it
 * @returns known parts only
 */
export function personAsContact(person: Partial<Person>, locale: ContentLocale): Record<string, string> {
  const employments = (person.employments ?? []) as Employment[];
  const employment = employments.find(({ official }) => official) ?? employments[0];
  const company = employment?.company;
  const text = (record: object | undefined, name: string) =>
    record ? String(localized(record, name, locale) ?? '') : '';
  const placed = ['street', 'zipCode', 'city'].some((name) => text(person, name)) ? person : company;
  const parts = {
    name: text(company, 'companyName') || text(company, 'name'),
    salutation: salutations[person.gender ?? ''] ?? '',
    title: text(person, 'academicTitle'),
    firstName: text(person, 'firstName'),
    lastName: text(person, 'lastName'),
    role: text(employment, 'role'),
    phone: text(person, 'phone'),
    email: text(person, 'email'),
    website: text(person, 'website') || text(company, 'website'),
    street: text(placed, 'street'),
    zipCode: text(placed, 'zipCode'),
    city: text(placed, 'city'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** The parts in which a contact differs from its person. */
export function changedParts(contact: Values, known: Record<string, string>): string[] {
  return Object.keys(known).filter((part) => String(contact[part] ?? '').trim() !== known[part]);
}

/** The person of a contact: the one with the same email address, or if the contact has none, with the same name. */
export function matchingPerson<P extends Partial<Person>>(contact: Values, found: readonly P[]): P | undefined {
  const same = (one: unknown, other: unknown) =>
    String(one ?? '')
      .trim()
      .toLowerCase() ===
    String(other ?? '')
      .trim()
      .toLowerCase();
  if (contact.email) return found.find((person) => same(person.email, contact.email));
  return found.find((person) => same(person.firstName, contact.firstName) && same(person.lastName, contact.lastName));
}
