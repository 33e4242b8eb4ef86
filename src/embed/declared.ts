import type { ContentType } from '../../domain/contentType';
import { singularOf } from '../../domain/names';

const files = import.meta.glob<Record<string, ContentType>>([
  '../../domain/types/*.ts',
  '!../../domain/types/*.test.ts',
]);

/** The declaration of a type, if its public view follows from it; undefined otherwise. */
export async function declaredForVisitors(name: string): Promise<ContentType | undefined> {
  const load = files[`../../domain/types/${singularOf(name)}.ts`];
  return load && Object.values(await load()).find((type) => type.name === name && type.forVisitors);
}
