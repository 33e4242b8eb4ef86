import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config';
import { HttpProblem } from './problems';

/** The URL at which this server can be reached on its own machine. */
export function listeningUrl(app: FastifyInstance): string {
  const { host, port: configured } = app.config;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : configured;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Shown to editors when a mail needs a link and the server does not know its own URL. */
export const noPublicUrlMessage =
  'E-Mails mit Links können nicht verschickt werden: Diese Installation weiss ihre eigene Adresse nicht. Die ' +
  'Administration muss PUBLIC_URL setzen.';

/**
 * The base URL of links in mails: `PUBLIC_URL`, or the local URL of a server that only serves this machine. Never taken
 * from the request, because its sender could then choose where the link leads.
 * @throws 409 if there is neither
 */
export function linkBase(request: FastifyRequest): string {
  const { server: app, hostname } = request;
  if (app.config.publicUrl) return app.config.publicUrl;
  if (isLoopback(app.config.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''))) return listeningUrl(app);
  throw HttpProblem.conflict(noPublicUrlMessage);
}
