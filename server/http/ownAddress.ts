import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config';
import { HttpProblem } from './problems';

/** The address of this server on its own machine. */
export function listeningAddress(app: FastifyInstance): string {
  const { host, port: wished } = app.config;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wished;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Shown to editors and logged if mails cannot contain links. */
export const noLinkAddress =
  'E-Mails mit Links können nicht verschickt werden: Diese Installation weiss ihre eigene Adresse nicht. Die Administration muss PUBLIC_URL setzen.';

/**
 * The base of links in mails: `PUBLIC_URL`, or the local address of a server on one machine. Never derived from the
 * request, whose sender could lead the recipient anywhere.
 * @throws 409 if there is neither
 */
export function linkBase(request: FastifyRequest): string {
  const { server: app, hostname } = request;
  if (app.config.publicUrl) return app.config.publicUrl;
  if (isLoopback(app.config.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''))) return listeningAddress(app);
  throw HttpProblem.conflict(noLinkAddress);
}
