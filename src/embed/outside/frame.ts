import type { MapTiles } from '../../../domain/features';
import { mount } from './mount';
import { reportSize } from './reportSize';

/** The page inside a frame: data attributes define what it shows, its address what the visitor is looking at. */
const root = document.getElementById('root') as HTMLElement;
const { name = '', locale = 'de', product = '', tiles, collection, parents, function: functionName } = root.dataset;
const parameters = new URLSearchParams(location.search);

/** A colour from the address; null unless it is hexadecimal. */
function colour(key: string): string | null {
  const value = parameters.get(key) ?? '';
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null;
}

for (const key of ['primary', 'secondary'] as const) {
  const value = colour(`${key}Color`);
  if (value !== null) document.documentElement.style.setProperty(`--${product}-${key}-color`, value);
}

// Replace what the server rendered for browsers without scripts.
root.replaceChildren();
void mount(root, {
  name,
  product,
  options: {
    locale,
    heading: 'h2',
    mapDisabled: parameters.get('mapDisabled') === '1',
    ...(collection && { collection: Number(collection) }),
  },
  ...(tiles && { tiles: JSON.parse(tiles) as MapTiles }),
});
reportSize(`${product}${functionName ?? ''}`, parents?.split(' ') ?? ['*']);
