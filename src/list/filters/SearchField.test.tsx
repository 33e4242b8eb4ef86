// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

const onChange = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchbegriff' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('updates the list once typing pauses', () => {
  render(<SearchField value="" onChange={onChange} />);
  for (const typed of ['v', 've', 'velo']) {
    type(typed);
    vi.advanceTimersByTime(150);
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(onChange.mock.calls).toEqual([['velo']]);
});

it('is cleared at once by Escape, even before the list has followed', () => {
  render(<SearchField value="" onChange={onChange} />);
  type('velo');
  fireEvent.keyDown(field(), { key: 'Escape' });
  vi.advanceTimersByTime(500);
  expect(field().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

it('is cleared by its button, which shows while the field is filled', () => {
  const { rerender } = render(<SearchField value="" onChange={onChange} />);
  const button = () => screen.queryByRole('button', { name: 'Suchbegriff löschen' });
  expect(button()).toBeNull();
  rerender(<SearchField value="velo" onChange={onChange} />);
  fireEvent.click(button()!);
  expect(field().value).toBe('');
  expect(onChange.mock.calls).toEqual([['']]);
  expect(document.activeElement).toBe(field());
  expect(button()).toBeNull();
});

it('keeps further typing while the list follows an earlier term', () => {
  const { rerender } = render(<SearchField value="" onChange={onChange} />);
  type('ve');
  vi.advanceTimersByTime(200);
  type('velo');
  rerender(<SearchField value="ve" onChange={onChange} />);
  expect(field().value).toBe('velo');
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([['ve'], ['velo']]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onChange.mock.lastCall).toEqual(['']);
});

it('shows a term changed elsewhere', () => {
  const { rerender } = render(<SearchField value="velo" onChange={onChange} />);
  rerender(<SearchField value="" onChange={onChange} />);
  expect(field().value).toBe('');
  vi.advanceTimersByTime(500);
  expect(onChange).not.toHaveBeenCalled();
});

it('gets the focus by a slash, but not from a field or under a dialog', () => {
  render(
    <>
      <SearchField value="" onChange={onChange} />
      <textarea />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
});

it('an arrow key moves to the link of the first row, not to its drag handle', () => {
  render(
    <main>
      <SearchField value="" onChange={onChange} />
      <table>
        <tbody>
          <tr data-row={0}>
            <td>
              <button type="button" data-reorder-key="1">
                Verschieben
              </button>
              <a href="/">Bahn</a>
            </td>
          </tr>
        </tbody>
      </table>
    </main>,
  );
  field().focus();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Bahn');
});

it('an arrow key moves to the first match once it has loaded, unless the focus has moved elsewhere', () => {
  const rows = (term: string, names: string[], isBusy = false) => (
    <main>
      <SearchField value={term} onChange={onChange} />
      <button type="button">Spalten</button>
      <div aria-busy={isBusy}>
        <table>
          <tbody>
            {names.map((name, row) => (
              <tr key={name} data-row={row}>
                <td>
                  <input type="checkbox" />
                  <a href="/">{name}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
  const { rerender } = render(rows('', ['Bahn', 'Velo']));
  const down = () => fireEvent.keyDown(field(), { key: 'ArrowDown' });
  field().focus();
  down();
  expect(document.activeElement?.textContent).toBe('Bahn');

  field().focus();
  type('velo');
  down();
  expect(onChange.mock.calls).toEqual([['velo']]);
  rerender(rows('velo', ['Bahn', 'Velo'], true));
  vi.advanceTimersByTime(300);
  expect(document.activeElement).toBe(field());
  rerender(rows('velo', ['Velo']));
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.textContent).toBe('Velo');

  field().focus();
  rerender(rows('velo', ['Velo'], true));
  down();
  screen.getByRole('button', { name: 'Spalten' }).focus();
  rerender(rows('velo', ['Velo']));
  vi.advanceTimersByTime(4_000);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spalten' }));
});
