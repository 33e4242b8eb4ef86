// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PageErrorBoundary } from './MessagePages';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

let mountings = 0;

function Content() {
  const { pathname } = useLocation();
  useState(() => (mountings += 1));
  if (pathname === '/broken') throw new Error('Das ging schief.');
  return <p>Seite {pathname}</p>;
}

async function show(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <PageErrorBoundary>
            <Content />
          </PageErrorBoundary>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  return (to: string) => act(() => router.navigate(to));
}

it('keeps its content at another URL, such as a preloaded review', async () => {
  mountings = 0;
  const go = await show('/inbox/projects/1');
  await go('/inbox/projects/2');
  expect(screen.getByText('Seite /inbox/projects/2')).toBeTruthy();
  expect(mountings).toBe(1);
});

it('shows an error instead of the page, and tries again at the next URL', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const go = await show('/broken');
  expect(screen.queryByText('Seite /broken')).toBeNull();
  expect(screen.getByText('Das ging schief.')).toBeTruthy();
  await go('/projects');
  expect(screen.getByText('Seite /projects')).toBeTruthy();
});

it("waits for an unreachable server if a page's code failed to load", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show('/broken');
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText('Der Server ist nicht erreichbar')).toBeTruthy();
  // Reloading would show the browser's own error page.
  expect(screen.queryByRole('button')).toBeNull();
});
