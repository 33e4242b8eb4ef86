// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import { jobs } from '../../../../domain/types/job';
import { fakeServer } from '../../../api/fakeServer.testkit';
import { useReviewSaving } from './useReviewSaving';

afterEach(() => vi.unstubAllGlobals());

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
  proposedAt: '2026-01-01T08:00:00Z',
} as unknown as InboxItem;

it('releases nothing of a proposal that has just changed, and says why', async () => {
  fakeServer(() => ({ body: { data: { ...item, proposedAt: '2026-01-01T09:00:00Z' } } }));
  const reread = vi.fn<() => void>();
  const { result } = renderHook(
    () => ({
      messages: useNotificationContext().notifications.map(({ message }) => message),
      saving: useReviewSaving({
        type: jobs,
        item,
        items: [item],
        proposed: new Map(),
        start: {},
        hasRecord: false,
        hasWish: false,
        hasNext: false,
        reread,
        onToForm: () => undefined,
      }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <CoreAdminContext queryClient={new QueryClient()}>{children}</CoreAdminContext>
      ),
    },
  );
  const form = createFormControl<FieldValues>({}) as any;
  const actions = { unanswered: () => null } as any;
  let extras: unknown;
  await act(async () => {
    extras = await result.current.saving.ask({}, form, { intent: { answer: 'release' }, actions });
  });
  expect(extras).toBeNull();
  expect(reread).toHaveBeenCalled();
  expect(result.current.messages).toEqual([expect.stringContaining('Noch nichts gespeichert')]);
});
