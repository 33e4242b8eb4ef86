import type { Embed } from '../../../domain/embeds/embeds';
import { isReadOption } from '../../../domain/embeds/embedFunctions';
import { host } from '../../ui/fileUrls';
import type { EmbedOptions } from '../list/settings';

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
