import type { ContentType } from './contentType';

const declared = new Map<string, ContentType<any>>();

/** Called by `defineContentType`. */
export function addDeclaration(type: ContentType<any>): void {
  declared.set(type.name, type);
}

/**
 * The declaration of a type, if something has loaded it. In the browser declarations arrive with the pages that need
 * them; this is for what can do without, and must not bring all of them along.
 */
export function declaredType(name: string): ContentType<any> | undefined {
  return declared.get(name);
}
