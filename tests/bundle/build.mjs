import { build } from 'vite';

/** Builds the browser part into the folder that is given, with a manifest and, in `modules.json`, what each file holds: modules by path. */
const modules = {
  name: 'modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const held = ({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
    const source = JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, held(chunk)])));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
};

await build({ logLevel: 'warn', plugins: [modules], build: { manifest: true, outDir: process.argv[2] } });
