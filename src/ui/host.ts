/**
 * Our server's origin as seen by the current page; '' on our own pages. Host pages load this script from our
 * server, so the script's origin is used for requests too.
 */
export let host = hostOf(import.meta.url);

/** A page that the server renders has absolute addresses, for whoever puts it into theirs. */
export const setHost = (address: string) => {
  host = address;
};

function hostOf(script: string): string {
  const { origin } = new URL(script);
  return origin === 'null' || origin === globalThis.location?.origin ? '' : origin;
}
