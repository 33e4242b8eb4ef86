import type { PublicView } from '../publicViews/view';
import { contentTypes } from '../contentTypes';
import { declaredView } from '../publicViews/declared';
import { listEmbeds } from './allEmbeds';
import type { Embed } from './embeds';

const placeOf = (resource: string) => `../publicViews/${resource}.ts`;
// Other files there have no `view`.
const files: Record<string, { view?: PublicView }> = import.meta.env
  ? import.meta.glob<{ view?: PublicView }>('../publicViews/*.ts', { eager: true })
  : Object.fromEntries(
      await Promise.all(
        listEmbeds
          .filter(({ content }) => !contentTypes[content].shown)
          .map(({ resource }) => placeOf(resource))
          .map(async (file) => [file, (await import(/* @vite-ignore */ file)) as { view?: PublicView }] as const),
      ),
    );

const declared = new Map(
  Object.values(contentTypes).flatMap((type) => (type.shown ? [[type.name, declaredView(type)] as const] : [])),
);

/**
 * What the public reads of the records of an embed, of a collection as of the list of these records. All views at once:
 * for the server and tests, since a browser loads the one it shows.
 * @throws if `domain/publicViews` has no file of that name, and the declaration does not say it
 */
export function viewOfEmbed({ resource }: Pick<Embed, 'resource'>): PublicView {
  const view = files[placeOf(resource)]?.view ?? declared.get(resource);
  if (!view) throw new Error(`domain/publicViews/${resource}.ts is missing.`);
  return view;
}
