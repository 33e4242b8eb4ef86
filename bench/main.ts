import { startBare } from './load/bare';
import { prepareDataFolder } from './dataFolder';
import { startProduct } from './product';
import { writeResults } from './report';
import { isChosen } from './settings';
import {
  browserPart,
  comparisonPart,
  contactsPart,
  crowdPart,
  drawingPart,
  filtersPart,
  importPart,
  inboxPart,
  mapPart,
  publicPart,
  readingPart,
  spreadsheetPart,
  typesPart,
} from './parts';

/** `npm run bench`: measures what the README claims about speed. */
const fill = await prepareDataFolder();
const bare = await startBare();
const product = await startProduct();
try {
  const parts: string[] = [];
  parts.push(...(await comparisonPart(product, bare, 'identity')));
  parts.push(...(await comparisonPart(product, bare, 'gzip')));
  parts.push(...(await typesPart(product, bare)));
  parts.push(...(await filtersPart(product, bare)));
  if (isChosen('reading')) parts.push(await readingPart(product));
  if (isChosen('crowd')) parts.push(await crowdPart(product));
  if (isChosen('public', 'readers')) parts.push(await publicPart(product, bare));
  if (isChosen('xlsx')) parts.push(await spreadsheetPart(product));
  if (isChosen('browser')) parts.push(await browserPart(product));
  if (isChosen('map')) parts.push(await mapPart(product));
  if (isChosen('drawing')) parts.push(await drawingPart(product));
  if (isChosen('inbox')) parts.push(await inboxPart(product));
  if (isChosen('contacts')) parts.push(await contactsPart(product, bare));
  if (isChosen('import')) parts.push(await importPart(product));
  await writeResults(parts, fill);
} finally {
  bare.stop();
  await product.stop();
}
