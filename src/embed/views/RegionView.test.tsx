// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegionView } from './RegionView';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cities = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  name: `Ort ${index + 1}`,
  translations: {},
}));
const region = {
  id: 5,
  name: 'Tal',
  type: 'energy',
  url: 'example.org',
  description: '<p>Gemeinsam.</p>',
  cities,
  contacts: [{ id: 8 }, { id: 7 }],
  translations: { fr: { name: 'Vallée' } },
};

it('names ten municipalities, more on request, and contacts at their official employment', async () => {
  const company = { id: 1, companyName: 'Verein Tal', street: 'Gasse 1', zipCode: '3000', city: 'Bern' };
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json({
      data: [
        {
          id: 7,
          firstName: 'Anna',
          lastName: 'Muster',
          street: 'Privatweg 9',
          employments: [{ company, role: 'Leiterin', official: true }],
        },
      ],
    });
  });
  const { container } = render(<RegionView record={region} locale="de" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tal');
  expect(container.textContent).toContain('Energieregionen');
  expect(container.textContent).not.toContain('Ort 11');
  fireEvent.click(screen.getByRole('button', { name: 'Weitere 3 Gemeinden anzeigen' }));
  expect(container.textContent).toContain('Ort 13');
  fireEvent.click(screen.getByRole('button', { name: 'Weniger anzeigen' }));
  expect(container.textContent).not.toContain('Ort 11');
  expect(screen.getByRole('link', { name: /Mehr Informationen zur Region/ }).getAttribute('href')).toBe(
    'http://example.org',
  );
  await screen.findByText('Anna Muster');
  // The other contact is not public.
  expect(requests).toEqual(['/api/v1/contacts?ids[]=8&ids[]=7&limit=2&audience=visitors']);
  for (const text of ['Leiterin', 'Verein Tal', 'Gasse 1', '3000 Bern']) expect(container.textContent).toContain(text);
  expect(container.textContent).not.toContain('Privatweg');
});

it('says where else to ask if there is no contact', async () => {
  render(<RegionView record={{ ...region, contacts: [] }} locale="fr" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Vallée');
  await screen.findByText(/Aucun contact trouvé/);
});
