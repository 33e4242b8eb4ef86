import { build } from 'vite';

/**
 * Builds what a configuration says into the folder that is given, with a manifest and, in `modules.json`, what each
 * file holds: modules by path.
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
