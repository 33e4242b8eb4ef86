import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The commands that package.json runs by `scripts/command.mjs`. */
const commands = Object.values(scripts).flatMap((script) => /scripts\/command\.mjs (\w+)/.exec(script)?.[1] ?? []);

/**
 * The server as JavaScript, without bundling libraries. `npm start` builds it after the browser part. Its workers keep
 * the file names by which the sources start them (`readWorker.mjs`), so that the bundle finds them next to itself.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server/draft',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        readWorker: 'server/spreadsheets/read/worker.ts',
        prepareWorker: 'server/types/interactiveGraphics/drawing/worker.ts',
        printWorker: 'server/pdf/worker.ts',
        xliffWorker: 'server/translations/worker.ts',
        ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
