// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SortBar } from './SortBar';

function Page() {
  const [isChanged, setChanged] = useState(true);
  const done = () => setChanged(false);
  return (
    <main>
      <SortBar sort={{ isChanged, progress: null, failure: null, reset: done, save: done }} hint="Am Griff ziehen" />
    </main>
  );
}

it('keeps the focus where its buttons were', () => {
  render(<Page />);
  const save = screen.getByRole('button', { name: 'Speichern' });
  save.focus();
  fireEvent.click(save);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
});
