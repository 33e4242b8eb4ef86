// Finds the Firefox for `npm run test:firefox`: FIREFOX_PATH, an installed one, or a new installation.
import path from 'node:path';
import process from 'node:process';
import { install, isProgram } from './findChromium.mjs';

/** The extended support release comes first, because offices and Debian use it. */
const names = ['firefox-esr', 'firefox'];

function installedFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`FIREFOX_PATH names ${given}, which cannot be run here.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(isProgram);
}

/**
 * The path of a Firefox; if there is none, Debian's package is installed. Throws a message that says what to do.
 * @returns {string}
 */
export function findFirefox() {
  const found = installedFirefox() ?? install(['firefox-esr'], installedFirefox);
  if (found) return found;
  throw new Error(
    'These tests need Firefox: install one (on Debian: "apt-get install firefox-esr"), or set FIREFOX_PATH to where ' +
      'it is.',
  );
}
