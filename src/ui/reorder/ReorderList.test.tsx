// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReorderList } from './ReorderList';
import { dropIndex } from './Dragging';

interface Entry {
  id: string;
  name: string;
}
const entries = ['Anna', 'Berta', 'Carl', 'Dora', 'Emil'].map((name) => ({ id: name[0] as string, name }));
const keyOf = ({ id }: Entry) => id;
const nameOf = ({ name }: Entry) => name;
const rendered = vi.fn();
const moved = vi.fn();
const escaped = vi.fn();

function Example() {
  const [items, setItems] = useState(entries);
  const [text, setText] = useState('');
  const renderItem = useCallback((item: Entry, handle: ReactNode) => {
    rendered(item.name);
    return (
      <>
        {handle}
        <span data-testid="entry">{item.name}</span>
      </>
    );
  }, []);
  const move = (from: number, to: number) => {
    moved(from, to);
    setItems((current) => {
      const next = current.toSpliced(from, 1);
      return next.toSpliced(to, 0, current[from] as Entry);
    });
  };
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && escaped()}>
      <input aria-label="anderes" value={text} onChange={(event) => setText(event.target.value)} />
      <ReorderList
        items={items}
        getKey={keyOf}
        getName={nameOf}
        renderItem={renderItem}
        onMove={move}
        label="Personen"
      />
    </div>
  );
}

const order = () =>
  screen
    .getAllByTestId('entry')
    .map(({ textContent }) => textContent![0])
    .join('');
const handle = (name: string) => screen.getByRole('button', { name: `Verschieben: ${name}` });
const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('a sortable list', () => {
  it('is sorted by keyboard, with every step announced and the focus kept', async () => {
    const user = userEvent.setup();
    render(<Example />);
    handle('Berta').focus();
    await user.keyboard(' ');
    expect(handle('Berta').getAttribute('aria-pressed')).toBe('true');
    expect(announced()).toBe('Berta aufgenommen, Position 2 von 5');
    await user.keyboard('{ArrowDown}');
    expect(order()).toBe('ACBDE');
    expect(announced()).toBe('Berta, Position 3 von 5');
    expect(document.activeElement).toBe(handle('Berta'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(order()).toBe('BACDE');
    expect(document.activeElement).toBe(handle('Berta'));
    await user.keyboard('{End}');
    expect(order()).toBe('ACDEB');
    await user.keyboard(' ');
    expect(announced()).toBe('Berta abgelegt, Position 5 von 5');
    expect(handle('Berta').getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('{ArrowUp}');
    expect(order()).toBe('ACDEB');
  });

  it('returns an entry to its place by Escape, and does nothing else', async () => {
    const user = userEvent.setup();
    render(<Example />);
    handle('Anna').focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
    expect(order()).toBe('ABCDE');
    expect(announced()).toBe('Abgebrochen. Anna, Position 1 von 5');
    expect(document.activeElement).toBe(handle('Anna'));
    expect(escaped).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escaped).toHaveBeenCalledOnce();
  });

  it('moves nothing beyond the ends', async () => {
    const user = userEvent.setup();
    render(<Example />);
    handle('Anna').focus();
    await user.keyboard(' {ArrowUp}');
    expect(moved).not.toHaveBeenCalled();
  });

  it('drops an entry when the focus leaves', async () => {
    const user = userEvent.setup();
    render(<Example />);
    handle('Anna').focus();
    await user.keyboard(' {ArrowDown}');
    await user.tab();
    expect(announced()).toBe('Anna abgelegt, Position 2 von 5');
    expect(handle('Anna').getAttribute('aria-pressed')).toBe('false');
    expect(order()).toBe('BACDE');
  });

  it('explains how to use it', () => {
    render(<Example />);
    const id = handle('Anna').getAttribute('aria-describedby')!;
    expect(document.getElementById(id)?.textContent).toContain('Leertaste');
  });

  it('re-renders only rows that move', async () => {
    const user = userEvent.setup();
    render(<Example />);
    rendered.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'anderes' }), 'abc');
    expect(rendered).not.toHaveBeenCalled();
    handle('Anna').focus();
    await user.keyboard(' {ArrowDown}');
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['Anna', 'Berta']));
  });
});

it.each([
  [0, 2, 'below', 2],
  [0, 2, 'above', 1],
  [0, 0, 'below', 0],
  [0, 1, 'above', 0],
  [4, 2, 'below', 3],
  [4, 2, 'above', 2],
  [4, 0, 'above', 0],
  [2, 2, 'above', 2],
] as const)('row %i dropped on row %i, %s its middle, moves to %i', (from, over, side, to) =>
  expect(dropIndex(from, over, side)).toBe(to),
);
