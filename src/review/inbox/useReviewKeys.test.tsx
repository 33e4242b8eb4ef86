// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persons } from '../../../domain/types/person';
import { placesOf } from '../../../domain/review/places';
import { useReviewKeys } from './useReviewKeys';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = ['firstName', 'lastName', 'phone'];
const places = names.flatMap((name) => placesOf(persons).find(({ path }) => path === name) ?? []);
const nothing = () => undefined;

/** Three differences, the first one already taken over. */
function Page() {
  const [taken, setTaken] = useState(['firstName']);
  const toggle = (name: string) =>
    setTaken(taken.includes(name) ? taken.filter((one) => one !== name) : [...taken, name]);
  useReviewKeys({
    places,
    open: new Set(names.filter((name) => !taken.includes(name))),
    openField: nothing,
    takeAll: nothing,
    onToggle: nothing,
    onReleaseNext: nothing,
    onDiscard: nothing,
  });
  return names.map((name) => (
    <div key={name} data-difference={name} data-taken={taken.includes(name) || undefined}>
      <button type="button" data-adopt data-taken={taken.includes(name) || undefined} onClick={() => toggle(name)}>
        {name}: {taken.includes(name) ? 'übernommen' : 'offen'}
      </button>
    </div>
  ));
}
const states = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.split(': ')[1]);

it('the first key moves to an undecided difference, and Enter never reverts a decision', async () => {
  render(<Page />);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('lastName: offen');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe('firstName: übernommen');
  await user.keyboard('{Enter}');
  expect(states()).toEqual(['übernommen', 'offen', 'offen']);
  expect(document.activeElement?.textContent).toBe('lastName: offen');
  await user.keyboard('{Enter}');
  expect([states(), document.activeElement?.textContent]).toEqual([
    ['übernommen', 'übernommen', 'offen'],
    'phone: offen',
  ]);
  await user.keyboard('u');
  expect(states()).toEqual(['übernommen', 'offen', 'offen']);
});
