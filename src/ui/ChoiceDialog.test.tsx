// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceDialog } from './ChoiceDialog';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('confirms a deletion by Ctrl+Enter only after a pause, not by the keys that opened the question', () => {
  const remove = vi.fn();
  const opened = vi.spyOn(performance, 'now').mockReturnValue(5000);
  render(
    <ChoiceDialog
      title="Löschen"
      onClose={() => undefined}
      choices={[
        { label: 'Abbrechen', act: () => undefined },
        { label: 'Löschen', act: remove, confirms: true },
      ]}
    >
      Sicher?
    </ChoiceDialog>,
  );
  opened.mockRestore();
  const press = (at: number, more = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(screen.getByRole('button', { name: 'Abbrechen' }), event);
  };
  for (const at of [5350, 5700, 6400, 7100]) press(at);
  expect(remove).not.toHaveBeenCalled();
  press(9000, { repeat: true });
  expect(remove).not.toHaveBeenCalled();
  press(11_000);
  expect(remove).toHaveBeenCalledTimes(1);
});

it('the second click of a double click does not answer the dialog that replaced the first', () => {
  const [change, stop] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <ChoiceDialog title="Ändern" onClose={() => undefined} choices={[{ label: 'Ändern', act: change, main: true }]}>
      Wirklich?
    </ChoiceDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ändern' }), { detail: 1 });
  expect(change).toHaveBeenCalledTimes(1);
  rerender(
    <ChoiceDialog title="Ändern" onClose={() => undefined} choices={[{ label: 'Anhalten', act: stop }]}>
      Läuft …
    </ChoiceDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }), { detail: 2 });
  expect(stop).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }), { detail: 1 });
  expect(stop).toHaveBeenCalledTimes(1);
});
