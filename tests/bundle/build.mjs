import { build } from 'vite';

/**
 * Builds a configuration into the given folder, with a manifest and, in `modules.json`, the modules of each file by
 * path.
 */
const modules = {
  name: 'modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const held = ({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
    const source = JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, held(chunk)])));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
};

const [, , outDir, configFile] = process.argv;
await build({ configFile, logLevel: 'warn', plugins: [modules], build: { manifest: '.vite/manifest.json', outDir } });
