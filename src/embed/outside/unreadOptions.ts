import type { Embed } from '../../../domain/embeds/embeds';
import { functionNames } from '../../../domain/embeds/embedFunctions';
import { host } from '../../ui/fileUrls';
import type { EmbedOptions } from '../list/settings';

/** The options that are read; the compiler checks that the list is complete. */
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
/** Whether an embed reads an option, e.g. `limit` or `history.mode`. */
export const isReadOption = (embed: Embed, option: string): boolean =>
  Object.hasOwn(read, option) || functionNames(embed).includes(option);

/** Options that contain options. */
const groups = ['history', 'middleware', 'templateHooks', 'eventInterceptors'] as const;
const warned = new Set<string>();

/** Warns the host page's developer once about each option that has no effect. */
export function warnOfUnread(embed: Embed, options: EmbedOptions): void {
  for (const option of [
    ...Object.keys(options),
    ...groups.flatMap((group) => Object.keys(options[group] ?? {}).map((key) => `${group}.${key}`)),
  ]) {
    const page = `${host}/embed/${embed.name}/documentation.html`;
    const message = `${embed.name}: the option "${option}" is ignored, see ${page}`;
    if (isReadOption(embed, option) || warned.has(message)) continue;
    warned.add(message);
    // For the developer of the host page only.
    // oxlint-disable-next-line no-console
    console.warn(message);
  }
}
