// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContactView } from './ContactView';
import { linksIn } from '../../../domain/values/linksIn';

afterEach(cleanup);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const company = {
  id: 1,
  isPublic: true,
  companyName: 'Amt für Wald',
  street: 'Waldweg 1',
  zipCode: '7000',
  city: 'Chur',
  website: 'example.org/wald',
  translations: { fr: { city: 'Coire' } },
};
const person = {
  type: 'person',
  academicTitle: 'Dr.',
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Privatweg 9',
  employments: [{ company, role: 'Leiterin', official: true, translations: { fr: { role: 'Directrice' } } }],
};

describe('the public view of a contact', () => {
  it("shows the address of the official employment instead of the private one, in the page's language", () => {
    const { container } = render(<ContactView record={person} locale="fr" />);
    expect(screen.getByRole('heading').textContent).toBe('Dr. Anna Muster');
    for (const text of ['Directrice', 'Amt für Wald', 'Waldweg 1', '7000 Coire'])
      expect(container.textContent).toContain(text);
    expect(container.textContent).not.toContain('Privatweg');
    expect(links()).toEqual([['Site web', 'http://example.org/wald']]);
  });

  it('labels a contact without a name, even in an empty form', () => {
    render(<ContactView record={{ type: 'person' }} locale="de" />);
    expect(screen.getByRole('heading').textContent).toBe('(ohne Namen)');
  });

  it("marks the language of text that is not in the page's language", () => {
    render(<ContactView record={person} locale="it" />);
    expect(['Directrice', 'Waldweg 1', 'Coire'].map((text) => screen.getByText(text).lang)).toEqual(['fr', 'de', 'fr']);
    cleanup();
    render(<ContactView record={person} locale="fr" />);
    expect(screen.getByText('Directrice').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  });

  it('shows nothing of a private organisation or parent', () => {
    const hidden = { ...company, isPublic: false };
    const { container } = render(
      <ContactView
        record={{ ...person, employments: [{ company: hidden, role: 'Leiterin', official: true }] }}
        locale="de"
      />,
    );
    expect(container.textContent).not.toContain('Wald');
    expect(container.textContent).not.toContain('Leiterin');
    expect(container.textContent).toContain('Privatweg 9');
    cleanup();
    render(<ContactView record={{ type: 'company', companyName: 'Filiale', parent: hidden }} locale="de" />);
    expect(screen.getByRole('article').textContent).toBe('FilialeAls Kontakt speichern');
  });

  it('turns addresses into links, also in rich text, but never script', () => {
    const description =
      '<p>Mail an wald@example.org, Seite https://example.org/a?b=1. <a href="https://example.org/alt">alt</a></p>' +
      '<img src=x onerror="alert(1)"><p>javascript:alert(1)</p>';
    const { container } = render(
      <ContactView
        record={{
          type: 'company',
          companyName: 'x',
          description,
          website: 'javascript:alert(1)',
          email: 'a@example.org',
        }}
        locale="de"
      />,
    );
    expect(links()).toEqual([
      ['a@example.org', 'mailto:a@example.org'],
      ['wald@example.org', 'mailto:wald@example.org'],
      ['Website', 'https://example.org/a?b=1'],
      ['alt', 'https://example.org/alt'],
    ]);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('addresses in a text', () => {
  it('do not include the punctuation of the sentence, and all parts add up to the text', () => {
    const text = 'Siehe https://example.org/x), oder <anna.muster@example.org>; nicht @x.ch.';
    const parts = linksIn(text);
    expect(parts.filter(({ kind }) => kind !== 'words')).toEqual([
      { kind: 'web', text: 'https://example.org/x' },
      { kind: 'mail', text: 'anna.muster@example.org' },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
