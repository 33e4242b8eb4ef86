import { buildBrowser } from '../../scripts/buildBrowser.mjs';
import { checkout } from '../support/product';

/** Builds the browser part once, before two products at a time find that it is missing. */
export async function setup(): Promise<void> {
  await buildBrowser(checkout);
}
