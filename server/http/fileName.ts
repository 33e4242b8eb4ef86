/** RFC 6266: a plain name for old programs and the real one for all others. */
export function fileNameParameters(name: string, fallback: string): string {
  const plain = /^[\w .()+-]+$/.test(name) ? name : fallback;
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
