// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TypedAhead } from './TypedAhead';

const insert = vi.fn();
beforeEach(() => {
  Object.assign(document, { execCommand: insert });
});
afterEach(() => {
  cleanup();
  insert.mockReset();
});

/** Whether a key is left to the page. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
const page = (content: ReactNode) => (
  <main>
    <TypedAhead>{content}</TypedAhead>
  </main>
);
const form = (fields: ReactNode) =>
  page(
    <div role="form">
      <h1>Neu</h1>
      {fields}
    </div>,
  );

it('keeps signs for the first field, and neither other keys nor shortcuts', async () => {
  const { rerender } = render(page(null));
  expect([press(' '), press('n', { repeat: true }), press('Tab'), press('k', { ctrlKey: true }), press('F8')]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['B', 'x', 'Backspace', 'a', ' '].map((key) => press(key))).toEqual([false, false, false, false, false]);
  rerender(form(<input />));
  screen.getByRole('textbox').focus();
  expect(press('n')).toBe(false);
  await painted();
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Ba n');
  expect(press('c')).toBe(true);
});

it('leaves the keys to a form that was there at once', () => {
  function Focused() {
    const field = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => field.current?.focus(), []);
    return <input ref={field} />;
  }
  render(form(<Focused />));
  expect([document.activeElement?.tagName, press('a')]).toEqual(['INPUT', true]);
});

it('leaves the keys to a form that begins with a choice, and what came before to nobody else', async () => {
  const { rerender } = render(page(null));
  press('f');
  rerender(
    form(
      <>
        <select />
        <input />
      </>,
    ),
  );
  screen.getByRole('combobox').focus();
  expect(press('f')).toBe(true);
  screen.getByRole('textbox').focus();
  await painted();
  expect(insert).not.toHaveBeenCalled();
});

it('leaves the keys to a page that takes no focus, to other fields, and to who has gone on', async () => {
  const { rerender, unmount } = render(page(null));
  press('a');
  rerender(page(<h1>Kein Zugriff</h1>));
  expect([press('?'), press(' ')]).toEqual([true, true]);
  unmount();

  const other = render(
    <>
      <input aria-label="In allem suchen" />
      {page(null)}
    </>,
  );
  press('a');
  screen.getByRole('textbox').focus();
  await painted();
  expect([press('b'), insert.mock.calls]).toEqual([true, []]);
  other.unmount();

  render(page(null)).unmount();
  expect(press('a')).toBe(true);
});
