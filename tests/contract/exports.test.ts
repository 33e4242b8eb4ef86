import { expect, it } from 'vitest';
import type { ContentType } from '../../domain/contentType';
import { locales, localesOf } from '../../domain/locales';
import { contentTypes } from '../../domain/contentTypes';
import { exportedAsDeclared } from '../../server/types';
import { readXlsx } from '../e2e/support/xlsx';
import type { Json } from './client';
import { create, minimalRecord } from './samples';
import { projects } from '../../domain/types/project';
import { describeContract } from './targets';

describeContract('exports of projects', (api, unsupported) => {
  const map = async (path: string, as = api.fetch) => {
    const { status, text } = await as(`/projects/geojson/${path}`);
    expect(status).toBe(200);
    return JSON.parse(text);
  };

  it.skipIf(unsupported('projectMap'))('show public projects with a place on a map, as GeoJSON', async () => {
    const editor = await api.as('ROLE_EDITOR');
    const { data: topics } = await api.fetch('/topics');
    const tourism = topics.find(({ name }: Json) => name === 'Tourismus');
    const place = { lat: '46.947974', lng: '7.447447', topics: [{ id: 4 }, { id: tourism.id }] };
    const { record } = await create(
      editor,
      projects,
      minimalRecord(projects, 'Auf der Karte', {
        ...place,
        isPublic: true,
        translations: { fr: { title: 'Sur la carte' }, it: {} },
      }),
    );
    const { record: draft } = await create(editor, projects, minimalRecord(projects, 'Entwurf', place));
    const { record: nowhere } = await create(editor, projects, minimalRecord(projects, 'Ohne Ort', { isPublic: true }));
    for (const [locale, as] of [
      ['de', api.fetch],
      ['fr', editor],
    ] as const) {
      const { type, features } = await map(`${locale}.json`, as);
      expect(type).toBe('FeatureCollection');
      const byId = new Map(features.map((feature: Json) => [feature.properties.id, feature]));
      expect(byId.get(record.id)).toEqual({
        type: 'Feature',
        properties: {
          id: record.id,
          title: locale === 'de' ? 'Auf der Karte' : 'Sur la carte',
          mainTopic: 3,
          topics: [4, tourism.id],
        },
        geometry: { type: 'Point', coordinates: [7.447447, 46.947974] },
      });
      expect([byId.has(draft.id), byId.has(nowhere.id)]).toEqual([false, false]);
    }
  });

  it.skipIf(unsupported('projectMap'))('show the filtered projects on the map, never drafts', async () => {
    const all = (await map('de.json')).features;
    const found = (await map('de.json?topic[]=3')).features;
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter((feature: Json) => feature.properties.topics.includes(3)));
    expect((await map('it.json?status[]=draft&limit=1')).features).toHaveLength(all.length);
  });

  it.skipIf(unsupported('projectMap'))('have a map in every language and in no other', async () => {
    for (const locale of locales) await map(`${locale}.json`);
    for (const file of ['en.json', 'de', 'de.xml', '..%2f1', '%00.json'])
      expect([400, 404]).toContain((await api.fetch(`/projects/geojson/${file}`)).status);
  });

  it.skipIf(unsupported('xlsx'))('are written as XLSX', async () => {
    const editor = await api.as('ROLE_EDITOR');
    const { status, headers, text } = await editor('/projects.xlsx?topic[]=3');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Projekte-.*\.xlsx"/);
    expect(text.slice(0, 2)).toBe('PK');
    expect((await editor('/projects.xlsx?startDate[]=gestern')).status).toBe(400);
  });

  it.skipIf(unsupported('xlsx')).each(exportedAsDeclared)(
    'of every other type are written by its declaration, as filtered or selected: %s',
    async (name) => {
      const editor = await api.as('ROLE_EDITOR');
      const type: ContentType = contentTypes[name];
      const { record } = await create(
        editor,
        type,
        minimalRecord(type, 'In der Tabelle', {
          translations: { fr: { [type.titleField]: 'Dans le tableau' }, it: {} },
        }),
      );
      const { status, headers, bytes } = await editor(`/${name}.xlsx`, { method: 'POST', json: { ids: [record.id] } });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`filename="${type.label.plural}-`);
      const sheets = await readXlsx(bytes);
      expect(await readXlsx((await editor(`/${name}.xlsx?ids[]=${record.id}`)).bytes)).toEqual(sheets);
      expect(sheets.map((sheet) => sheet.name)).toEqual(
        localesOf(type).map((locale) => `${type.label.plural} - ${locale.toUpperCase()}`),
      );
      const titles = sheets.map(({ rows: [labels = [], ...rows] }) =>
        rows.map((row) => [row[0], row[labels.indexOf(type.fields[type.titleField]!.label)]]),
      );
      const id = String(record.id);
      const french = type.fields[type.titleField]?.translated ? 'Dans le tableau' : 'In der Tabelle';
      expect(titles.slice(0, 3)).toEqual(
        [[[id, 'In der Tabelle']], [[id, french]], [[id, french]]].slice(0, localesOf(type).length),
      );
    },
  );

  it.skipIf(unsupported('sanitizing'))('keep nothing in rich text that could run', async () => {
    const editor = await api.as('ROLE_EDITOR');
    const nasty =
      '<p onclick="x()">Text<script>x()</script><img src=x onerror=x()><a href="javascript:x()">Link</a>' +
      '<iframe src="//x"></iframe></p>';
    const { record } = await create(
      editor,
      projects,
      minimalRecord(projects, 'Gefährlich', {
        description: nasty,
        translations: { fr: { description: nasty }, it: {} },
      }),
    );
    for (const html of [record.description, record.translations.fr.description]) {
      expect(html).toContain('Text');
      expect(html).not.toMatch(/script|onclick|onerror|iframe|img/i);
    }
  });

  it.skipIf(unsupported('documentation'))('are part of the API’s documentation', async () => {
    const { status, text } = await api.fetch('//api/documentation.json');
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text).paths)).toEqual(expect.arrayContaining(['/projects', '/login']));
  });

  it.skipIf(unsupported('crossSite'))('are not written from other sites', async () => {
    const editor = await api.as('ROLE_EDITOR');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(
      (await editor('/projects', { method: 'POST', json: minimalRecord(projects, 'Untergeschoben'), headers })).status,
    ).toBe(403);
  });
});
