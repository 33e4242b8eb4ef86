import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Vite puts around each import what loads its styles and dependencies before it and tells the page of faults, though here nothing is loaded before: 1 kB in each list. */
const importAlone: Plugin = {
  name: 'import-alone',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/**
 * The public lists, for pages of others and for frames, and the pages that links of mails open. Their views are written for React and shown by it in the back office; here Preact
 * carries them, which is a sixth of its size: docs/decisions/public-pages.md. `npm start` builds this after vite.config.ts, beside it.
 */
export default defineConfig({
  base: '/embed/',
  plugins: [importAlone],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('node_modules/preact/compat/client.mjs', import.meta.url)) },
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
      // What every list needs travels in one file: by itself each of these would be compressed without the others, and asked for.
      output: { codeSplitting: { groups: [{ name: 'preact', priority: 1, test: /node_modules\/preact|vite\/preload-helper|src\/ui\/host\.ts|domain\/(http|locales)\.ts/ }, { name: 'list', test: /src\/embed\/list\/(?!entryNoun|handIn|groups)|domain\/(embeds\/embeds|nouns\/eventPlaces|nouns\/eventTypes|values\/textsIn)\.ts/ }, { name: 'record', test: /src\/(embed\/(record\/(RecordView|Facts)|ExternalLink|LinkedText|sanitizeHtml)|i18n\/embed\/list)\.tsx?|dompurify|domain\/(publicViews\/facts|nouns\/eventDates|values\/(addresses|linksIn|moments|days|wholeDays))\.ts/ }, { name: 'media', test: /src\/(embed\/(record\/media|VideoEmbed|videoEmbedUrl)|ui\/fileAddress)\.tsx?|domain\/publicViews\/mediaWords\.ts/ }] } },
      input: ['embed.html', 'src/embed/outside/mount.tsx', 'src/embed/outside/frame.ts', 'src/embed/outside/loader.ts'], preserveEntrySignatures: 'strict',
    },
  },
});
