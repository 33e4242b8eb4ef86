// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageStart } from './Layout';

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
});

function Pages() {
  const main = usePageStart<HTMLElement>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/menu">Menü</Link>
      <button onClick={() => void navigate(-1)}>Zurück</button>
      <main ref={main} tabIndex={-1}>
        <Link key={pathname} to={`${pathname}1`}>
          Weiter
        </Link>
      </main>
    </>
  );
}

const follow = (name: string) => {
  const control = screen.getByText(name);
  control.focus();
  fireEvent.click(control);
};

it('starts at the top, with the focus in the page if the focused element is gone', () => {
  render(
    <MemoryRouter initialEntries={['/inbox/1']}>
      <Pages />
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  follow('Weiter');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('keeps the focus of an element that still exists, and leaves scrolling on return to the browser', () => {
  render(
    <MemoryRouter initialEntries={['/inbox/1']}>
      <Pages />
    </MemoryRouter>,
  );
  follow('Menü');
  expect(document.activeElement).toBe(screen.getByText('Menü'));
  scrollTo.mockClear();
  follow('Zurück');
  expect(scrollTo).not.toHaveBeenCalled();
});
