import { defineConfig } from 'vite';

/**
 * The server as JavaScript, without bundling libraries: `npm start` builds it after the browser part. Its workers keep
 * the file names by which the sources start them (`readWorker.mjs`), so the bundle finds them next to itself.
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
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
