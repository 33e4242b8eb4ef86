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
import { localeOf } from '../../fields/FormLanguage';
import { RecordFinder } from '../../fields/records/RecordInput';
import { fieldId } from '../../fields/useField';
import { contactPersonWords as words } from '../../i18n/types';
import { editPath } from '../../ui/paths';
import { formatDay } from '../../ui/format';
import { useFormChanges } from '../useFormChanges';
import { changedParts, personAsContact, personMeant } from './personAsContact';

/** How long typing must pause before the server is asked, in milliseconds. */
const pause = 400;

/**
 * What the persons of the product have to do with a contact: one is taken over from them, and the contact of one that
 * is there leads to it and says what has changed there since. In: where the contact stands in the record.
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

/**
 * The person that a contact means, where there is one. Apart from what finds others, which a key has nothing to do
 * with.
 */
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

/** The person that a contact means, as it is now. */
function usePersonOf(contact: Record<string, unknown>): Person | undefined {
  const term = String(contact.email || [contact.firstName, contact.lastName].filter(Boolean).join(' ')).trim();
  const { data } = useQuery({
    queryKey: [persons.name, 'of contact', term],
    queryFn: ({ signal }) => apiFetch<Person[]>(`/${persons.name}?${formatQuery({ term, limit: 20 })}`, { signal }),
    enabled: term.length > 2,
    staleTime: 10_000,
  });
  return data && personMeant(contact, data);
}
