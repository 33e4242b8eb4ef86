// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, ResourceContextProvider, useNotificationContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { ConfigProvider } from '../session/config';
import { ExportMenu } from './ListPage';

afterEach(cleanup);

function Message() {
  const { notifications } = useNotificationContext();
  return <output>{notifications.map(({ message }) => String(message)).join()}</output>;
}
const show = (config: object) =>
  render(
    <CoreAdminContext>
      <ConfigProvider value={config as never}>
        <ResourceContextProvider value="projects">
          <ListContextProvider value={{ filterValues: { topic: ['3'] } } as never}>
            <ExportMenu />
            <Message />
          </ListContextProvider>
        </ResourceContextProvider>
      </ConfigProvider>
    </CoreAdminContext>,
  );

it('links to files that the browser saves, and says why if there are no exports', async () => {
  const user = userEvent.setup();
  show({ noExports: 'XLSX-Exporte gibt es in dieser Demonstration nicht.' });
  await user.click(screen.getByRole('button', { name: 'XLSX-Export' }));
  const [filtered] = screen.getAllByRole('menuitem');
  expect(filtered?.getAttribute('href')).toBe('/api/v1/projects.xlsx?topic%5B%5D=3');
  let wasFollowed = true;
  document.addEventListener(
    'click',
    (event) => {
      wasFollowed = !event.defaultPrevented;
    },
    { once: true },
  );
  await user.click(filtered as HTMLElement);
  expect(wasFollowed).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('XLSX-Exporte gibt es in dieser Demonstration nicht.');
});
