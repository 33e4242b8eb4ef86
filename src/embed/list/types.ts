import type { PublicView } from '../../../domain/publicViews/view';
import { declaredEmbed } from '../../../domain/embeds/declaredEmbed';
import { declaredForVisitors } from '../declared';
import { handIn, standardType } from './standardType';
import type { LoadedType } from './embedType';

const types = import.meta.glob<LoadedType>('../types/*.{ts,tsx}');
const views = import.meta.glob<{ view: PublicView }>([
  '../../../domain/publicViews/*.ts',
  '!../../../domain/publicViews/{*Words,*.test,amounts,card,declared,facts,reachLines,view}.ts',
]);

/**
 * Loads how the records of an embed look: `src/embed/types` adds to the view in `domain/publicViews`; if there is no
 * view, it follows from the declaration. Undefined if there is no such embed.
 */
export async function loadType(name: string): Promise<LoadedType | undefined> {
  const own = types[`../types/${name}.ts`] ?? types[`../types/${name}.tsx`];
  if (own) return own();
  const load = views[`../../../domain/publicViews/${name}.ts`];
  if (load) return { contentType: standardType(name, load) };
  const type = await declaredForVisitors(name);
  const form = type?.forVisitors?.form;
  return (
    type && {
      embedOf: () => declaredEmbed(type),
      contentType: {
        ...standardType(name, async () => ({
          view: (await import('../../../domain/publicViews/declared')).declaredView(type),
        })),
        ...(form && { Above: handIn(name, form.title) }),
      },
    }
  );
}
