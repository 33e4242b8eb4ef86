import type { MapTiles } from '../../../domain/features';
import type { FirstPage } from '../list/settings';
import { mount } from './mount';

/** The page inside a frame: data attributes define the list, and the URL stores the visitor's state. */
const root = document.getElementById('root') as HTMLElement;
const {
  name = '',
  locale = 'de',
  product = '',
  tiles,
  collection,
  parents,
  first,
  function: functionName,
} = root.dataset;
const parameters = new URLSearchParams(location.search);

/** A colour from the URL; null unless it is hexadecimal. */
function colour(key: string): string | null {
  const value = parameters.get(key) ?? '';
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null;
}

for (const key of ['primary', 'secondary'] as const) {
  const value = colour(`${key}Color`);
  if (value !== null) document.documentElement.style.setProperty(`--${product}-${key}-color`, value);
}

// What the server rendered stays until the list is there, and for good if it fails.
const before = [...root.children];
const mounted = mount(root, {
  name,
  product,
  options: {
    locale,
    // A frame has its own URL.
    history: {},
    heading: 'h2',
    mapDisabled: parameters.get('mapDisabled') === '1',
    ...(collection && { collection: Number(collection) }),
  },
  ...(tiles && { tiles: JSON.parse(tiles) as MapTiles }),
  ...(first && { first: JSON.parse(first) as FirstPage }),
});
void mounted.then(() => before.forEach((element) => element.remove()));
reportSize(`${product}${functionName ?? ''}`, parents?.split(' ') ?? ['*']);

/**
 * Reports the size of a frame's content to the surrounding page, in the two formats that existing pages listen for, and
 * removes the outer margin. The size is not a secret: if no origins are configured, any page may receive it.
 * @param origins the origins that may receive it; '*' for any
 */
function reportSize(functionName: string, origins: readonly string[]): void {
  if (parent === window) return;
  let reported = '';
  const report = () => {
    const { offsetHeight: value } = document.body;
    const { scrollWidth: width } = document.documentElement;
    if (reported === `${value} ${width}`) return;
    reported = `${value} ${width}`;
    for (const origin of origins) {
      parent.postMessage({ type: `${functionName}:offsetHeight`, value }, origin);
      parent.postMessage({ type: 'iframe-resized', height: value, width }, origin);
    }
  };
  new ResizeObserver(report).observe(document.body);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (
      source !== parent ||
      !(origins.includes('*') || origins.includes(origin)) ||
      typeof data !== 'object' ||
      data === null
    )
      return;
    const { type, bodyPadding, bodyMargin } = data as Record<string, unknown>;
    if (type !== 'iframe-child-init') return;
    if (typeof bodyPadding === 'string') document.body.style.padding = bodyPadding;
    if (typeof bodyMargin === 'string') document.body.style.margin = bodyMargin;
  });
}
