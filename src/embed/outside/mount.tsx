import { createRoot } from 'react-dom/client';
import { embedNamed } from '../../../domain/embeds';
import type { MapTiles } from '../../../domain/features';
import { EmbedList } from '../list/EmbedList';
import type { LoadedNoun } from '../list/noun';
import { settingsOf, type EmbedOptions } from '../list/settings';
import { tellLoad } from '../tell';

/** Each noun is a file of its name, whose code arrives when a page asks for it. */
const nouns = import.meta.glob<LoadedNoun>('../nouns/*.{ts,tsx}');
const nounNamed = (name: string) => nouns[`../nouns/${name}.ts`] ?? nouns[`../nouns/${name}.tsx`];

export interface Mounting {
  /** The embed, as in its address: `projects`. */
  name: string;
  options: EmbedOptions;
  /** The short name of the product, which the page's CSS variables begin with. */
  product: string;
  /** What lies beneath outlines on maps, where this installation has pictures. */
  tiles?: MapTiles | undefined;
}

/** Where a page may set colours and measures (`--regio-primary-color`), and what they are called inside. */
const variables: Record<string, string> = {
  'primary-color': 'primary', 'accessibility-color': 'focus', 'max-width': 'max-width', 'border-radius-1': 'radius',
};

/** Shows a list or a form in an element; what is returned takes it away again. Errors: one where nobody knows the embed. */
export async function mount(place: HTMLElement | ShadowRoot, { name, options, product, tiles }: Mounting): Promise<() => void> {
  if (options.disableTelemetry !== true) tellLoad(name, options.locale);
  if (name.endsWith('-form')) return (await import('../submission/mountForm')).mountForm(place, name, options.locale);
  const loaded = await nounNamed(name)?.();
  const embed = loaded?.embedOf ? loaded.embedOf(options) : embedNamed(name);
  if (!embed || !loaded) throw new Error(`There is no embed "${name}".`);
  const { noun } = loaded;
  const element = document.createElement('div');
  element.className = `embed-${name} ${product}-${name} is-responsive`;
  for (const [outside, inside] of Object.entries(variables)) element.style.setProperty(`--embed-${inside}`, `var(--${product}-${outside})`);
  place.append(element);
  const root = createRoot(element);
  root.render(<EmbedList embed={embed} noun={noun} settings={settingsOf(embed, options, tiles)} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
