// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useKeyArea, type KeyArea } from '../../keys/keyTable';
import { KeyHelp } from '../Layout';

afterEach(cleanup);

function Page({ area }: { area: KeyArea }) {
  useKeyArea(area);
  return (
    <>
      <KeyHelp />
      <input aria-label="Titel" />
    </>
  );
}

it('`?` shows the keys of the page and those of every page, and is an ordinary character in text fields', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page area="form" />);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Tastatur' });
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Formular', 'Überall']);
  expect(within(dialog).getByText('Ctrl + Umschalt + Enter')).toBeTruthy();
  await user.keyboard('{Escape}');

  rerender(<Page area="list" />);
  await user.type(screen.getByLabelText('Titel'), '?');
  expect((screen.getByLabelText('Titel') as HTMLInputElement).value).toBe('?');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Liste',
    'Überall',
  ]);
});
