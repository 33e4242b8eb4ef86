import { contentTypeNames, type ContentTypeName } from './contents';
import type { ContentType } from './contentType';
import { singularOf } from './names';
import { contacts } from './types/contacts';

/** The modules of the declarations, by path: `educations` is declared in `./types/education.ts`. */
const files: Record<string, object> = import.meta.env
  ? import.meta.glob<object>(['./types/*.ts', '!./types/*.test.ts'], { eager: true })
  : Object.fromEntries(
      await Promise.all(
        contentTypeNames
          .map((name) => `./types/${singularOf(name)}.ts`)
          .map(async (file) => [file, (await import(/* @vite-ignore */ file)) as object] as const),
      ),
    );

function declarationOf(name: ContentTypeName): ContentType {
  const file = `./types/${singularOf(name)}.ts`;
  const type = Object.values(files[file] ?? {}).find(
    (exported: Partial<ContentType>) => exported.fields && exported.name === name,
  );
  if (!type) throw new Error(`domain/types/${singularOf(name)}.ts does not declare ${name}.`);
  return type as ContentType;
}

/** All declarations, for code that works with every type. */
export const contentTypes = Object.fromEntries(contentTypeNames.map((name) => [name, declarationOf(name)])) as Record<
  ContentTypeName,
  ContentType
>;

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);

/** A declaration by name, including combined lists. */
export function contentTypeNamed(name: string): ContentType | undefined {
  return [...allContentTypes, contacts].find((type) => type.name === name);
}
