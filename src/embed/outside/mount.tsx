import { createRoot } from 'react-dom/client';
import { embedNamed, forProduct } from '../../../domain/embeds/embeds';
import type { MapTiles } from '../../../domain/features';
import { EmbedList } from '../list/EmbedList';
import type { LoadedNoun } from '../list/noun';
import { localeOf, settingsOf, type EmbedOptions } from '../list/settings';
import { tellLoad } from '../telemetry';

/** Each noun is a file of its name, whose code arrives when a page asks for it. */
const nouns = import.meta.glob<LoadedNoun>('../nouns/*.{ts,tsx}');
const nounNamed = (name: string) => nouns[`../nouns/${name}.ts`] ?? nouns[`../nouns/${name}.tsx`];

interface Mounting {
  /** The embed, as in its address: `projects`. */
  name: string;
  options: EmbedOptions;
  /** The short name of the product, which the page's CSS variables begin with. */
  product: string;
  /** What lies beneath outlines on maps, where this installation has pictures. */
  tiles?: MapTiles | undefined;
}

/** What most pages say, and our own script and frame: read, and nothing to be warned of. */
const everyday = ['locale', 'limit', 'instance', 'heading', 'mapDisabled', 'collection'];

/** Where a page may set colours and measures (`--regio-primary-color`), and what they are called inside. */
const variables: Record<string, string> = {
  'primary-color': 'primary',
  'secondary-color': 'secondary',
  'accessibility-color': 'focus',
  'max-width': 'max-width',
  'gutter-width': 'gutter',
  'border-radius-1': 'radius',
  'border-radius-2': 'radius-2',
};

/**
 * Shows what there is to embed in an element; what is returned takes it away again. Errors: one where nobody knows the
 * embed.
 */
export async function mount(place: HTMLElement | ShadowRoot, mounting: Mounting): Promise<() => void> {
  const { name, options, product } = mounting;
  if (options.disableTelemetry !== true) tellLoad(name, options.locale);
  // Within a page of others, which has a heading of its own, or on a page of ours.
  const content = await contentOf(mounting, place instanceof ShadowRoot ? 'h2' : 'h1');
  const element = document.createElement('div');
  element.className = `embed-${name} ${product}-${name}${options.responsive === false ? '' : ' is-responsive'}`;
  for (const [outside, inside] of Object.entries(variables))
    element.style.setProperty(`--embed-${inside}`, `var(--${product}-${outside})`);
  place.append(element);
  const root = createRoot(element);
  root.render(content);
  return () => {
    root.unmount();
    element.remove();
  };
}

/** What an embed shows; its code arrives now. Errors: one where nobody knows it. */
async function contentOf({ name, options, product, tiles }: Mounting, level: 'h1' | 'h2') {
  const locale = localeOf(options);
  if (name.endsWith('-form')) return (await import('../submission/formNamed')).formNamed(name, locale, level);
  if (name === 'feedback') {
    const { Feedback } = await import('../feedback/Feedback');
    return <Feedback locale={locale} level={level} />;
  }
  const loaded = await nounNamed(name)?.();
  const embed = loaded?.embedOf ? loaded.embedOf(options) : embedNamed(name);
  if (!embed || !loaded) throw new Error(`There is no embed "${name}".`);
  if (Object.keys(options).some((option) => !everyday.includes(option)))
    void import('./unreadOptions').then(({ warnOfUnread }) => warnOfUnread(embed, options));
  const list = { embed: forProduct(embed, product), noun: loaded.noun, settings: settingsOf(embed, options, tiles) };
  if (!(options.middleware ?? options.templateHooks ?? options.eventInterceptors)) return <EmbedList {...list} />;
  return (await import('../hostPage/pageParts')).withPageParts(list, options, EmbedList);
}
