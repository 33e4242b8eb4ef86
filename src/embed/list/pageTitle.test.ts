// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { titlePage } from './pageTitle';

beforeEach(() => void (document.title = 'Projekte'));

it('takes the title of what was opened last, and its own title again once all is closed, in whatever order', () => {
  const first = titlePage('Seilbahn');
  expect(document.title).toBe('Seilbahn – Projekte');
  const second = titlePage('Anna Muster');
  expect(document.title).toBe('Anna Muster – Projekte');
  first();
  expect(document.title).toBe('Anna Muster – Projekte');
  second();
  expect(document.title).toBe('Projekte');
});

it('keeps a title that the page has set meanwhile', () => {
  const close = titlePage('Seilbahn');
  document.title = 'Kontakt';
  close();
  expect(document.title).toBe('Kontakt');
  document.title = '';
  titlePage('Seilbahn')();
  expect(document.title).toBe('');
});
