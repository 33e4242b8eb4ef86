import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config';
import { HttpProblem } from './problems';

/** The address of a server by itself, as only this machine may know it. */
export function listeningAddress(app: FastifyInstance): string {
  const { host, port: wished } = app.config;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wished;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** What editors read, and the log, where mails cannot say where their links lead. */
export const noLinkAddress =
  'E-Mails mit Links können nicht verschickt werden: Diese Installation weiss ihre eigene Adresse nicht. Die Administration muss PUBLIC_URL setzen.';

/**
 * What links in mails begin with: `PUBLIC_URL`; without it, where somebody tries the product on one machine, the
 * address there. Never what a request says of itself: the mail goes to somebody else, and whoever sends the request
 * could lead them anywhere. Errors: 409 where neither is there.
 */
export function linkBase(request: FastifyRequest): string {
  const { server: app, hostname } = request;
  if (app.config.publicUrl) return app.config.publicUrl;
  if (isLoopback(app.config.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''))) return listeningAddress(app);
  throw HttpProblem.conflict(noLinkAddress);
}
