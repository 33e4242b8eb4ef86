// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Submitter } from '../../../../domain/submissions/submissionAnswers';
import { jobs } from '../../../../domain/types/job';
import { fakeServer, type SentRequest } from '../../../api/fakeServer.testkit';
import { DiscardDialog } from '../ending/DiscardDialog';
import { proposalWordsOf } from '../../../i18n/review';
import { ReviewStateProvider } from '../ReviewState';
import { useReviewSaving } from '../ending/useReviewSaving';
import { SubmitterPanel } from './SubmitterPanel';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 8000 });
const item = {
  id: 7,
  type: 'job',
  source: 'embed',
  version: 1,
  outcome: null,
  interim: null,
  interimAt: null,
  internalId: null,
  decisions: [],
} as unknown as InboxItem;
const submitter: Submitter = {
  locale: 'de',
  email: 'a@example.org',
  contact: 'Änni',
  answers: { published: 'Ist öffentlich.', declined: 'Leider nein.' },
  answeredAt: null,
  questions: [],
  corrections: [],
};
const released = vi.fn<(extras: unknown) => void>();
const nothing = () => undefined;
const state = {
  type: jobs,
  proposed: new Map(),
  isOne: true,
  onlyDifferences: false,
  words: proposalWordsOf('jobs'),
  decisions: new Map(),
} as any;

function Review() {
  const [discards, setDiscards] = useState(false);
  const { ask } = useReviewSaving({
    type: jobs,
    item,
    items: [item],
    proposed: new Map(),
    start: {},
    hasRecord: false,
    hasWish: false,
    hasNext: false,
    reread: nothing,
    onToForm: nothing,
  });
  const release = () => {
    const actions = { unanswered: () => null } as any;
    void ask({}, createFormControl<FieldValues>({}) as any, { intent: { after: 'next' }, actions }).then(released);
  };
  return (
    <>
      <ReviewStateProvider value={state}>
        <SubmitterPanel item={item.id} />
      </ReviewStateProvider>
      {useNotificationContext().notifications.map(({ message }) => (
        <div key={String(message)}>{message}</div>
      ))}
      <button type="button" onClick={release}>
        Öffentlich
      </button>
      <button type="button" onClick={() => setDiscards(true)}>
        verwerfen
      </button>
      {discards && <DiscardDialog type={jobs} items={[item]} onClose={nothing} onDiscarded={nothing} />}
    </>
  );
}

/** The requests that change something, in order, with their responses. */
const sentOf = (sent: SentRequest[]) =>
  sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, (body as { answers?: unknown })?.answers]);

function show(status = 200) {
  const sent = fakeServer(({ method, path }) => {
    if (method === 'PUT')
      return status === 200 ? { body: { data: submitter } } : { status, body: { detail: 'Geht gerade nicht.' } };
    return { body: { data: path === '/inbox/7/submitter' ? submitter : {} } };
  });
  render(
    <CoreAdminContext queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
        <Review />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => released.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const fill = async (user: ReturnType<typeof show>['user'], label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};

it('a release first saves the edited answers, even if their fields were closed', async () => {
  const { sent, user } = show();
  const toggle = await screen.findByRole('button', { name: 'Was der Person geschrieben wird' });
  await user.click(toggle);
  await fill(user, 'Wenn der Eintrag veröffentlicht wird', 'Seit heute da.');
  await user.click(toggle);
  await user.click(toggle);
  expect(screen.getByRole('textbox', { name: 'Wenn der Eintrag veröffentlicht wird' })).toHaveProperty(
    'value',
    'Seit heute da.',
  );
  await user.click(button('Öffentlich'));
  await waitFor(() =>
    expect(released).toHaveBeenCalledWith({ inboxId: 7, inboxVersion: 1, merge: true, addToInbox: false }),
  );
  expect(sentOf(sent)).toEqual([['PUT', '/inbox/7/submitter', { published: 'Seit heute da.' }]]);
  // Saved only once.
  await user.click(button('Öffentlich'));
  await waitFor(() => expect(released).toHaveBeenCalledTimes(2));
  expect(sentOf(sent)).toHaveLength(1);
});

it('answers that cannot be saved stop the release, and are kept', async () => {
  const { user } = show(500);
  await user.click(await screen.findByRole('button', { name: 'Was der Person geschrieben wird' }));
  await fill(user, 'Wenn der Eintrag veröffentlicht wird', 'Seit heute da.');
  await user.click(button('Öffentlich'));
  await waitFor(() => expect(released).toHaveBeenCalledWith(null));
  expect(await screen.findByText(/Deshalb ist noch nichts gespeichert\./)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Wenn der Eintrag veröffentlicht wird' })).toHaveProperty(
    'value',
    'Seit heute da.',
  );
});

it('the dismissal dialog starts with the edited text, and saves it before dismissing', async () => {
  const { sent, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Was der Person geschrieben wird' }));
  await fill(user, 'Wenn der Eintrag verworfen wird', 'Nächstes Jahr.');
  await user.click(button('verwerfen'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('textbox', { name: 'Was der Person geschrieben wird' })).toHaveProperty(
    'value',
    'Nächstes Jahr.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Änderungen verwerfen' }));
  await waitFor(() =>
    expect(sentOf(sent)).toEqual([
      ['PUT', '/inbox/7/submitter', { declined: 'Nächstes Jahr.' }],
      ['DELETE', '/inbox/7', undefined],
    ]),
  );
});
