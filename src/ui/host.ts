/**
 * Where our server is, seen from the page that shows us: '' on our own pages. A page of others loads this file from our
 * server, and what we load for it comes from there too.
 */
export const host = hostOf(import.meta.url);

function hostOf(script: string): string {
  const { origin } = new URL(script);
  return origin === 'null' || origin === globalThis.location?.origin ? '' : origin;
}
