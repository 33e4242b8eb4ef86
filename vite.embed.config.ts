import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin } from 'vite';

/** Forms are evaluated while building: browsers load what follows from the declarations, not the declarations. */
const evaluatedForms: Plugin = {
  name: 'evaluated-forms',
  async load(id) {
    if (!/\/domain\/submissions\/forms\/\w+\.ts$/.test(id)) return null;
    const { module } = await runnerImport<Record<string, object>>(id, { configFile: false, logLevel: 'error' });
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/**
 * The public lists, for pages of others and for frames, and the pages that links of mails open. Their views are written
 * for React and shown by it in the back office; here Preact carries them, which is a sixth of its size:
 * docs/decisions/public-pages.md. `npm start` builds this after vite.config.ts, beside it.
 */
export default defineConfig({
  base: '/embed/',
  publicDir: false,
  plugins: [evaluatedForms],
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
      input: ['embed.html', 'src/embed/outside/mount.tsx', 'src/embed/outside/frame.ts', 'src/embed/outside/loader.ts'],
      preserveEntrySignatures: 'strict',
    },
  },
});
