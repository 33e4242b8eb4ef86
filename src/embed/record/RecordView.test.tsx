// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { viewOfEmbed } from '../../../domain/embeds/views';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { viewOf, type View } from './RecordView';

const [EducationView, EventView, FinancialSupportView, JobView, PostView, PublicationView] = [
  'educations',
  'events',
  'financial-supports',
  'jobs',
  'posts',
  'publications',
].map((resource) => viewOf(viewOfEmbed({ resource }))) as [View, View, View, View, View, View];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = { id: 4, name: '', extension: 'pdf', mimeType: 'application/pdf' };

it('shows the date of news, and numbers a document without a name, in the language or its fallback', () => {
  render(
    <PostView
      record={{
        title: 'Neues',
        date: '2026-11-22',
        text: '<p>Mehr</p>',
        files: [file],
        videos: [{ label: 'Film', value: 'https://youtu.be/eRsGyueVLvQ' }],
        translations: { fr: { title: 'Nouvelles' } },
      }}
      locale="fr"
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nouvelles');
  expect(screen.getAllByText('22.11.2026')).toHaveLength(2);
  expect(screen.getByText('Mehr')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fichier 1 (PDF)' }).getAttribute('href')).toBe(
    '/api/v1/files/download/4.pdf',
  );
  expect(screen.getByRole('button', { name: /Film/ })).toBeTruthy();
});

it.each([
  ['educations', EducationView, 'Downloads'],
  ['jobs', JobView, 'Downloads'],
  ['events', EventView, 'Downloads'],
  ['circular-economy projects', CircularEconomyProjectView, 'Downloads'],
  ['publications', PublicationView, 'Zusatzdokumente'],
])('shows date and documents in the same way for %s', (_type, View, heading) => {
  render(
    <View record={{ name: 'Kurs', title: 'Kurs', files: [file, { ...file, id: 5, name: 'Plan' }] }} locale="de" />,
  );
  const section = within(screen.getByRole('heading', { name: heading }).closest('section')!);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Datei 1 (PDF)', 'Plan (PDF)']);
});

it('shows the locations of educations like those of events', () => {
  render(<EducationView record={{ name: 'Kurs', location: 'Chur' }} locale="de" />);
  expect(screen.getByRole('term').textContent).toBe('Terminort');
});

it('groups the tags of circular-economy projects by context, from the list of tags', async () => {
  const contexts = { 1: 'circularEconomyProject:actor', 2: 'circularEconomyProject:action', 3: 'region' };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({
      data: address.startsWith('/api/v1/tags?')
        ? Object.entries(contexts).map(([id, context]) => ({ id: Number(id), context }))
        : [],
    }),
  );
  const tags = [
    { id: 1, name: 'Haushalte', translations: { fr: { name: 'Ménages' } } },
    { id: 2, name: 'Vernetzen' },
  ];
  render(<CircularEconomyProjectView record={{ title: 'Kreislauf', type: 'exemplary', tags }} locale="fr" />);
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'Champs d’action',
    'Actrices et acteurs à impliquer',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Vernetzen', 'Ménages']);
});

it('hides the duration of financial supports, and links to the document in the language', () => {
  render(
    <FinancialSupportView
      record={{
        id: 7,
        name: 'Hilfe',
        startDate: '2026-01-01',
        res: 'intern',
        exclusionCriteria: '<p>nein</p>',
        contacts: [{ name: 'Stiftung' }],
      }}
      locale="it"
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Criteri di esclusione',
    'Contatto',
  ]);
  expect(screen.queryByText(/2026|intern/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Stampare' }).getAttribute('href')).toBe(
    '/api/v1/financial-supports/export/7-it.pdf',
  );
});
