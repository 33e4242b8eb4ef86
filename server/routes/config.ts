import type { FastifyInstance } from 'fastify';
import { anyone } from '../../domain/access';
import { publicConfig } from '../config';

/** The configuration for the browser, without a session. */
export async function configRoutes(app: FastifyInstance): Promise<void> {
  const data = publicConfig(app.config);
  app.get(
    '/config',
    { config: { access: anyone, withoutSession: true }, schema: { summary: 'Konfiguration', tags: ['Betrieb'] } },
    async () => ({ data }),
  );
}
