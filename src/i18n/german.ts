/**
 * German words live in this folder, one file per area, each a plain object: `export const shellTexts = {…} as const`.
 * A component imports the words of its area and nothing else; a word with a value in it is a function
 * (`loaded: (n: number) => \`${n} / 19 …\``). Labels of fields, filters and choices stand in the declaration (domain/).
 * The words of react-admin's own components are in `germanMessages.ts`, complete by type.
 */
import { mergeTranslations } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import languageGerman from 'ra-language-german';
import { allContentTypes } from '../../domain/contentTypes';
import type { Fields } from '../../domain/fields';
import { germanMessages } from './germanMessages';

/** Names of resources and fields, where react-admin looks for them. */
function resourceMessages() {
  return Object.fromEntries(
    allContentTypes.map(({ name, label, fields }) => [
      name,
      {
        name: `${label.singular} |||| ${label.plural}`,
        fields: Object.fromEntries(Object.entries(fields as Fields).map(([field, { label: text }]) => [field, text])),
      },
    ]),
  );
}

/** Ours are complete and in Swiss spelling; ra-language-german stands in for keys that react-admin adds later. */
const messages = mergeTranslations(languageGerman, germanMessages, { resources: resourceMessages() });

/** The interface is German and nothing else (document 1, section 1). */
export const i18nProvider = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }], { allowMissing: true });
