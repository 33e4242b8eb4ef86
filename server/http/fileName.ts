import { withoutHiddenSigns } from '../../domain/values/fileNames';

/** RFC 6266: a plain name for old programs and the real one for all others. */
export function fileNameParameters(name: string, fallback: string): string {
  const plain = /^[\w .()+-]+$/.test(name) ? name : fallback;
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/**
 * The name under which a file is sent out: it ends in the extension of what the file is, since that decides which
 * program opens it. `Inserat.hta` with the bytes of a PDF becomes `Inserat.hta.pdf`.
 */
export function nameToSend(name: string, extension: string): string {
  const visible = withoutHiddenSigns(name);
  const own = extension.toLowerCase();
  const endings = own === 'jpg' || own === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${own}`];
  return endings.some((ending) => visible.toLowerCase().endsWith(ending)) ? visible : `${visible}.${own}`;
}
