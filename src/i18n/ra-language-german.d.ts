/** The package has no types; germanMessages.ts, which is typed and complete, lies over it. */
declare module 'ra-language-german' {
  import type { TranslationMessages } from 'react-admin';
  const messages: TranslationMessages;
  export default messages;
}
