import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { networksOf } from '../http/outgoing';
import { checkPage } from './checkPage';
import { readWebsite } from './checkRoutes';

const loader = (name: string) =>
  `<script src="https://regio.example/embed/${name}-latest/embed-${name}-latest.js"></script>`;

it('names snippets, the options that are read and those that are not', () => {
  const { snippets, notes } = checkPage(
    `${loader('projects')}${loader('regions-wirkungsmessung')}${loader('events')}
    <style>.embed-projects .card { color: red }</style>
    <script>
      // regioProjects('#no', {no: 1})
      regioProjects('#projects', {
        locale: 'en', limit: 12, mapboxApiToken: "x{y}", history: { mode: 'hash', base: '/x' },
        middleware: { mapTopics: function (one, index) { return { other: one }; }, transformLayers: f },
        fixedFilters: [{ type: 'topic', entity: { id: 3 } }], oldOption: 1,
      });
    </script>
    <regio-projects locale="fr" class="wide"></regio-projects>
    <iframe src="https://regio.example/embed/iframe/jobs-de.html"></iframe>`,
    'regio',
  );
  expect(snippets.map(({ name, way }) => `${name} ${way}`)).toEqual(
    expect.arrayContaining(['projects function', 'projects element', 'jobs frame']),
  );
  const call = snippets.find(({ options }) => options.some(({ name }) => name === 'mapboxApiToken'));
  const named = (isRead: boolean) => call?.options.filter((one) => one.isRead === isRead).map(({ name }) => name);
  expect(named(false)).toEqual(['mapboxApiToken', 'history.base', 'middleware.transformLayers', 'oldOption']);
  expect(named(true)).toEqual(
    expect.arrayContaining(['locale', 'limit', 'history', 'history.mode', 'middleware.mapTopics', 'fixedFilters']),
  );
  expect(call?.notes.join(' ')).toMatch(/mapboxApiToken.*oldOption.*Die Sprache «en» gibt es nicht.*Mehrmals/s);
  expect(snippets.find(({ way }) => way === 'element')?.notes).toContain(
    'Ohne «history» liest und schreibt die Liste die Adresse der Seite nicht.',
  );
  expect(notes.join(' ')).toMatch(/«events» wird geladen, aber nicht aufgerufen.*wirkungsmessung.*Schattenbaum/s);
});

it('says that a page has none of ours, and survives any text', () => {
  expect(checkPage('<h1>Gemeinde', 'regio').notes).toEqual(['Auf dieser Seite ist keine unserer Listen.']);
  for (const text of ["regioProjects('#x', {a: '", 'regioProjects({{{{', 'regioProjects(', '}'.repeat(1_000)])
    expect(() => checkPage(`<script>${text}</script>`, 'regio')).not.toThrow();
});

const refused = (reason: RegExp) => ({ errors: [{ field: 'url', message: expect.stringMatching(reason) }] });

it('reads pages of public addresses only, wherever redirects lead, and no more than two megabytes', async () => {
  const none = networksOf([]);
  for (const url of ['http://127.0.0.1:1/', 'https://[::1]/', 'http://169.254.169.254/latest'])
    await expect(readWebsite(url, none), url).rejects.toMatchObject(refused(/in einem privaten Netz/));
  const inside = async () => [{ address: '10.0.0.7', family: 4 }];
  await expect(readWebsite('https://name.example/', none, inside)).rejects.toMatchObject(
    refused(/in einem privaten Netz/),
  );
  await expect(readWebsite('file:///etc/passwd', none)).rejects.toMatchObject(refused(/mit https:\/\/ beginnen/));
  const site = createServer(({ url }, response) => {
    if (url === '/away') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    if (url === '/on') return response.writeHead(302, { location: '/page' }).end();
    if (url === '/round') return response.writeHead(302, { location: '/round' }).end();
    response.writeHead(200, { 'content-type': url === '/file' ? 'application/pdf' : 'text/html' });
    return response.end(url === '/long' ? 'x'.repeat(5_000_000) : 'Seite');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  const read = (path: string) => readWebsite(`http://127.0.0.1:${port}${path}`, networksOf(['loopback']));
  expect(await read('/on')).toBe('Seite');
  expect((await read('/long')).length).toBeLessThan(2_200_000);
  await expect(read('/away')).rejects.toMatchObject(refused(/in einem privaten Netz/));
  await expect(read('/round')).rejects.toMatchObject(refused(/leitet zu oft weiter/));
  await expect(read('/file')).rejects.toMatchObject(refused(/keine Seite/));
  site.close();
});
