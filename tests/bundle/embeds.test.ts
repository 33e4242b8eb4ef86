import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { singularOf } from '../../domain/names';
import { Bundle } from './bundle';

/** What visitors load, in gzipped bytes. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build('vite.embed.config.ts', ['embed.html']);
});

const everywhere = ['src/embed/outside/loader.ts', 'src/embed/outside/mount.tsx', 'style.css'];
const ownFile = (name: string) =>
  [`src/embed/types/${name}.ts`, `src/embed/types/${name}.tsx`, `domain/publicViews/${name}.ts`].find(existsSync);
/** What shows a list: a file of its own, or the declaration of its type. */
const filesFor = (name: string) => {
  const own = ownFile(name);
  return own ? [own] : ['src/embed/list/declaredEmbedType.ts', `domain/types/${singularOf(name)}.ts`];
};

it.each(allEmbeds.map(({ name }) => ({ name })))('shows the list of $name after 60 kB, views and all', ({ name }) => {
  const size = bundle.sizeOf(bundle.filesOf(...everywhere, ...filesFor(name)));
  console.info(`Public list of ${name}: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(60_000);
});

// For people without an account, perhaps on a phone in a train.
it('shows the page of a personal link after 25 kB', () => {
  const size = bundle.sizeOf([...bundle.filesOf('embed.html'), 'embed.html']);
  console.info(`Page of a personal link: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(25_000);
});

it('knows nothing of the back office, of its components or of schemas', () => {
  const modules = bundle.modulesIn(
    bundle.filesOf(
      ...everywhere,
      'src/embed/outside/frame.ts',
      ...allEmbeds.flatMap(({ name }) => ownFile(name) ?? []),
    ),
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

it('loads forms without the declarations they follow from', () => {
  const modules = bundle.modulesIn(bundle.filesOf('embed.html', 'domain/submissions/forms/job.ts'));
  expect(modules).toContain('domain/submissions/forms/person.ts');
  expect(modules.filter((module) => /\/zod\/|^domain\/types\//.test(module))).toEqual([]);
});
