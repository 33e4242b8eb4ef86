import type { MapTiles } from '../../../domain/features';
import { mount } from './mount';
import { tellParent } from './tellParent';

/** The page of a frame: says in data attributes what it shows, and in its address what the visitor is looking at. */
const root = document.getElementById('root') as HTMLElement;
const { name = '', locale = 'de', product = '', tiles, collection, parents, function: functionName } = root.dataset;
const said = new URLSearchParams(location.search);

/** A colour of the address; anything but hexadecimal digits is nobody's colour. */
function colour(key: string): string | null {
  const value = said.get(key) ?? '';
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null;
}

for (const key of ['primary', 'secondary'] as const) {
  const value = colour(`${key}Color`);
  if (value !== null) document.documentElement.style.setProperty(`--${product}-${key}-color`, value);
}

// What the server wrote for browsers without scripts makes room.
root.replaceChildren();
void mount(root, {
  name,
  product,
  options: {
    locale,
    heading: 'h2',
    mapDisabled: said.get('mapDisabled') === '1',
    ...(collection && { collection: Number(collection) }),
  },
  ...(tiles && { tiles: JSON.parse(tiles) as MapTiles }),
});
tellParent(`${product}${functionName ?? ''}`, parents?.split(' ') ?? ['*']);
