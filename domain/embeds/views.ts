import type { PublicView } from '../publicViews/view';
import { contentTypes } from '../contentTypes';
import { declaredView } from '../publicViews/declared';
import { listEmbeds } from './allEmbeds';
import type { Embed } from './embeds';

const placeOf = (resource: string) => `../publicViews/${resource}.ts`;
// Some files have no `view`.
const files: Record<string, { view?: PublicView }> = import.meta.env
  ? import.meta.glob<{ view?: PublicView }>(['../publicViews/*.ts', '!../publicViews/*.test.ts'], { eager: true })
  : Object.fromEntries(
      await Promise.all(
        listEmbeds
          .filter(({ content }) => !contentTypes[content].forVisitors)
          .map(({ resource }) => placeOf(resource))
          .map(async (file) => [file, (await import(/* @vite-ignore */ file)) as { view?: PublicView }] as const),
      ),
    );

const declared = new Map(
  Object.values(contentTypes).flatMap((type) => (type.forVisitors ? [[type.name, declaredView(type)] as const] : [])),
);

/**
 * The public view of an embed's records; a collection has the view of the records it collects. This file loads all
 * views, so it is for server and tests: a browser loads only the view it shows.
 * @throws if `domain/publicViews` has no file for it and its type does not declare `forVisitors`
 */
export function viewOfEmbed({ resource }: Pick<Embed, 'resource'>): PublicView {
  const view = files[placeOf(resource)]?.view ?? declared.get(resource);
  if (!view) throw new Error(`domain/publicViews/${resource}.ts is missing.`);
  return view;
}
