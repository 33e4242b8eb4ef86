/** The package has no types; german.ts, typed and complete, overrides it. */
declare module 'ra-language-german' {
  import type { TranslationMessages } from 'react-admin';
  const messages: TranslationMessages;
  export default messages;
}
