import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sharedModules } from './scripts/sharedModules.mjs';

/**
 * Vite puts around each import what loads its styles and dependencies before it and tells the page of faults, though
 * here nothing is loaded before: 1 kB in each list.
 */
const importAlone: Plugin = {
  name: 'import-alone',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/**
 * What every list needs travels in one file: by itself each of these would be compressed without the others, and asked
 * for.
 */
const shared = sharedModules('vite.embed.config.ts', [
  {
    name: 'preact',
    files: [
      'node_modules/preact/**',
      '\0vite/preload-helper.js',
      'src/ui/host.ts',
      'domain/http.ts',
      'domain/locales.ts',
    ],
    priority: 1,
  },
  {
    name: 'list',
    files: [
      'src/embed/list/',
      'domain/embeds/embeds.ts',
      'domain/nouns/eventPlaces.ts',
      'domain/nouns/eventTypes.ts',
      'domain/values/textsIn.ts',
    ],
    // Not every list has these.
    except: ['src/embed/list/entryNoun.tsx', 'src/embed/list/handIn.tsx', 'src/embed/list/groups.ts'],
  },
  {
    name: 'record',
    files: [
      'src/embed/record/RecordView.tsx',
      'src/embed/record/Facts.tsx',
      'src/embed/ExternalLink.tsx',
      'src/embed/LinkedText.tsx',
      'src/embed/sanitizeHtml.ts',
      'src/i18n/embed/list.ts',
      'src/i18n/untitled.ts',
      'node_modules/dompurify/**',
      'domain/publicViews/facts.ts',
      'domain/nouns/eventDates.ts',
      ...['addresses', 'linksIn', 'moments', 'days', 'wholeDays'].map((name) => `domain/values/${name}.ts`),
    ],
  },
  {
    name: 'media',
    files: [
      'src/embed/record/media.tsx',
      'src/embed/VideoEmbed.tsx',
      'src/embed/videoEmbedUrl.ts',
      'src/ui/fileAddress.ts',
      'domain/publicViews/mediaWords.ts',
    ],
  },
]);

/**
 * The public lists, for pages of others and for frames, and the pages that links of mails open. Their views are written
 * for React and shown by it in the back office; here Preact carries them, which is a sixth of its size:
 * docs/decisions/public-pages.md. `npm start` builds this after vite.config.ts, beside it.
 */
export default defineConfig({
  base: '/embed/',
  plugins: [importAlone],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      {
        find: /^react-dom\/client$/,
        replacement: fileURLToPath(new URL('node_modules/preact/compat/client.mjs', import.meta.url)),
      },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: 'dist/browser/embed',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: shared } },
      input: ['embed.html', 'src/embed/outside/mount.tsx', 'src/embed/outside/frame.ts', 'src/embed/outside/loader.ts'],
      preserveEntrySignatures: 'strict',
    },
  },
});
