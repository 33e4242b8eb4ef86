// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, LinkBase, useNavigate, useRedirect } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { routerProvider } from './Resource';

afterEach(cleanup);

function Probe() {
  const { pathname } = useLocation();
  const redirect = useRedirect();
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{pathname}</p>
      <LinkBase to="/projects/5">Bearbeiten</LinkBase>
      <LinkBase to={{ pathname: '/users/create' }}>Erfassen</LinkBase>
      <button onClick={() => redirect('edit', 'projects', 7)}>Weiter</button>
      <button onClick={() => navigate(-1)}>Zurück</button>
    </>
  );
}

describe("react-admin's own navigation", () => {
  it('points to our URLs', async () => {
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <CoreAdminContext routerProvider={routerProvider}>
            <Probe />
          </CoreAdminContext>
        ),
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('link', { name: 'Bearbeiten' }).getAttribute('href')).toBe('/projects/5/edit');
    expect(screen.getByRole('link', { name: 'Erfassen' }).getAttribute('href')).toBe('/settings/users/add');

    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Bearbeiten' }));
    expect(screen.getByRole('status').textContent).toBe('/projects/5/edit');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(screen.getByRole('status').textContent).toBe('/projects/7/edit');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(screen.getByRole('status').textContent).toBe('/projects/5/edit');
  });
});
