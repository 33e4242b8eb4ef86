import { defineConfig } from 'vite';

/**
 * The server as JavaScript, with libraries left where they are: `npm start` builds it after the browser part. Its
 * threads are named as what starts them from the sources (`readWorker.mjs`), beside which they lie here too.
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
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
