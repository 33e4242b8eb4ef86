// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { titlePage } from './Overlay';

beforeEach(() => void (document.title = 'Projekte'));

it('the page has the title of the record opened last, and its own once all are closed', () => {
  const first = titlePage('Seilbahn');
  expect(document.title).toBe('Seilbahn – Projekte');
  const second = titlePage('Anna Muster');
  expect(document.title).toBe('Anna Muster – Projekte');
  first();
  expect(document.title).toBe('Anna Muster – Projekte');
  second();
  expect(document.title).toBe('Projekte');
});

it('the page keeps a title that it has set in the meantime', () => {
  const close = titlePage('Seilbahn');
  document.title = 'Kontakt';
  close();
  expect(document.title).toBe('Kontakt');
  document.title = '';
  titlePage('Seilbahn')();
  expect(document.title).toBe('');
});
