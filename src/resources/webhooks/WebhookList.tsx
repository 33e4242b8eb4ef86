import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { webhookListDeclaration, type Webhook } from '../../../domain/administration/webhooks';
import { text } from '../../../domain/fields';
import { webhookWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDateTime } from '../../ui/format';
import { describeEvents } from './events';

// The list must not load the form.
const WebhookDialog = lazy(() => import('./WebhookDialog').then((module) => ({ default: module.WebhookDialog })));

/** The declaration of the list of webhooks, which are not a content type. */
const webhooks = {
  ...webhookListDeclaration,
  name: 'webhooks',
  label: pageLabels.webhooks,
  titleField: 'name',
  fields: { name: text({ label: webhookWords.name }), url: text({ label: webhookWords.url }) },
  nothing: { title: webhookWords.empty, hint: webhookWords.hint },
};

const webhookOf = (row: Row) => row as unknown as Webhook;
const eventsOf = (row: Row) => describeEvents(webhookOf(row).events);
const createdOf = (row: Row) => formatDateTime(row.createdAt);

function stateOf(row: Row): string {
  const { isActive, failingSince } = webhookOf(row);
  if (!isActive) return webhookWords.inactive;
  return failingSince ? webhookWords.failing(formatDateTime(failingSince)) : webhookWords.active;
}

/** /settings/webhooks: which programs are notified of which changes. */
export function WebhookList() {
  const [opened, setOpened] = useState<Webhook | 'new' | null>(null);
  const type = useMemo(() => ({ ...webhooks, onOpen: (row: Row) => setOpened(webhookOf(row)) }), []);
  return (
    <>
      <ContentList
        type={type}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('new')}>
            {webhookWords.create}
          </Button>
        }
      >
        <FieldColumn source="name" width={160} grow />
        <FieldColumn source="url" width={220} grow />
        <FieldColumn source="events" label={webhookWords.events} width={260} grow text={eventsOf} />
        <FieldColumn source="isActive" label={webhookWords.state} width={210} text={stateOf} />
        <FieldColumn source="createdAt" label={webhookWords.createdAt} width={130} text={createdOf} />
      </ContentList>
      {opened !== null && (
        <Suspense>
          <WebhookDialog webhook={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
