// @vitest-environment jsdom
import Snackbar from '@mui/material/Snackbar';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { UndoAlert } from './UndoAlert';

afterEach(cleanup);

/** A page with a row in a list. Undoing takes a moment, then the message disappears, as in react-admin. */
function Page({ keepsRow }: { keepsRow: boolean }) {
  const [state, setState] = useState<'shown' | 'pending' | 'done'>('shown');
  return (
    <main tabIndex={-1}>
      {(keepsRow || state === 'shown') && (
        <article data-row="0">
          <a href="/5" data-stop>
            Seilbahn
          </a>
          <button type="button">Verwerfen</button>
        </article>
      )}
      {state !== 'done' && (
        <UndoAlert
          text="Verworfen."
          label="Rückgängig"
          isPending={state === 'pending'}
          onUndo={() => setState('pending')}
        />
      )}
      {state === 'pending' && (
        <button type="button" onClick={() => setState('done')}>
          Antwort
        </button>
      )}
    </main>
  );
}

it.each([
  [true, 'LINK'],
  [false, 'MAIN'],
])('returns the focus to the row it came from, or to the page: %s', async (keepsRow, place) => {
  const user = userEvent.setup();
  render(<Page keepsRow={keepsRow} />);
  screen.getByRole('button', { name: 'Verwerfen' }).focus();
  await user.tab();
  await user.keyboard('{Enter}');
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  expect([undo.getAttribute('aria-disabled'), document.activeElement === undo]).toEqual(['true', true]);
  screen.getByRole('button', { name: 'Antwort' }).click();
  await expect.poll(() => screen.queryByText('Verworfen.')).toBeNull();
  expect(document.activeElement).toBe(place === 'LINK' ? screen.getByRole('link') : screen.getByRole('main'));
});

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('Ctrl+Z undoes, unless the focus is in a text field or something else handles the key', async () => {
  const onUndo = vi.fn<() => void>();
  const page = (isPending: boolean) => (
    <>
      <input aria-label="Titel" />
      <UndoAlert text="Gespeichert." label="Rückgängig" isPending={isPending} onUndo={onUndo} />
    </>
  );
  const { rerender } = render(page(false));
  const user = userEvent.setup();
  const press = async () => {
    await user.keyboard('{Control>}z{/Control}');
    await rest();
  };
  expect(screen.getByRole('button', { name: 'Rückgängig' }).getAttribute('aria-keyshortcuts')).toBe('Control+Z');
  await user.type(screen.getByLabelText('Titel'), 'a');
  await press();
  (document.activeElement as HTMLElement).blur();
  const form = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', form);
  await press();
  document.removeEventListener('keydown', form);
  expect(onUndo).not.toHaveBeenCalled();
  await press();
  expect(onUndo).toHaveBeenCalledTimes(1);
  rerender(page(true));
  await press();
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('stays when Escape leaves a text field, and closes by Escape on the page', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(
    <main>
      <input aria-label="Titel" />
      <Snackbar open onClose={onClose}>
        <div>
          <UndoAlert text="Verworfen." label="Rückgängig" isPending={false} onUndo={() => undefined} />
        </div>
      </Snackbar>
    </main>,
  );
  screen.getByLabelText('Titel').focus();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  screen.getByLabelText('Titel').blur();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
