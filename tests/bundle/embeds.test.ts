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
const declarationOf = (name: string) => `domain/types/${singularOf(name)}.ts`;
/** A record is shown by its own component or view, or by the declaration of its type. */
const filesFor = (name: string) => {
  const component = `src/embed/views/${singularOf(name).replace(/^./, (letter) => letter.toUpperCase())}View.tsx`;
  const view = [component, `domain/publicViews/${name}.ts`].find(existsSync);
  return ['src/embed/record/RecordView.tsx', ownFile(name) ?? declarationOf(name), ...(view ? [view] : [])];
};

// The rest of the budget is for its data and the options of its filters; server/engine/read/cards.db.test.ts limits the
// data.
it.each(allEmbeds.map(({ name }) => ({ name })))('shows the cards of $name after 45 kB', ({ name }) => {
  const own = ownFile(name);
  const size = bundle.sizeOf(
    bundle.filesOf(...everywhere, ...(own?.startsWith('src') ? [own] : own ? [] : [declarationOf(name)])),
  );
  console.info(`Public list of ${name}, before a record is opened: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(45_000);
});

it.each(allEmbeds.map(({ name }) => ({ name })))('shows the list of $name after 60 kB, views and all', ({ name }) => {
  const size = bundle.sizeOf(bundle.filesOf(...everywhere, ...filesFor(name)));
  console.info(`Public list of ${name}: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(60_000);
});

it('shows the search over everything after 40 kB', () => {
  const size = bundle.sizeOf(bundle.filesOf(...everywhere, 'src/embed/search/PublicSearch.tsx'));
  console.info(`Public search: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(40_000);
});

// For people without an account, perhaps on a phone on a train.
it('shows the page of a personal link within 30 kB', () => {
  const size = bundle.sizeOf([...bundle.filesOf('embed.html'), 'embed.html']);
  console.info(`Page of a personal link: ${size} bytes.`);
  expect(size).toBeLessThanOrEqual(30_000);
});

it('contains no code of the back office, its components or schemas', () => {
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

it('loads forms without declarations', () => {
  const modules = bundle.modulesIn(bundle.filesOf('embed.html', 'domain/submissions/forms/job.ts'));
  expect(modules).toContain('domain/submissions/forms/person.ts');
  expect(modules.filter((module) => /\/zod\/|^domain\/types\//.test(module))).toEqual([]);
});
