// Finds the browser for the tests in this order: CHROME_PATH, what is installed, Playwright's own, an installation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The one without windows first: it does the same with a fifth less computing. */
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
 * The path of a Chromium or Chrome that is installed, undefined where there is none.
 * Throws a sentence when CHROME_PATH names something that cannot be run.
 * @returns {string | undefined}
 */
export function installedChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, which is no program that can be run here.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...usualPlaces];
  return places.find(isProgram);
}

/**
 * As `installedChromium`; where there is none it is downloaded by Playwright, else installed from Debian's packages.
 * Throws one sentence that says what to do.
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
    'The browser tests need Chromium or Chrome: install one (on Debian: "apt-get install chromium"), or set CHROME_PATH to where it is.',
  );
}

/** What `npx playwright install chromium` has left, if it can start here: it brings no system libraries along. */
async function downloadedChromium() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return isProgram(place) && spawnSync(place, ['--version']).status === 0 ? place : undefined;
}

/**
 * Installs the first of Debian's packages after which there is a browser.
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
