// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { LatestNotification } from './LatestNotification';

afterEach(cleanup);

let notify: ReturnType<typeof useNotify>;
function Messages() {
  notify = useNotify();
  return null;
}

it('shows the latest message at once, and no older one after it', async () => {
  render(
    <CoreAdminContext>
      <Messages />
      <LatestNotification />
    </CoreAdminContext>,
  );
  await act(async () => notify('Wiederhergestellt'));
  expect(screen.getByText('Wiederhergestellt')).toBeTruthy();
  await act(async () => notify('Gespeichert'));
  expect(screen.getByText('Gespeichert')).toBeTruthy();
  expect(screen.queryByText('Wiederhergestellt')).toBeNull();
});
