// Finds the browser for tests, in this order: CHROME_PATH, an installed one, Playwright's own, a new installation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The headless one comes first, because it is a fifth faster. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/**
 * The path of an installed Chromium or Chrome, if there is one. Throws a message if CHROME_PATH cannot be run.
 * @returns {string | undefined}
 */
export function installedChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, which cannot be run here.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...usualPlaces];
  return places.find(isProgram);
}

/**
 * Like `installedChromium`, but if there is none, Playwright downloads one, or Debian's package is installed. Throws a
 * message that says what to do.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const found = installedChromium() ?? (await downloadedChromium());
  if (found) return found;
  console.log('There is no Chromium or Chrome here: downloading one …');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = await downloadedChromium();
  if (downloaded) return downloaded;
  const installed = install(['chromium-headless-shell', 'chromium'], installedChromium);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (on Debian: "apt-get install chromium"), or set ' +
      'CHROME_PATH to where it is.',
  );
}

/**
 * The browser that `npx playwright install chromium` has downloaded, if it can run here, since it comes without system
 * libraries.
 */
async function downloadedChromium() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return isProgram(place) && spawnSync(place, ['--version']).status === 0 ? place : undefined;
}

/**
 * Installs Debian packages until one provides a browser.
 * @param {string[]} packages
 * @param {() => string | undefined} find
 */
export function install(packages, find) {
  if (process.getuid?.() !== 0 || !run('apt-get', ['update', '-qq'])) return undefined;
  for (const name of packages) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    const installed = find();
    if (installed) return installed;
  }
  return undefined;
}

/** @param {string} place */
export function isProgram(place) {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 180_000 }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
