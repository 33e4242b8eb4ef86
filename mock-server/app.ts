import { existsSync } from 'node:fs';
import jsonServer, { type Application, type Handler } from 'json-server';
import { demoTypes } from '../demo';
import { anyone, editors } from '../domain/access';
import { allContentTypes, contentTypes } from '../domain/contentTypes';
import { defaultThemeColors, features, type PublicConfig } from '../domain/features';
import { maxDrawingLength } from '../domain/graphics/drawings';
import { apiBase } from '../domain/http';
import { inboxOrder, inboxTypeOf } from '../domain/inbox/inbox';
import { heartbeat, type LiveEvent } from '../domain/live';
import { referenceListNames, referenceLists, type ReferenceEntry } from '../domain/references';
import { interactiveGraphics } from '../domain/types/interactiveGraphic';
import { regions } from '../domain/types/region';
import { accountsResource, serveOwnAccount } from './accounts';
import { serveContacts } from './contacts';
import { contentResource, serveIds, serveOptions, serveYears } from './content';
import { demoData, type DemoSize } from './demoData';
import { filesResource, serveContents, serveUploads } from './files';
import { TranslationGaps } from './gaps';
import { Inbox } from './inbox';
import { serveRegionMaps } from './maps';
import { invalid, leftOut, notFound, sendProblem } from './problems';
import { Relations } from './related';
import { sendResult, idOf, serve, type Resource, type Row } from './resource';
import { serveSearch } from './search';
import { endSession, requireRole, readSession, serveSessions, type Sessions } from './sessions';

const config: PublicConfig = {
  productId: 'regio',
  productName: 'regio (Demonstration)',
  logo: null,
  noExports: 'XLSX-Exporte gibt es in dieser Demonstration nicht.',
  leftOut: [
    'dashboard',
    'activity',
    'drafts',
    'comments',
    'deleted',
    'files',
    'mails',
    'logs',
    'machine-accounts',
    'webhooks',
    'embeds',
    'calendars',
    'merging',
    'passwords',
    'pdf',
    'references',
    'previewLinks',
    'secondFactor',
    'sessions',
    'sharedSearches',
    'verification',
  ],
  themeColors: defaultThemeColors,
  // Disabled by default on the server.
  features: Object.fromEntries(
    features.map((feature) => [feature, feature !== 'PROJECTS_ENABLE_BUSINESS_SECTORS']),
  ) as PublicConfig['features'],
};

/**
 * The mock with fresh demo data, not listening yet.
 * @param pages the folder of the built front end, served if it exists
 */
export async function buildMock(size: DemoSize, pages?: string): Promise<Application> {
  const { startedAt, references, users, files, content: demo } = await demoData(size);
  const sessions: Sessions = new Map();
  const relations = new Relations();
  const inbox = new Inbox(
    config.productId,
    inboxOrder.filter((type) => config.features[inboxTypeOf(type).feature]),
    references,
    startedAt,
  );
  const gaps = new TranslationGaps((feature) => feature === undefined || config.features[feature]);
  const content = allContentTypes.map((type) => contentResource(type, { references, files, relations, inbox, gaps }));
  // Types that others refer to are filled first.
  for (const type of demoTypes) content.find(({ name }) => name === type)?.fill(demo[type] ?? []);
  const lists = referenceListNames.map((list) =>
    referenceResource(referenceLists[list].path, references[list], startedAt),
  );
  const uploads = filesResource(files);
  const resources = [...lists, ...content, uploads, accountsResource(users, sessions)];
  const router = jsonServer.router(Object.fromEntries(resources.map(({ name, rows }) => [storeName(name), rows])));
  router.render = sendResult;

  const api = jsonServer.create();
  api.disable('x-powered-by');
  api.enable('strict routing');
  api.use(readSession(sessions, users), ...jsonServer.bodyParser);
  for (const path of ['/health', '/ready'])
    api.get(path, (_request, response) => response.json({ data: { status: 'ok' } }));
  api.get('/config', (_request, response) => response.json({ data: config }));
  serveSessions(api, sessions, users);
  serveOwnAccount(api, users, sessions);
  serveContents(api, files);
  inbox.serve(api, content);
  // Nobody else is ever present.
  for (const method of ['get', 'post'] as const)
    api[method]('/presence', requireRole(editors), (_request, response) => response.json({ data: [] }));
  api.get('/live', requireRole(editors), (request, response) => {
    const send = (event: LiveEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.set('content-type', 'text/event-stream');
    send({ type: 'present', people: [] });
    const beats = setInterval(() => send({ type: 'heartbeat' }), heartbeat);
    request.on('close', () => clearInterval(beats));
  });
  serveContacts(api, content);
  serveDrawings(api, relations.of(interactiveGraphics.name));
  serveRegionMaps(api, relations.of(regions.name), references.cities);
  gaps.serve(api, allContentTypes);
  serveSearch(
    api,
    content.map((resource) => ({ type: contentTypes[resource.name as keyof typeof contentTypes], resource })),
  );
  for (const resource of content) {
    const type = contentTypes[resource.name as keyof typeof contentTypes];
    serveOptions(api, type, resource);
    serveIds(api, type, resource);
    serveYears(api, type, resource);
    resource.versions.serve(api);
  }
  // Ids are unique across types.
  let last = Math.max(...resources.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const nextId = () => (last += 1);
  for (const resource of resources) serve(api, resource, onlyTheRow(router), nextId);
  serveUploads(api, uploads, nextId);
  // Routes that only repeat special ones of the server, and unknown routes.
  api.use((_request, _response, next) => next(leftOut()));

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    // fetch sends no-cache with a custom If-None-Match, for which Express would never send 304.
    delete request.headers['cache-control'];
    response.set('Cache-Control', 'no-cache').set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.use(apiBase, api);
  app.get('/logout', (request, response) =>
    response.set('Set-Cookie', endSession(sessions, request)).redirect('/login'),
  );
  if (pages && existsSync(pages)) servePages(app, pages);
  app.use((_request, _response, next) => next(notFound()));
  app.use(sendProblem);
  return app;
}

/** A read-only list: all entries in one response. */
function referenceResource(name: string, entries: readonly ReferenceEntry[], createdAt: string): Resource {
  const rows = entries.map((entry): Row => ({ createdAt, updatedAt: createdAt, version: 1, ...entry }));
  const present = ({ version: _, ...entry }: Row) => entry;
  return { name, rows, read: anyone, write: () => false, present, listed: null, list: () => rows };
}

/** json-server without its own parameters and headers: embedded rows, method override, delays. */
function onlyTheRow(router: Handler): Handler {
  return (request, response, next) => {
    request.query = {};
    const { name } = response.locals.resource as Resource;
    request.url = request.url.replace(`/${name}`, `/${storeName(name)}`);
    delete request.headers['x-http-method-override'];
    router(request, response, next);
  };
}

/** json-server allows no slash in names. */
const storeName = (name: string) => name.replaceAll('/', '~');

/** The built app; every URL that is not a file is one of its pages. */
function servePages(app: Application, folder: string): void {
  app.use(...jsonServer.defaults({ static: folder, logger: false, noCors: true }));
  app.get('*', (request, response, next) => {
    if (request.path.startsWith('/api/') || !request.accepts('html')) return next();
    response.sendFile(`${folder}/index.html`);
  });
}

/** Drawings as pictures, and the check of a new one. It leaves the drawing unchanged; the browser sanitizes it. */
function serveDrawings(api: Application, rows: readonly Row[]): void {
  api.get(`/${interactiveGraphics.name}/:id/drawing.svg`, requireRole(editors), (request, response) => {
    const id = idOf(request);
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound();
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
    response.type('image/svg+xml').send(String(row.svg));
  });
  api.post(`/${interactiveGraphics.name}/drawing`, requireRole(editors), (request, response) => {
    const { svg } = (request.body ?? {}) as { svg?: unknown };
    if (typeof svg !== 'string' || !/<svg[\s>]/i.test(svg) || svg.length > maxDrawingLength)
      throw invalid([{ field: 'svg', message: 'Fügen Sie bitte eine SVG Grafik ein.' }]);
    response.json({ data: { svg, removed: [] } });
  });
}
