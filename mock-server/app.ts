import { existsSync } from 'node:fs';
import jsonServer, { type Application, type Handler } from 'json-server';
import { demoTypes } from '../demo';
import { editors } from '../domain/access';
import { allContentTypes, contentTypes } from '../domain/contentTypes';
import { features, type PublicConfig } from '../domain/features';
import { apiBase } from '../domain/http';
import { inboxOrder, inboxTypeOf } from '../domain/inbox';
import { referenceListNames } from '../domain/references';
import { contacts } from '../domain/types/contacts';
import { readBody } from './body';
import { servePublicCollections } from './collections';
import { contentResource, serveChoosing, serveSearch } from './content';
import { demoData, type DemoSize } from './demoData';
import { filesResource, serveContents } from './files';
import { only, viewerOf } from './guard';
import { History } from './history';
import { Inbox } from './inbox';
import { serveInbox } from './inboxRoutes';
import { leavesOut, serveLeftOut } from './leavesOut';
import { notFound, sendProblem } from './problems';
import { Relations } from './related';
import { referenceResource } from './references';
import { answer, serve, type Resource } from './resource';
import type { Row } from './rows';
import { endSession, readSession, serveSessions, type Sessions } from './sessions';

const config: PublicConfig = {
  productId: 'regio',
  productName: 'regio (Demonstration)',
  logo: null,
  noExports: leavesOut.xlsx.sentence,
  themeColors: ['#FF0000', '#9C0F06', '#F39983', '#000000'],
  // Off in the instance that was seen.
  features: Object.fromEntries(features.map((feature) => [feature, feature !== 'PROJECTS_ENABLE_BUSINESS_SECTORS'])) as PublicConfig['features'],
};

/** The mock with demo data of its own, not yet listening. `pages`: the folder of the built browser part, served where it exists. */
export async function buildMock(size: DemoSize, pages?: string): Promise<Application> {
  const { startedAt, references, users, files, content: demo } = await demoData(size);
  const sessions: Sessions = new Map();
  const [history, relations] = [new History(), new Relations()];
  const inbox = new Inbox(config.productId, inboxOrder.filter((type) => config.features[inboxTypeOf(type).feature]), startedAt);
  const content = allContentTypes.map((type) => contentResource(type, { references, files, relations, history, inbox }));
  // Those that others point at stand first.
  for (const type of demoTypes) content.find(({ name }) => name === type)?.fill(demo[type] ?? []);
  const resources = [...referenceListNames.map((list) => referenceResource(list, references[list], startedAt)), ...content, filesResource(files)];
  const router = jsonServer.router(Object.fromEntries(resources.map(({ name, rows }) => [storeName(name), rows])));
  router.render = answer;

  const api = jsonServer.create();
  api.disable('x-powered-by');
  api.use(readSession(sessions), readBody);
  api.get('/config', (_request, response) => response.json({ data: config }));
  for (const path of ['/health', '/ready']) api.get(path, (_request, response) => response.json({ data: { status: 'ok' } }));
  serveSessions(api, sessions, users);
  serveContents(api, files, relations);
  serveSearch(api, allContentTypes, relations);
  serveInbox(api, inbox);
  const named = (name: string) => content.find((resource) => resource.name === name) as Resource;
  const members = (contacts.members as readonly { name: string }[]).map(({ name }) => named(name));
  const one = (row: Row) => members.find(({ rows }) => rows.includes(row)) as Resource;
  serveChoosing(api, contacts, { get rows() { return members.flatMap(({ rows }) => rows); }, present: (row, viewer) => one(row).present(row, viewer) });
  // What the form of a contact asks beside: nobody was ever written to.
  api.get('/contacts/:id/verification', only(editors), (_request, response) => response.json({ data: { sentAt: null, confirmedAt: null } }));
  api.get('/contacts/:id/regions', only(editors), (request, response) => {
    const [id, regions] = [Number(request.params.id), named('regions')];
    const linked = regions.rows.filter((row) => (row.contacts as { id: number }[]).some((contact) => contact.id === id));
    response.json({ data: linked.map((row) => regions.present(row, viewerOf(response))) });
  });
  servePublicCollections(api, named);
  serveLeftOut(api);
  const ids = sharedIds();
  for (const resource of content) {
    serveChoosing(api, contentTypes[resource.name as keyof typeof contentTypes], resource);
    history.serve(api, resource);
  }
  for (const resource of resources) serve(api, resource, onlyTheRow(router), ids(resource));

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    // fetch sends no-cache along with an If-None-Match of one's own; Express would then never answer 304.
    delete request.headers['cache-control'];
    response.set('Cache-Control', 'no-cache').set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.use(apiBase, api);
  app.get('/logout', (request, response) => response.set('Set-Cookie', endSession(sessions, request)).redirect('/login'));
  if (pages && existsSync(pages)) servePages(app, pages);
  app.use((_request, _response, next) => next(notFound()));
  app.use(sendProblem);
  return app;
}

/** json-server without what it reads from parameters and headers: embedded rows, other methods, delays. */
function onlyTheRow(router: Handler): Handler {
  return (request, response, next) => {
    request.query = {};
    const { name } = response.locals.resource as { name: string };
    request.url = request.url.replace(`/${name}`, `/${storeName(name)}`);
    delete request.headers['x-http-method-override'];
    router(request, response, next);
  };
}

/** json-server takes no slash in a name. */
const storeName = (name: string) => name.replaceAll('/', '~');

/** Where the next id comes from: types that share a table share its ids (`contacts/person`, `contacts/company`). */
function sharedIds(): (resource: Resource) => () => number {
  const last = new Map<string, number>();
  return ({ name, rows }) => {
    const table = allContentTypes.find((type) => type.name === name)?.shares?.table ?? name;
    last.set(table, Math.max(last.get(table) ?? 0, ...rows.map(({ id }) => id)));
    return () => {
      last.set(table, (last.get(table) ?? 0) + 1);
      return last.get(table) as number;
    };
  };
}

/** The built app; every address that is no file is one of its pages. */
function servePages(app: Application, folder: string): void {
  app.use(...jsonServer.defaults({ static: folder, logger: false, noCors: true }));
  app.get('*', (request, response, next) => {
    if (request.path.startsWith('/api/') || !request.accepts('html')) return next();
    response.sendFile(`${folder}/index.html`);
  });
}
