import { existsSync, readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the API, either the server or the mock. */
const api = process.env.API_URL ?? 'http://localhost:3000';

/**
 * The calendar's arrows are an inline font, which our content security policy blocks; ours are drawn in another way.
 */
const calendarWithoutFont: Plugin = {
  name: 'calendar-without-font',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/@fullcalendar/core/') && code.includes('@font-face')
      ? { code: code.replace(/@font-face\s*\{[^}]*\}/, ''), map: null }
      : undefined,
};

/**
 * The same list as domain/embeds/publicPages.ts, which this file cannot import in every version of Vite;
 * tests/bundle/dev.test.ts compares them.
 */
const publicPages = /^\/(contacts\/verify|newsletter\/confirm|verify|submission|question|forms)\/./;

/** `npm run dev` serves the public pages at the same URLs as the server (server/plugins/browser.ts). */
const publicPagesInDev: Plugin = {
  name: 'public-pages',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (publicPages.test(request.url ?? '')) request.url = '/embed.html';
      next();
    });
  },
};

/** `virtual:icons` exports exactly the icons named in domain/contents.ts. */
const iconsOfContents: Plugin = {
  name: 'icons-of-contents',
  resolveId: (id) => (id === 'virtual:icons' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:icons') return undefined;
    const icons = new Set(
      Array.from(readFileSync('domain/contents.ts', 'utf8').matchAll(/\bicon: '(\w+)'/g), ([, icon]) => icon),
    );
    const imports = Array.from(icons, (icon) => `import ${icon} from '@mui/icons-material/${icon}';`);
    return `${imports.join('\n')}\nexport const icons = { ${[...icons].join(', ')} };`;
  },
};

/**
 * A file that pages share: these modules and their imports, except those in groups of higher priority. `files` are
 * paths of files, or of folders with a trailing slash.
 */
function shared(name: string, priority: number, files: string[]) {
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`vite.config.ts puts ${file} into «${name}», and it is not there.`);
  }
  const pattern = files.map((file) => file.replaceAll('.', '\\.') + (file.endsWith('/') ? '[^/]+' : '')).join('|');
  return { name, priority, test: new RegExp(`/(?:${pattern})$`) };
}

/**
 * Pages load a few shared files instead of a hundred small ones, which compress worse and load in sequence. This saves
 * 45 kB on the first list, and 30 kB and a third of the time on the first form.
 */
const layers = [
  shared('start', 4, ['src/App.tsx', 'src/Start.tsx']),
  shared('lists', 3, [
    'src/list/ContentList.tsx',
    'src/list/ListPage.tsx',
    'src/list/bulk/BulkMenu.tsx',
    'src/list/table/FieldColumn.tsx',
    'src/live/presence.tsx',
    'src/ui/',
    'src/i18n/forms.ts',
    'domain/values/escapeHtml.ts',
    'domain/values/fileTypes.ts',
  ]),
  // The parts of a form that lists and the inbox need are separate; otherwise those would load the whole form.
  shared('harmless', 2, ['src/embed/sanitizeHtml.ts']),
  shared('options', 2, [
    'src/fields/options/referenceOptions.ts',
    'node_modules/@mui/material/esm/Autocomplete/Autocomplete.js',
  ]),
  shared('order', 2, [
    'src/ui/reorder/ReorderList.tsx',
    'src/ui/reorder/useReorder.tsx',
    'src/form/leaving/LeaveGuard.tsx',
  ]),
  shared('parts', 2, [
    ...['Skeleton/', 'FormControlLabel/', 'Link/', 'ToggleButton/', 'ToggleButtonGroup/'].map(
      (part) => `node_modules/@mui/material/esm/${part}`,
    ),
    ...['DeleteOutlined', 'Link', 'SkipNext'].map((icon) => `node_modules/@mui/icons-material/esm/${icon}.js`),
    'node_modules/@mui/utils/esm/getValidReactChildren/getValidReactChildren.js',
    'src/i18n/comments.ts',
    'src/comments/mentionsQuery.ts',
    'domain/comments.ts',
  ]),
  shared('records', 2, [
    'src/form/deleting/DeletedMessage.tsx',
    'src/form/problems/problems.ts',
    'src/fields/uploads/useFileDrop.ts',
    'src/fields/uploads/Thumbnail.tsx',
    'domain/translations/texts.ts',
    'domain/translations/gaps.ts',
    'domain/uploads.ts',
    'domain/lists/search.ts',
  ]),
  shared('forms', 1, [
    'src/form/ContentEdit.tsx',
    'src/form/ContentForm.tsx',
    'src/form/FormSection.tsx',
    'src/fields/FieldInput.tsx',
  ]),
];

const testsOfSrc = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

/** Component tests that mock or reload modules need isolated modules. */
const replacingModules = testsOfSrc
  .filter(({ text }) => /\bvi\.(doMock|mock|resetModules)\(/.test(text))
  .map(({ file }) => file);

/**
 * The other tests that need a document. Mixing both environments in one project would restart the process at each
 * change.
 */
const inDocument = testsOfSrc
  .filter(({ file, text }) => text.startsWith('// @vitest-environment jsdom') && !replacingModules.includes(file))
  .map(({ file }) => file);

export default defineConfig({
  plugins: [react(), calendarWithoutFont, publicPagesInDev, iconsOfContents],
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    target: 'es2022',
    // Assets below this size would become data: URLs, which the content security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    // In kB before compression; tests/bundle checks the transferred sizes.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: layers } },
    },
  },
  server: { proxy: { '/api': api, '/logout': api } },
  test: {
    projects: [
      // These share their modules, so none of them may mock one: another test may have loaded it before.
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{deploy,docs,domain,demo,server,mock-server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/structure.test.ts',
          ],
          exclude: ['**/*.db.test.ts', ...replacingModules, ...inDocument],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-document',
          isolate: false,
          include: inDocument,
          setupFiles: 'tests/support/components.ts',
        },
      },
      // So must the test of our `getComputedStyle`, because earlier files would leave rules in jsdom.
      {
        extends: true,
        test: {
          name: 'browser-replacing',
          include: [...replacingModules, 'tests/{support,components}/**/*.test.tsx'],
          setupFiles: 'tests/support/components.ts',
        },
      },
      // These share one PostgreSQL, which is started for the run; each copies its own database from a template. None of
      // them mocks a module, so the server is loaded once instead of per file, which halves the time.
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          include: ['server/**/*.db.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/globalSetup.ts',
        },
      },
    ],
    // A browser environment only for tests that request it with `// @vitest-environment jsdom` in their first line.
    environment: 'node',
    // Uses all processors, because the test runner itself needs little, and otherwise one of two would stay idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One test in thousands that a busy machine delays does not stop a landing; `npm test` counts and names it.
    retry: process.env.TEST_RESULTS ? 1 : 0,
    // The same as in tests/support/components.ts.
    expect: { poll: { timeout: 15_000 } },
  },
});
