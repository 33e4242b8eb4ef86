import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../../domain/access';
import type { PublicConfig } from '../../domain/features';
import { publicConfig } from '../config';
import { answers, named } from '../http/described';

const configAnswer = named<PublicConfig>('Config', () =>
  z.object({
    productId: z.string(),
    productName: z.string(),
    logo: z.string().nullable(),
    themeColors: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    features: z.record(z.string(), z.boolean()),
    website: z.string().optional(),
    mapTiles: z.object({ url: z.string(), attribution: z.string() }).optional(),
    imports: z.enum(['chmos', 'spreadsheet']).array().optional(),
    leftOut: z.string().array().optional(),
    noExports: z.string().optional(),
  }),
);

/** The configuration for the browser, without a session. */
export async function configRoutes(app: FastifyInstance): Promise<void> {
  const data = publicConfig(app.config);
  app.get(
    '/config',
    {
      config: { access: anyone, withoutSession: true },
      schema: { summary: 'Konfiguration', tags: ['Betrieb'], ...answers(configAnswer) },
    },
    async () => ({ data }),
  );
}
