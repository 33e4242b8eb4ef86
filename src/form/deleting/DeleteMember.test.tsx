import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { collectionWords } from '../../i18n/types';
import { ConfigProvider } from '../../session/config';
import { DeleteMember } from './DeleteMember';

// @vitest-environment jsdom

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (answer: (signal: AbortSignal) => Promise<Response>) => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => answer(signal));
  const config = { features: { PLUGIN_ENABLE_PROJECT_COLLECTIONS: true } } as never;
  render(
    <ConfigProvider value={config}>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <DeleteMember
          collections="project-collections"
          resource="projects"
          id={5}
          record={{}}
          question="Löschen?"
          onClose={() => {}}
          onDeleted={() => {}}
        />
      </CoreAdminContext>
    </ConfigProvider>,
  );
};
const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Löschen' });
const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

it('shows that it is loading, and continues without the names if that takes too long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(never);
  expect(screen.getByRole('status').textContent).toBe(collectionWords.looking);
  expect(remove().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(collectionWords.unknown));
  expect(remove().disabled).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

it('allows deleting even if the names fail to load', async () => {
  show(() => Promise.resolve(new Response('{}', { status: 500 })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(collectionWords.unknown));
  expect(remove().disabled).toBe(false);
});
