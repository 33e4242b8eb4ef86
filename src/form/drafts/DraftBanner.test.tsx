// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DraftBanner, type Drafts } from './useDrafts';

afterEach(cleanup);

function Page() {
  const [isOffered, setOffered] = useState(true);
  const done = () => setOffered(false);
  const drafts = {
    offered: isOffered ? [{ session: 's', at: '2026-11-21T18:00:00Z', version: 1 }] : [],
    isStored: true,
    restore: done,
    discard: done,
  };
  return (
    <main>
      <DraftBanner drafts={drafts as unknown as Drafts} base={{ version: 1 }} />
    </main>
  );
}

it.each(['Nicht gespeicherte Änderungen wiederherstellen', 'Verwerfen'])(
  'keeps the focus where its buttons were: %s',
  (name) => {
    render(<Page />);
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  },
);
