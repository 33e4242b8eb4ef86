import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxTypeFor } from '../../../domain/inbox';
import { useFeature } from '../../config';
import { readCards } from '../../inbox';
import { proposalWords } from '../../i18n/inbox';
import { ChoiceDialog } from '../../ui/form/ChoiceDialog';

/** Warns who opens a record while an item about it waits in the inbox (document 1, sections 4 and 8). */
export function OutdatedWarning({ resource, id }: { resource: string; id: number }) {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const navigate = useNavigate();
  const [isSeen, setSeen] = useState(false);
  const { data: card } = useQuery({
    queryKey: ['inbox', 'about', resource, id],
    queryFn: async ({ signal }) => {
      const { data } = await readCards({ type: [inboxTypeFor(resource) ?? ''], internalId: [id] }, { limit: 1, offset: 0 }, signal);
      // A server without this filter answers with others.
      return data.find(({ internalId }) => internalId === id) ?? null;
    },
    enabled: hasInbox,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!card || isSeen) return null;
  return (
    <ChoiceDialog
      title={proposalWords.staleTitle}
      onClose={() => setSeen(true)}
      choices={[
        { label: proposalWords.stay, act: () => setSeen(true) },
        { label: proposalWords.toInbox, act: () => void navigate(`/inbox/${resource}/${card.id}`, { replace: true }), main: true },
      ]}
    >
      {proposalWords.staleText}
    </ChoiceDialog>
  );
}
