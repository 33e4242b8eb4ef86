import type { PublicView } from '../../../domain/publicViews/view';
import { declaredForVisitors } from '../declared';
import { standardType } from './standardType';
import type { LoadedType } from './embedType';

const types = import.meta.glob<LoadedType>('../types/*.{ts,tsx}');
const views = import.meta.glob<{ view: PublicView }>([
  '../../../domain/publicViews/*.ts',
  '!../../../domain/publicViews/{*Words,amounts,declared,facts,reachLines,view}.ts',
]);

/**
 * How the records of an embed look; its code arrives now. What its view in `domain/publicViews` does not say stands in
 * `src/embed/types`; without a view the declaration says it. Undefined where there is no such embed.
 */
export async function loadType(name: string): Promise<LoadedType | undefined> {
  const own = types[`../types/${name}.ts`] ?? types[`../types/${name}.tsx`];
  if (own) return own();
  const loaded = await views[`../../../domain/publicViews/${name}.ts`]?.();
  if (loaded) return { contentType: standardType(name, loaded.view) };
  const [type, { declaredEmbedType }] = await Promise.all([declaredForVisitors(name), import('./declaredEmbedType')]);
  return type && declaredEmbedType(type);
}
