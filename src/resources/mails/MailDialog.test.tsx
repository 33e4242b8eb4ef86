// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Mail } from '../../../domain/administration/mails';
import { dataProvider } from '../../dataProvider';
import { i18nProvider } from '../../i18n/german';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import { MailDialog } from './MailDialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mail: Mail = {
  id: 7,
  recipient: 'weg@example.org',
  subject: 'Posteingang',
  kind: 'CHMOS_INBOX',
  state: 'failed',
  attempts: 1,
  lastError: 'Der Mailserver lehnt die E-Mail ab: 550',
  createdAt: '2026-11-21T08:00:00Z',
  nextAttemptAt: null,
  sentAt: null,
  text: '<script>alert(1)</script>',
};

function open(answer: (request: SentRequest) => FakeResponse | Error) {
  const sent = fakeServer(answer);
  const onClose = vi.fn<() => void>();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
      <MailDialog id={7} onClose={onClose} />
    </CoreAdminContext>,
  );
  return { sent, onClose, user: userEvent.setup() };
}

it('shows the state of a mail and its content as text', async () => {
  open(() => ({ body: { data: mail } }));
  expect((await screen.findByRole('region', { name: 'Text der E-Mail' })).textContent).toBe(
    '<script>alert(1)</script>',
  );
  expect(screen.getByRole('dialog', { name: 'Posteingang' }).textContent).toContain(
    'Neue Projekte aus der externen Schnittstelle',
  );
  expect(screen.getByText('Der Mailserver lehnt die E-Mail ab: 550')).toBeTruthy();
  expect(screen.queryByText('Nächster Versuch')).toBe(null);
});

it('sends it again, and closes', async () => {
  const { sent, onClose, user } = open(() => ({ body: { data: mail } }));
  await user.click(await screen.findByRole('button', { name: 'Erneut senden' }));
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/mails/7/retry']);
});

it('says why it cannot be sent again, and shows its current state', async () => {
  let state: Mail['state'] = 'failed';
  const { onClose, user } = open(({ method }) => {
    if (method === 'GET') return { body: { data: { ...mail, state } } };
    state = 'sent';
    return { status: 409, body: { detail: 'Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Erneut senden' }));
  expect(await screen.findByText('Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.')).toBeTruthy();
  expect(await screen.findByText('Gesendet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erneut senden' })).toBe(null);
  expect(onClose).not.toHaveBeenCalled();
});

it('reports that the mail failed to load, and can retry', async () => {
  let isThere = false;
  const { user } = open(() =>
    isThere ? { body: { data: mail } } : { status: 404, body: { detail: 'Diesen Eintrag gibt es nicht.' } },
  );
  expect(await screen.findByText('Diesen Eintrag gibt es nicht.')).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('region', { name: 'Text der E-Mail' })).toBeTruthy();
});
