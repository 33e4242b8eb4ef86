import { withoutHiddenCharacters } from '../../domain/values/fileNames';

/** The parameters of RFC 6266: an ASCII name for old programs and the real one for all others. */
export function fileNameParameters(name: string, fallback: string): string {
  const plain = /^[\w .()+-]+$/.test(name) ? name : fallback;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The name for a download. It always ends with the extension of the content, because that decides which program opens
 * it: a PDF named `Inserat.hta` becomes `Inserat.hta.pdf`.
 */
export function nameToSend(name: string, extension: string): string {
  const visible = withoutHiddenCharacters(name);
  const own = extension.toLowerCase();
  const endings = own === 'jpg' || own === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${own}`];
  return endings.some((ending) => visible.toLowerCase().endsWith(ending)) ? visible : `${visible}.${own}`;
}
