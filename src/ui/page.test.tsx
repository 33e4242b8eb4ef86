// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { LoadFailed } from './page';

afterEach(cleanup);

it('offers a retry, except for features missing in the demo', () => {
  const { rerender } = render(
    <LoadFailed what="Das fehlt." error={new HttpError('Der Server ist nicht erreichbar.', 0)} onRetry={() => {}} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Das fehlt. Der Server ist nicht erreichbar.Erneut versuchen');
  rerender(<LoadFailed error={new HttpError('Das gibt es in dieser Demonstration nicht.', 501)} onRetry={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('Das gibt es in dieser Demonstration nicht.');
});
