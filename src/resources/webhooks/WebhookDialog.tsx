import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BooleanInput, TextInput } from 'react-admin';
import {
  hasEvent,
  webhookEvents,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
} from '../../../domain/administration/webhooks';
import { apiFetch } from '../../api/http';
import { eventLabels, webhookWords } from '../../i18n/administration';
import { formatDateTime } from '../../ui/format';
import { LoadFailed } from '../../ui/page';
import { CredentialDialog } from '../../credentials/CredentialDialog';
import { ScopesInput } from '../../credentials/ScopesInput';
import { mailStateLabels } from '../../../domain/administration/mails';
import { StateChip } from '../../ui/StateChip';
import { eventRows } from './events';

interface Props {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
}

const nothing: Pick<Webhook, 'name' | 'url' | 'events' | 'isActive'> = {
  name: '',
  url: 'https://',
  events: [],
  isActive: true,
};
const columns = webhookEvents.map((id) => ({ id, label: eventLabels[id] }));

/** Creates, changes, tests and deletes a webhook, and shows what was sent to it. */
export function WebhookDialog({ webhook, onClose }: Props) {
  return (
    <CredentialDialog
      resource="webhooks"
      secret="secret"
      record={webhook}
      defaultValues={webhook ?? nothing}
      schema={webhookSchema}
      words={webhookWords}
      more={webhook && <Deliveries webhook={webhook.id} />}
      onClose={onClose}
    >
      {webhook?.switchedOffAt && (
        <Alert severity="error" sx={{ mb: 2, width: '100%' }}>
          {webhookWords.switchedOff(formatDateTime(webhook.switchedOffAt))}
        </Alert>
      )}
      <TextInput source="name" label={webhookWords.name} isRequired fullWidth autoFocus />
      <TextInput
        source="url"
        type="url"
        label={webhookWords.url}
        helperText={webhookWords.urlHint}
        isRequired
        fullWidth
      />
      <BooleanInput source="isActive" label={webhookWords.isActive} helperText={false} />
      <ScopesInput
        source="events"
        label={webhookWords.events}
        hint={webhookWords.eventsHint}
        rows={eventRows}
        columns={columns}
        has={hasEvent}
      />
    </CredentialDialog>
  );
}

/** The number of latest messages shown. */
const shown = 20;
/** The polling interval while messages are waiting, in milliseconds. */
const refetchInterval = 2_000;

function Deliveries({ webhook }: { webhook: number }) {
  const client = useQueryClient();
  // Does not start with `webhooks`, which is refetched when this one is deleted.
  const queryKey = ['webhook-deliveries', webhook];
  const path = `/webhooks/${webhook}`;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiFetch<WebhookDelivery[]>(`${path}/deliveries?limit=${shown}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? refetchInterval : false),
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: (address: string) => apiFetch(address, { method: 'POST', body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const problem = send.error;
  return (
    <Box component="section" aria-label={webhookWords.deliveries} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h6" component="h3">
          {webhookWords.deliveries}
        </Typography>
        <Button variant="outlined" loading={send.isPending} onClick={() => send.mutate(`${path}/test`)}>
          {webhookWords.test}
        </Button>
      </Box>
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{webhookWords.noDeliveries}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((delivery) => (
          <Box
            component="li"
            key={delivery.id}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <StateChip labels={mailStateLabels} state={delivery.state} />
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{titleOf(delivery)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {detailsOf(delivery)}
              </Typography>
            </Box>
            {delivery.state !== 'waiting' && (
              <Button size="small" onClick={() => send.mutate(`/webhooks/deliveries/${delivery.id}/replay`)}>
                {webhookWords.again}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The event and the record, such as `projects.published 12`. */
function titleOf({ event, payload }: WebhookDelivery): string {
  const { data } = JSON.parse(payload) as { data?: { id?: number } };
  return [event, data?.id].filter(Boolean).join(' ');
}

const detailsOf = ({ createdAt, attempts, nextAttemptAt, lastError }: WebhookDelivery): string =>
  [
    formatDateTime(createdAt),
    ...(attempts > 1 || lastError ? [webhookWords.attempts(attempts)] : []),
    ...(nextAttemptAt && attempts > 0 ? [webhookWords.next(formatDateTime(nextAttemptAt))] : []),
    ...(lastError ? [lastError] : []),
  ].join(' · ');
