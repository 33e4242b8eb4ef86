import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useListContext, useNotify } from 'react-admin';
import { useState } from 'react';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { apiFetch } from '../../api/http';
import { RecordPicker } from '../../fields/records/RecordPicker';
import type { RelatedRecord } from '../../fields/records/recordOption';
import { groupWords } from '../../i18n/types';
import { useFollowOwnChange } from './useFollowOwnChange';

/** Adds persons and organisations to the group whose form is open, one after the other, each found by typing. */
export function AddMember({ group }: { group: number }) {
  const [added, setAdded] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { refetch } = useListContext();
  const followOwnChange = useFollowOwnChange(group);
  const notify = useNotify();
  const add = async (contact: RelatedRecord | null) => {
    if (!contact) return;
    setRefusal(null);
    try {
      const result = await apiFetch<{ added: number }>(`/${contactGroups.name}/${group}/contacts`, {
        method: 'POST',
        body: { ids: [contact.id] },
      });
      await followOwnChange();
      await refetch();
      notify(groupWords.added(contact.name ?? `ID ${contact.id}`, result.added === 1), { type: 'success' });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    }
    // The field is empty again, for the next one.
    setAdded((count) => count + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 720, mb: 1 }}>
      {[persons, companies].map(({ name, label }) => (
        <RecordPicker
          key={`${name} ${added}`}
          id={`add-${name}`}
          label={groupWords.addMember(label.singular)}
          resource={name}
          value={null}
          onChange={(contact) => void add(contact)}
        />
      ))}
      {refusal !== null && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {refusal}
        </Alert>
      )}
    </Box>
  );
}
