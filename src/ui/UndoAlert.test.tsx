// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { UndoAlert } from './UndoAlert';

afterEach(cleanup);

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('Ctrl+Z takes back what the message is about, where nobody types and nothing else takes the key', async () => {
  const onUndo = vi.fn<() => void>();
  const page = (isPending: boolean) => <><input aria-label="Titel" /><UndoAlert text="Gespeichert." label="Rückgängig" isPending={isPending} onUndo={onUndo} /></>;
  const { rerender } = render(page(false));
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: 'Rückgängig' }).getAttribute('aria-keyshortcuts')).toBe('Control+Z');
  await user.type(screen.getByLabelText('Titel'), 'a{Control>}z{/Control}');
  await rest();
  expect(onUndo).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  const form = (event: Event) => event.preventDefault();
  window.addEventListener('keydown', form);
  await user.keyboard('{Control>}z{/Control}');
  await rest();
  window.removeEventListener('keydown', form);
  expect(onUndo).not.toHaveBeenCalled();
  await user.keyboard('{Control>}z{/Control}');
  await rest();
  expect(onUndo).toHaveBeenCalledTimes(1);
  rerender(page(true));
  await user.keyboard('{Control>}z{/Control}');
  await rest();
  expect(onUndo).toHaveBeenCalledTimes(1);
});
