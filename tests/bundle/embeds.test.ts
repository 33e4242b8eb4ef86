import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { embeds } from '../../domain/embeds';
import { Bundle } from './bundle';

/** What visitors load, in bytes of gzip. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build('vite.embed.config.ts', ['embed.html']);
});

const everywhere = ['src/embed/outside/loader.ts', 'src/embed/outside/mount.tsx', 'style.css'];
/** A collection shows the records of another embed. */
const shownBy = ({ name, resource, collection }: (typeof embeds)[number]) => (collection ? resource : name);
const noun = (name: string) => ['ts', 'tsx'].map((kind) => `src/embed/nouns/${name}.${kind}`).find(existsSync) ?? name;

it.each([...new Set(embeds.map(shownBy))])('shows the list of %s after 40 kB, views and all', (name) => {
  const size = bundle.sizeOf(bundle.filesOf(...everywhere, noun(name)));
  console.info(`Public list of ${name}: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(40_000);
});

// Whoever opens it has no account and perhaps a phone on a train.
it('shows the page of a personal link after 25 kB', () => {
  const size = bundle.sizeOf([...bundle.filesOf('embed.html'), 'embed.html']);
  console.info(`Page of a personal link: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(25_000);
});

it('knows nothing of the back office, of its components or of schemas', () => {
  const modules = bundle.modulesIn(bundle.filesOf(...everywhere, 'src/embed/outside/frame.ts', ...embeds.map((embed) => noun(shownBy(embed)))));
  expect(modules).toContain('src/embed/list/EmbedList.tsx');
  expect(modules.filter((module) => /react-admin|ra-core|@mui|\/zod\/|node_modules\/react|^domain\/types\/|^src\/(resources|list|form|fields)\//.test(module))).toEqual([]);
});
