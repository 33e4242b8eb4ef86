/**
 * German words live in this folder, one file per area, each a plain object: `export const shellWords = {…} as const`.
 * A component imports the words of its area and nothing else; a word with a value in it is a function
 * (`loaded: (n: number) => \`${n} / 19 …\``). Labels of fields, filters and choices stand in the declaration (domain/).
 * Labels, questions and messages have been agreed with the editors, and tests find controls by them: change none in
 * passing. The words of react-admin's own components are in `germanMessages.ts`, complete by type.
 */
import { mergeTranslations, type I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import languageGerman from 'ra-language-german';
import { contents } from '../../domain/contents';
import { declaredType } from '../../domain/contentType';
import { germanMessages } from './germanMessages';
import { listWords } from './lists';

/** Names of resources, where react-admin looks for them. */
const resourceNames = Object.fromEntries(
  Object.values(contents).map(({ name, label }) => [name, { name: `${label.singular} |||| ${label.plural}` }]),
);

/** Ours are complete and in Swiss spelling; ra-language-german stands in for keys that react-admin adds later. */
const messages = mergeTranslations(languageGerman, germanMessages, { resources: resourceNames });

const polyglot = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }], {
  allowMissing: true,
});

/**
 * The interface is German and nothing else. What fields are called comes from their declaration, once a page has loaded
 * it.
 */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => fieldLabel(key) ?? polyglot.translate(key, options),
};

/**
 * In: where react-admin looks for the label of a field, also of its translation:
 * `resources.projects.fields.translations.fr.title`.
 */
function fieldLabel(key: string): string | undefined {
  const [, resource = '', name = ''] =
    /^resources\.([^.]+)\.fields\.(?:translations\.(?:fr|it)\.)?([^.]+)$/.exec(key) ?? [];
  const type = declaredType(resource);
  return type && (type.fields[name]?.label ?? ownFields[name]);
}

/** What every record has beside what its type declares. */
const ownFields: Record<string, string> = {
  id: listWords.id,
  createdAt: listWords.createdAt,
  updatedAt: listWords.updatedAt,
};
