// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '../../../domain/locales';
import type { RecordLike } from '../../../domain/values/textsIn';
import { view } from '../../../domain/publicViews/projects';
import { viewOf } from './RecordView';

const ProjectView = viewOf(view);

const project = {
  title: 'Velonetz',
  description: '<p>Ein <strong>Netz</strong><img src=x onerror=alert(1)></p>',
  programs: [{ id: 1, name: 'NRP', translations: { fr: { name: 'NPR' } } }],
  topics: [{ id: 7, name: 'Mobilität', translations: { fr: { name: 'Mobilité' } } }],
  states: [{ id: 2, name: 'Bern', translations: { fr: { name: 'Berne' }, it: { name: 'Berna' } } }],
  projectCosts: '125000.5',
  financing: [
    { id: 'costsFederation', value: '1000' },
    { id: 'costsCanton', value: '' },
  ],
  startDate: '2024-03-01',
  endDate: null,
  links: [
    { label: 'Seite', url: 'www.example.org' },
    { label: 'Böse', url: 'javascript:alert(1)' },
    { label: 'leer', url: '' },
  ],
  images: [
    {
      id: 5,
      extension: 'jpg',
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      description: 'Brücke',
      copyright: '© Amt',
      descriptionFR: 'Pont',
    },
    { id: 6, extension: 'png', name: '', mimeType: '' },
  ],
  files: [{ id: 9, extension: 'pdf', name: 'bericht.pdf', mimeType: 'application/pdf', description: 'Schlussbericht' }],
  videos: [
    { label: 'Film', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { label: 'Anderswo', url: 'https://tube.example/1' },
  ],
  contacts: [
    {
      name: 'Amt',
      salutation: 'f',
      firstName: 'Anna',
      lastName: 'Muster',
      phone: '+41 (0)31 123 45 67',
      email: 'a@example.org?subject=x',
      website: 'amt.example.org',
    },
  ],
  translations: { fr: { title: 'Réseau vélo', contacts: [{ lastName: 'Dupont', email: 'b@example.org' }] }, it: {} },
} satisfies RecordLike;

const show = (locale: Locale, shown: RecordLike = project) => render(<ProjectView record={shown} locale={locale} />);
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
afterEach(cleanup);

describe('the public view of a project', () => {
  it('shows facts with names, amounts and days', () => {
    show('de');
    expect(screen.getByRole('heading', { level: 2, name: 'Velonetz' })).toBeTruthy();
    expect(fact('Programm')).toBe('NRP');
    expect(fact('Themen')).toBe('Mobilität');
    expect(fact('Laufzeit')).toBe('ab 01.03.2024');
    expect(fact('Projektkosten')).toMatch(/^CHF\s125['’]000\.50$/);
    expect(fact('Weitere Projektkosten')).toMatch(/^Förderung Bund: CHF\s1['’]000\.00$/);
    expect(screen.queryByText('Kantone', { selector: 'dt' })).toBeTruthy();
    expect(screen.queryByText('Länder')).toBeNull();
  });

  it('falls back from language to language, text by text and list by list', () => {
    show('fr');
    expect(screen.getByRole('heading', { level: 2, name: 'Réseau vélo' })).toBeTruthy();
    expect(fact('Thèmes')).toBe('Mobilité');
    expect(screen.getByText('Netz')).toBeTruthy();
    expect(screen.getByText('Dupont')).toBeTruthy();
    expect(screen.queryByText(/Muster/)).toBeNull();
    // French puts a space before colons.
    expect(screen.getByRole('link', { name: /b@example/ }).parentElement?.textContent).toMatch(/^E-mail\u00a0: b@/);
    expect(fact('Autres coûts du projet')).toMatch(/^Aide de la Confédération\u00a0: CHF/);
    expect(screen.getByRole('img', { name: 'Pont' })).toBeTruthy();
    cleanup();
    show('it');
    expect(screen.getByRole('heading', { level: 2, name: 'Réseau vélo' })).toBeTruthy();
    expect(fact('Cantoni')).toBe('Berna');
    expect(fact('Programma')).toBe('NPR');
    expect(screen.getByRole('img', { name: 'Pont' })).toBeTruthy();
    expect(screen.getByText('© Amt')).toBeTruthy();
  });

  it('turns addresses into links, but never script', () => {
    const { container } = show('de');
    expect(screen.getByRole('link', { name: 'Seite' }).getAttribute('href')).toBe('http://www.example.org');
    expect(screen.getByText('Böse').closest('a')).toBeNull();
    expect(screen.queryByText('leer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Schlussbericht (PDF)' }).getAttribute('href')).toBe(
      '/api/v1/files/download/9.pdf',
    );
    expect(screen.getByRole('link', { name: '+41 (0)31 123 45 67' }).getAttribute('href')).toBe('tel:+41311234567');
    expect(screen.getByRole('link', { name: /subject/ }).getAttribute('href')).toBe(
      'mailto:a@example.org%3Fsubject%3Dx',
    );
    expect(screen.getByRole('link', { name: 'amt.example.org' }).getAttribute('href')).toBe('http://amt.example.org');
    expect(container.querySelector('.record-view__text img')).toBeNull();
  });

  it('plays videos it recognises and links the others', () => {
    show('de');
    // The video's host is not contacted before the click.
    expect(screen.queryByTitle('Film')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Video abspielen: Film/ }));
    const frame = screen.getByTitle('Film');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['560', '315']);
    expect(screen.getByRole('link', { name: 'Anderswo' })).toBeTruthy();
  });

  it('shows pictures with caption and copyright, or with a generic name', () => {
    show('de');
    expect(within(screen.getByRole('img', { name: 'Brücke' }).closest('figure')!).getByText('© Amt')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bild 2: Velonetz' }).getAttribute('src')).toBe('/api/v1/files/view/6.png');
  });

  it('renders the preview of an empty form', () => {
    show('de', {});
    expect(screen.getByRole('heading').textContent).toBe('(ohne Titel)');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
