import { beforeAll, expect, it } from 'vitest';
import { roles } from '../../domain/access';
import type { Fetch } from './client';
import { readDescription, resolve } from './apiDescription';
import { describeContract } from './targets';

/** Names of properties that every object has. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

interface Parameter {
  name: string;
  in: 'path' | 'query';
}

describeContract(
  'names that every object has',
  (api) => {
    let boss: Fetch;
    beforeAll(async () => {
      boss = await api.as(roles[0]);
    });

    /** Not tested, because one ends the session and the other always returns a picture. */
    const passedOver = /\/(logout|logs\/pixel)$/;

    /** Every described URL that can be read, with its parameters. */
    async function readable(): Promise<{ path: string; parameters: Parameter[] }[]> {
      const known = await readDescription();
      return Object.entries(known.paths as Record<string, { get?: { parameters?: Parameter[] } }>).flatMap(
        ([path, { get }]) =>
          get && !passedOver.test(path)
            ? [{ path, parameters: (get.parameters ?? []).map((one) => resolve(known, one)) }]
            : [],
      );
    }

    it('have no meaning in any parameter of any URL', async () => {
      const addresses = await readable();
      expect(addresses.length).toBeGreaterThan(50);
      for (const { path, parameters } of addresses) {
        const at = (value: string) => path.replaceAll(/\{\w+\}/g, value);
        const addresses = parameters.flatMap(({ in: place, name }) =>
          place === 'query' ? [`${at('1')}?${new URLSearchParams(inherited.map((value) => [name, value]))}`] : [],
        );
        const placed = path.includes('{') ? inherited.map(at) : [];
        for (const address of [...addresses, ...placed]) {
          const { status } = await boss(address);
          expect(status, address).toBeLessThan(500);
        }
      }
      // This makes more than a thousand requests.
    }, 180_000);
  },
  'documentation',
);
