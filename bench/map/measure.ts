import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { connect } from '../../server/database';
import { findRunningPostgres } from '../../server/postgres/embeddedPostgres';
import { replaceMunicipalities } from '../../server/types/regions/municipalities';
import { newPage } from '../browser/pages';
import { median } from '../load/median';
import { firstId } from '../fillTypes';
import type { Product } from '../product';
import { dataDir, rounds } from '../settings';
import { generateMunicipalities } from './outlines';

/** What the map of the form is made of, in milliseconds: from its data to its picture, and while a hand moves it. */
interface MapTimes {
  kilobytes: number;
  drawn: number;
  /** From one picture to the next: the median, and the longest. */
  frame: number;
  longestFrame: number;
}

const path = '/regions/geojson/cities';

/**
 * Writes down when each picture comes. As text: what TypeScript makes of a function for Node is not known in the page.
 */
const frames =
  'window.mapFrames = []; requestAnimationFrame(function next(now) { window.mapFrames.push(now); requestAnimationFrame(next); });';

declare global {
  interface Window {
    mapFrames: number[];
  }
}

/** Puts 2,200 municipalities in the place of those of the running product; regions lose what they had on the map. */
export async function fillMunicipalities(): Promise<void> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the benchmark does not run.');
  const database = connect(connectionString);
  await database.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // Twenty thousand regions over the same few municipalities, as the benchmark of the types makes them, are nobody's
    // map.
    await sql`delete from regions where id >= ${firstId}`.execute(trx);
    await sql`delete from search_index where resource = 'regions' and record_id >= ${firstId}`.execute(trx);
    await replaceMunicipalities(trx, generateMunicipalities());
  });
  await database.close();
}

/** Opens the form of a region with its map of all municipalities, and drags the map. */
export async function measureMap(browser: Browser, product: Product): Promise<MapTimes> {
  const measured: MapTimes[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await openOnce(browser, product));
  const middle = (name: keyof MapTimes) => median(measured.map((times) => times[name]));
  return {
    kilobytes: middle('kilobytes'),
    drawn: middle('drawn'),
    frame: middle('frame'),
    longestFrame: Math.max(...measured.map(({ longestFrame }) => longestFrame)),
  };
}

async function openOnce(browser: Browser, product: Product): Promise<MapTimes> {
  const page = await newPage(browser, product);
  try {
    await page.addInitScript(frames);
    await page.goto('/regions/1/edit');
    const { drawn, kilobytes } = await page.evaluate(untilDrawn, path);
    return { drawn, kilobytes, ...(await drag(page)) };
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page: waits until the middle of the map has a colour. Out: how long after its data had come, and how much
 * that was.
 */
async function untilDrawn(said: string): Promise<{ drawn: number; kilobytes: number }> {
  for (;;) {
    const canvas = document.querySelector<HTMLCanvasElement>('.area-map canvas');
    const data = canvas?.getContext('2d')?.getImageData(canvas.width / 2 - 20, canvas.height / 2 - 20, 40, 40).data;
    if (data?.some((value) => value > 0)) break;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const now = performance.now();
  const came = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes(said)) as PerformanceResourceTiming;
  return { drawn: now - came.responseEnd, kilobytes: came.encodedBodySize / 1000 };
}

async function drag(page: Page): Promise<Pick<MapTimes, 'frame' | 'longestFrame'>> {
  const map = page.locator('.area-map');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const before = await page.evaluate(() => window.mapFrames.length);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) await page.mouse.move(x + 2 * step, y + Math.round(20 * Math.sin(step / 6)));
  await page.mouse.up();
  const times = await page.evaluate((from) => window.mapFrames.slice(from), before);
  const between = times.slice(1).map((time, index) => time - (times[index] as number));
  return { frame: median(between), longestFrame: Math.max(...between) };
}
