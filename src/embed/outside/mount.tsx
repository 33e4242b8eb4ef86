import { createRoot } from 'react-dom/client';
import { embedNamed, forProduct } from '../../../domain/embeds/embeds';
import type { MapTiles } from '../../../domain/features';
import { EmbedList } from '../list/EmbedList';
import { localeOf, settingsOf, type EmbedOptions, type FirstPage } from '../list/settings';
import { loadType } from '../list/types';
import { reportLoad } from '../telemetry';

interface Mounting {
  /** The embed's name in URLs, such as `projects`. */
  name: string;
  options: EmbedOptions;
  /** The product's short name, which is the prefix of the page's CSS variables. */
  product: string;
  /** The background of maps, if this installation has one. */
  tiles?: MapTiles | undefined;
  /** The first page of the list, if it came with the page of a frame. */
  first?: FirstPage;
}

/**
 * The common options, which our own loader and frame also use. If there are no others, the check for unread options is
 * not loaded.
 */
const commonOptions = ['locale', 'limit', 'instance', 'heading', 'mapDisabled', 'collection'];

/** The page's CSS variables for colours and sizes (`--regio-primary-color`), and their names inside the embed. */
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
 * Shows an embed in an element.
 * @returns a function that removes it
 * @throws if there is no such embed
 */
export async function mount(place: HTMLElement | ShadowRoot, mounting: Mounting): Promise<() => void> {
  const { name, options, product } = mounting;
  if (options.disableTelemetry !== true) reportLoad(name, options.locale);
  // `h2` inside a host page, which has its own h1; `h1` on one of our pages.
  const content = await contentOf(mounting, place instanceof ShadowRoot ? 'h2' : 'h1');
  const element = document.createElement('div');
  element.className = `embed-${name} ${product}-${name}${options.responsive === false ? '' : ' is-responsive'}`;
  for (const [outside, inside] of Object.entries(variables))
    element.style.setProperty(`--embed-${inside}`, `var(--${product}-${outside})`);
  place.append(element);
  const size = getComputedStyle(element).fontSize;
  // See `sizedByPlace` in vite.embed.config.ts. Our own pages keep following the browser's setting.
  if (place instanceof ShadowRoot && size !== getComputedStyle(document.documentElement).fontSize)
    element.style.setProperty('--rem', size);
  const root = createRoot(element);
  root.render(content);
  return () => {
    root.unmount();
    element.remove();
  };
}

/**
 * The content of an embed, whose code is loaded on demand.
 * @throws if there is no such embed
 */
async function contentOf({ name, options, product, tiles, first }: Mounting, level: 'h1' | 'h2') {
  const locale = localeOf(options);
  if (name.endsWith('-form')) return (await import('../submission/formNamed')).formNamed(name, locale, level);
  if (name === 'feedback') {
    const { Feedback } = await import('../feedback/Feedback');
    return <Feedback locale={locale} level={level} />;
  }
  if (name === 'search') {
    const { PublicSearch } = await import('../search/PublicSearch');
    return <PublicSearch options={options} level={level} />;
  }
  const loaded = await loadType(name);
  const embed = loaded?.embedOf ? loaded.embedOf(options) : embedNamed(name);
  if (!embed || !loaded) throw new Error(`There is no embed "${name}".`);
  if (Object.keys(options).some((option) => !commonOptions.includes(option)))
    // Only for developers, so it loads after everything that visitors wait for.
    setTimeout(() => void import('./unreadOptions').then(({ warnOfUnread }) => warnOfUnread(embed, options)), 1_000);
  const list = {
    embed: forProduct(embed, product),
    contentType: loaded.contentType,
    settings: { ...settingsOf(embed, options, tiles), ...(first && { first }) },
  };
  if (!(options.middleware ?? options.templateHooks ?? options.eventInterceptors)) return <EmbedList {...list} />;
  return (await import('../hostPage/pageParts')).withPageParts(list, options, EmbedList);
}
