import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin } from 'vite';

/** Forms are evaluated at build time, so that browsers load the result instead of the declarations. */
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
 * Sizes in `rem` follow the text size of the place where an embed is shown, because many host pages set a different
 * size on `html` (`62.5%`) than on their texts.
 */
const sizedByPlace: Plugin = {
  name: 'sized-by-place',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.css(\?|$)/.test(id)
      ? code.replaceAll(/^(?!\s*@).*$/gm, (line) =>
          line.replaceAll(/(?<![\w.])(-?)([\d.]+)rem\b/g, 'calc($1$2 * var(--rem, 1rem))'),
        )
      : null,
};

/**
 * The public lists, for other websites and frames, and the pages opened from links in mails. The back office renders
 * their views with React; here Preact does, at a sixth of the size: docs/decisions/public-pages.md. `npm start` builds
 * this after vite.config.ts, next to its output.
 */
export default defineConfig({
  base: '/embed/',
  publicDir: false,
  plugins: [evaluatedForms, sizedByPlace],
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
      input: [
        'embed.html',
        'src/embed/outside/mount.tsx',
        'src/embed/outside/frame.ts',
        'src/embed/outside/loader.ts',
        'src/embed/outside/playground.ts',
      ],
      preserveEntrySignatures: 'strict',
    },
  },
});
