import path from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { apiBase, parseQuery } from '../domain/http';
import { projectRoot, type Config } from './config';
import type { Database } from './database';
import type { FileStore } from './files/fileStore';
import { access, methodsFor } from './plugins/access';
import { browser, isPage } from './plugins/browser';
import { compat, withoutCompat } from './compat/compat';
import { compression } from './http/compression';
import { crossSite } from './plugins/crossSite';
import { documentation } from './plugins/documentation';
import { metrics } from './metrics/metrics';
import { sendError, sendProblem, toProblem } from './plugins/errors';
import { idempotency } from './plugins/idempotency';
import { fullDisk, configRoutes, healthRoutes } from './operationRoutes';
import { drain } from './plugins/drain';
import { parameters } from './plugins/parameters';
import { loggerOptions, requestLog } from './plugins/requestLog';
import { securityHeaders } from './plugins/securityHeaders';
import { sessions } from './accounts/sessionPlugin';
import { exceedsBounds } from './http/jsonBounds';
import { mergePatchType } from './http/mergePatch';
import { HttpProblem } from './http/problems';
import { commentRoutes } from './comments/routes';
import { dashboardRoutes } from './dashboard/routes';
import { draftRoutes } from './drafts/routes';
import { activityRoutes } from './engine/routes/activityRoutes';
import { deletedRoutes } from './engine/routes/deletedRoutes';
import { gapRoutes } from './engine/routes/gapRoutes';
import { fileRoutes } from './files/routes';
import { registerSaveExtension } from './engine/write/saveExtension';
import { inboxRoutes } from './inbox/routes';
import { inboxSaveExtension } from './inbox/saving';
import { TelemetryBuffer } from './logs/buffer';
import { liveRoutes } from './live/routes';
import { logRoutes } from './logs/routes';
import { mailRoutes } from './mail/routes';
import { afterWrites } from './engine/routes/afterWrites';
import { ListCache } from './engine/read/listCache';
import { readResourceVersion, VersionReader } from './engine/storage/resourceVersions';
import { checkRoutes } from './publicPages/checkRoutes';
import { publicPageRoutes } from './publicPages/routes';
import { referenceRoutes } from './engine/routes/references';
import { resourceRoutes } from './engine/routes/resources';
import { publicSearchRoutes } from './engine/routes/publicSearch';
import { searchRoutes } from './engine/routes/search';
import { providerPages } from './accounts/openIdConnect';
import { passwordRoutes } from './accounts/passwordRoutes';
import { logoutPage, sessionRoutes } from './accounts/sessionRoutes';
import { exportRoutes } from './spreadsheets/export/routes';
import { exportedAsDeclared, typeModules } from './types';
import { secondFactorRoutes } from './accounts/secondFactorRoutes';
import { machineRoutes } from './accounts/machineRoutes';
import { webhookRoutes } from './webhooks/routes';
import { userRoutes } from './accounts/userRoutes';
import { previewLinkRoutes } from './previewLinks/routes';
import { sharedSearchRoutes } from './sharedSearches/routes';
import { submissionRoutes } from './submissions/routes';
import { machineTranslationRoutes } from './translations/machineRoutes';
import { translationExchangeRoutes } from './translations/routes';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Database;
    files: FileStore;
    /** The LRU cache of list responses. */
    lists: ListCache;
    /** Reads the list versions for requests of visitors. */
    versions: VersionReader;
    /** Reports of public pages that have not been stored yet. */
    telemetry: TelemetryBuffer;
  }
}

/**
 * The routes of the API: those of every content type (`resourceRoutes`), those that only some types have, and
 * everything else.
 */
const apiRoutes = [
  healthRoutes,
  configRoutes,
  sessionRoutes,
  passwordRoutes,
  secondFactorRoutes,
  userRoutes,
  machineRoutes,
  webhookRoutes,
  checkRoutes,
  referenceRoutes,
  fileRoutes,
  searchRoutes,
  publicSearchRoutes,
  inboxRoutes,
  exportRoutes(exportedAsDeclared),
  deletedRoutes,
  activityRoutes,
  gapRoutes,
  translationExchangeRoutes,
  machineTranslationRoutes,
  mailRoutes,
  logRoutes,
  dashboardRoutes,
  liveRoutes,
  draftRoutes,
  commentRoutes,
  sharedSearchRoutes,
  previewLinkRoutes,
  resourceRoutes,
  ...typeModules.flatMap(({ routes = [] }) => routes),
  submissionRoutes,
];

const megabyte = 1024 * 1024;

export interface AppOptions {
  config: Config;
  database: Database;
  files: FileStore;
  logger?: FastifyServerOptions['logger'];
  /** The folder of the built browser application. */
  browserDir?: string;
}

/**
 * Builds the server without listening; tests inject requests.
 * @throws if a route has no access rule
 */
export async function buildApp({ config, database, files, logger, browserDir }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger === true ? loggerOptions(config) : (logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    ...(config.compat && { rewriteUrl: withoutCompat }),
    // Uploads have a separate, larger limit.
    bodyLimit: 5 * megabyte,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    // Uploads can be slow. For headers, Node has its own limit of a minute.
    requestTimeout: 15 * 60_000,
    connectionTimeout: 2 * 60_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toProblem(error)),
  });
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('files', files);
  app.decorate('lists', new ListCache());
  app.decorate('telemetry', new TelemetryBuffer());
  registerSaveExtension(app, (type) => inboxSaveExtension(database.db, config, type));
  app.decorate('versions', new VersionReader((resource) => readResourceVersion(database.versions, resource)));

  // Handlers validate with the content type's declaration or with parse(); the schemas of routes are documentation
  // only.
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(['application/json', mergePatchType], { parseAs: 'string' }, (request, body, done) => {
    if (exceedsBounds(body as string))
      return done(HttpProblem.badRequest('Die Anfrage ist zu tief verschachtelt oder hat zu viele Werte.'));
    return parseJson(request, body as string, done);
  });
  app.addHook('onRequest', async ({ method, raw: { headers } }) => {
    // Some clients send a content type with DELETE, although there is no body.
    const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
    if (method === 'DELETE' && isEmpty) delete headers['content-type'];
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile('index.html');
    const address = request.url.split('?')[0] ?? '';
    const methods = methodsFor(app.routes, address);
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(reply, HttpProblem.notFound('Diese Adresse gibt es nicht.'));
    return sendProblem(reply, HttpProblem.wrongMethod(methods));
  });

  await app.register(requestLog);
  await app.register(metrics);
  await app.register(drain);
  await app.register(securityHeaders);
  await app.register(crossSite);
  await app.register(sessions);
  await app.register(access);
  await app.register(parameters);
  // Registered before compression, so that responses are stored uncompressed.
  await app.register(idempotency);
  await app.register(fullDisk);
  await app.register(compat);
  await app.register(compression);
  await app.register(documentation);
  const folder = browserDir ?? path.join(projectRoot, 'dist', 'browser');
  await app.register(browser, { folder });
  publicPageRoutes(app, folder);
  await app.register(logoutPage);
  await app.register(providerPages);
  await app.register(
    async (api) => {
      afterWrites(
        api,
        typeModules.flatMap(({ prepare = [] }) => prepare),
      );
      for (const routes of apiRoutes) await api.register(routes);
    },
    { prefix: apiBase },
  );
  await app.ready();
  return app;
}
