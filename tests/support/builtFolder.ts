import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder with those build files that pages refer to. */
export function builtFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'regio-built-'));
  mkdirSync(path.join(folder, 'embed/assets'), { recursive: true });
  const files = {
    'src/embed/outside/mount.tsx': 'assets/mount-1.js',
    'src/embed/outside/frame.ts': 'assets/frame-1.js',
    'src/embed/outside/loader.ts': 'assets/loader-1.js',
    'src/embed/outside/playground.ts': 'assets/playground-1.js',
    'style.css': 'assets/style-1.css',
  };
  for (const file of Object.values(files)) writeFileSync(path.join(folder, 'embed', file), '/* built */');
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(
    path.join(folder, 'embed/manifest.json'),
    JSON.stringify(Object.fromEntries(Object.entries(files).map(([source, file]) => [source, { file }]))),
  );
  return folder;
}
