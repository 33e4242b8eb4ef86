import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { Bundle } from './bundle';

/** What visitors load, in bytes of gzip. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build('vite.embed.config.ts', ['embed.html']);
});

const everywhere = ['src/embed/outside/loader.ts', 'src/embed/outside/mount.tsx', 'style.css'];
const noun = (name: string) => ['ts', 'tsx'].map((kind) => `src/embed/nouns/${name}.${kind}`).find(existsSync) ?? name;

/**
 * In kilobytes, of the 60 that a public list may weigh: pictures that open large, costs, licences, calendars, the
 * records of a collection and what a text begins with bring code of their own, drawings what makes them harmless.
 */
const budgets: Record<string, number> = {
  projects: 43,
  events: 43,
  publications: 43,
  'financial-supports': 43,
  'circular-economy-projects': 42,
  'project-collection': 43,
  'event-collection': 43,
  'interactive-graphics': 49,
};

it.each(allEmbeds.map(({ name }) => ({ name, most: budgets[name] ?? 41 })))(
  'shows the list of $name after $most kB, views and all',
  ({ name, most }) => {
    const size = bundle.sizeOf(bundle.filesOf(...everywhere, noun(name)));
    console.info(`Public list of ${name}: ${size} bytes.`);
    expect(size).toBeLessThanOrEqual(most * 1_000);
  },
);

// Whoever opens it has no account and perhaps a phone on a train.
it('shows the page of a personal link after 25 kB', () => {
  const size = bundle.sizeOf([...bundle.filesOf('embed.html'), 'embed.html']);
  console.info(`Page of a personal link: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(25_000);
});

it('knows nothing of the back office, of its components or of schemas', () => {
  const modules = bundle.modulesIn(
    bundle.filesOf(...everywhere, 'src/embed/outside/frame.ts', ...allEmbeds.map(({ name }) => noun(name))),
  );
  expect(modules).toContain('src/embed/list/EmbedList.tsx');
  expect(
    modules.filter((module) =>
      /react-admin|ra-core|@mui|\/zod\/|node_modules\/react|^domain\/types\/|^src\/(resources|list|form|fields)\//.test(
        module,
      ),
    ),
  ).toEqual([]);
});
