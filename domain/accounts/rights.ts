import { contentTypeNames } from '../contents';
import type { ContentLocale } from '../locales';

/** Rights of a machine account on the records of a type, granted separately. */
export const machineActions = ['read', 'write', 'publish'] as const;
export type MachineAction = (typeof machineActions)[number];

/** Stands for all types in a scope. */
export const anyType = '*';

/** The type that rights name for a resource: `contacts` for `contacts/person`. */
export const scopedType = (resource: string): string => resource.split('/')[0] as string;

/** The types that a scope may name. */
export const scopeTypes: readonly string[] = [
  anyType,
  ...new Set([...contentTypeNames.map(scopedType), 'references', 'files']),
];

/** Whether the scopes of a machine account allow an action with the records of a resource. */
export function allows(scopes: readonly string[], resource: string, action: MachineAction): boolean {
  return scopes.includes(`${scopedType(resource)}:${action}`) || scopes.includes(`${anyType}:${action}`);
}

/**
 * What an account may write within its role: a machine by its scopes, a person by types and languages. Without a list,
 * or with null, a person may write everything.
 */
export interface Rights {
  scopes?: readonly string[];
  writableTypes?: readonly string[] | null;
  writableLanguages?: readonly ContentLocale[] | null;
}

/** Whether an account may write records of a resource. */
export function mayWriteType({ scopes, writableTypes }: Rights, resource: string): boolean {
  return scopes ? allows(scopes, resource, 'write') : !writableTypes || writableTypes.includes(scopedType(resource));
}

/** Whether an account may write a language. Values that all languages share, such as dates, count as German. */
export const mayWriteLanguage = ({ writableLanguages }: Rights, locale: ContentLocale): boolean =>
  !writableLanguages || writableLanguages.includes(locale);

/** Whether an account may write a language of a resource's records. */
export const mayWrite = (who: Rights, resource: string, locale: ContentLocale): boolean =>
  mayWriteType(who, resource) && mayWriteLanguage(who, locale);
