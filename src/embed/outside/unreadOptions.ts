import type { Embed } from '../../../domain/embeds/embeds';
import { readFunctions } from '../../../domain/embeds/embedFunctions';
import { host } from '../../ui/host';
import type { EmbedOptions } from '../list/settings';

/** What is read of what a page says; the compiler holds it complete. */
const read: Record<keyof EmbedOptions | `history.${keyof Exclude<EmbedOptions['history'], false | undefined>}`, 1> = {
  locale: 1,
  limit: 1,
  fixedFilters: 1,
  defaultFilters: 1,
  history: 1,
  'history.mode': 1,
  'history.primaryKey': 1,
  instance: 1,
  collection: 1,
  mapDisabled: 1,
  heading: 1,
  disableTelemetry: 1,
  disableThumbnails: 1,
  types: 1,
  regionTypes: 1,
  responsive: 1,
  middleware: 1,
  templateHooks: 1,
  eventInterceptors: 1,
};
/** What holds options of its own. */
const groups = ['history', 'middleware', 'templateHooks', 'eventInterceptors'] as const;
const warned = new Set<string>();

/** Says once, to who looks for it, what a page asks for and does not get. */
export function warnOfUnread(embed: Embed, options: EmbedOptions): void {
  const known = [...Object.keys(read), ...readFunctions(embed)];
  for (const option of [
    ...Object.keys(options),
    ...groups.flatMap((group) => Object.keys(options[group] ?? {}).map((key) => `${group}.${key}`)),
  ]) {
    const said = `${embed.name}: the option "${option}" is not read, see ${host}/embed/${embed.name}/documentation.html`;
    if (known.includes(option) || warned.has(said)) continue;
    warned.add(said);
    // It is meant for who writes the page, and for nobody who reads it.
    // oxlint-disable-next-line no-console
    console.warn(said);
  }
}
