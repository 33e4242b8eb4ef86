/**
 * The interface's German words, one file per area, each a plain object: `export const shellWords = {…} as const`. A
 * component imports the words of its area only; a word with values is a function (`loaded: (n: number) => \`${n} /
 * 19 …\``). Labels of fields, filters and choices are in the declarations (domain/). Labels, questions and messages
 * are agreed with the editors, and tests find controls by them: do not change them in passing. The words of
 * react-admin's own components are in `germanMessages.ts`, complete by type.
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

/** Ours are complete and in Swiss spelling; ra-language-german covers keys that react-admin adds later. */
const messages = mergeTranslations(languageGerman, germanMessages, { resources: resourceNames });

const polyglot = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }], {
  allowMissing: true,
});

/** The interface is in German only. Labels of fields come from their declaration once a page has loaded it. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => fieldLabel(key) ?? polyglot.translate(key, options),
};

/**
 * @param key where react-admin looks up a field's label, also of its translation:
 * `resources.projects.fields.translations.fr.title`
 */
function fieldLabel(key: string): string | undefined {
  const [, resource = '', name = ''] =
    /^resources\.([^.]+)\.fields\.(?:translations\.(?:fr|it)\.)?([^.]+)$/.exec(key) ?? [];
  const type = declaredType(resource);
  return type && (type.fields[name]?.label ?? ownFields[name]);
}

/** Labels of undeclared fields that every record has. */
const ownFields: Record<string, string> = {
  id: listWords.id,
  createdAt: listWords.createdAt,
  updatedAt: listWords.updatedAt,
};
