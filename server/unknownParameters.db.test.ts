import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../tests/support/testApi';

const server = testApi({ role: 'ROLE_SUPER_ADMIN' });
const { ask } = server;
let person: number;
beforeAll(async () => {
  person = (await ask('POST', '/contacts/person', { firstName: 'A', lastName: 'B' })).body.data.id as number;
});

interface Parameter {
  in: string;
  name: string;
}

/** Required parameters. */
const needed: Record<string, string> = { '/presence': 'resource=inbox&', '/search': 'term=a&' };

/** Every list route with the URL to call. */
const lists: { url: string; address: string }[] = [];
beforeAll(async () => {
  for (const { method, url } of server.app.routes) {
    if (method !== 'GET' || !url.startsWith('/api/v1/') || /\*|\/logout$/.test(url)) continue;
    const path = url
      .replace('/api/v1', '')
      .replace(':id', String(person))
      .replace(':contactType', 'person')
      .replace(':locale', 'de')
      .replace(':file', 'de.json');
    const address = `${path}?${needed[path] ?? ''}`;
    const { status, body, headers } = await ask('GET', address);
    if (
      status === 200 &&
      (Array.isArray(body.data) ||
        Array.isArray(body.features) ||
        /calendar|spreadsheet/.test(String(headers['content-type'])))
    )
      lists.push({ url, address });
  }
});

/** Whether a route refuses a parameter by its name. */
async function refuses(address: string, parameter: string): Promise<boolean> {
  const { status, body } = await ask('GET', `${address}${encodeURIComponent(parameter)}=1`);
  return status === 400 && String(body.detail).includes(`«${parameter.replace('[]', '')}» gibt es hier nicht`);
}

/** Written by hand: routes that mails and other sites link to, adding parameters of their own. */
const linked = [
  'GET /files/view/:file',
  'GET /files/download/:file',
  'GET /logs/pixel',
  'GET /events/:locale/:file',
  'GET /financial-supports/export/:file',
  'GET /projects/export/:file',
  'GET /interactive-graphics/:id/drawing.svg',
];

it(
  'every route refuses an unknown parameter by name before it does anything, except addresses that others link ' + 'to',
  async () => {
    const ignoring: string[] = [];
    for (const { method, url } of server.app.routes) {
      if (!url.startsWith('/api/v1/') || method === 'HEAD') continue;
      const address = url.replace(/:\w+/g, '999999').replace('*', 'x');
      const { status, body } = await ask(method as 'GET', `${address}?${encodeURIComponent('nieGehört[]')}=1`);
      if (status !== 400 || body.detail !== 'Den Parameter «nieGehört» gibt es hier nicht.')
        ignoring.push(`${method} ${url.replace('/api/v1', '')}`);
    }
    expect(ignoring.toSorted()).toEqual(linked.toSorted());
  },
);

it('a route documents exactly the parameters of its list', async () => {
  expect(lists.map(({ address }) => address.split('?')[0])).toEqual(
    expect.arrayContaining([
      '/projects',
      '/projects/geojson/de.json',
      '/events/de.ics',
      '/jobs.xlsx',
      '/topics',
      `/contacts/${person}/history`,
      '/translation-gaps',
      '/search',
      '/presence',
      '/inbox/synonyms',
    ]),
  );
  const { paths, components } = (await server.app.inject('/api/documentation.json')).json<{
    paths: Record<string, { get: { parameters?: (Parameter | { $ref: string })[] } }>;
    components: { parameters: Record<string, Parameter> };
  }>();
  const wrong: string[] = [];
  for (const { url, address } of lists) {
    const described = (paths[url.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}')]?.get.parameters ?? []).flatMap(
      (given) => {
        const parameter = '$ref' in given ? components.parameters[given.$ref.split('/').at(-1) ?? ''] : given;
        return parameter?.in === 'query' ? [parameter.name] : [];
      },
    );
    const isDescribed = (parameter: string) =>
      described.some((name) => name.replace('[]', '') === parameter.replace('[]', ''));
    // Accepted parameters cause a full response, which takes long for tables; tables have the parameters of their list.
    for (const parameter of new Set([
      'topic[]',
      'drafts',
      'after',
      'merged',
      'resource',
      ...(/\.xlsx/.test(url) ? [] : described),
    ])) {
      const isRefused = await refuses(address, parameter);
      if (isRefused === isDescribed(parameter))
        wrong.push(`${url} ${parameter}: ${isRefused ? 'described and refused' : 'taken and not described'}`);
    }
  }
  expect(wrong).toEqual([]);
});
