import type { Upload } from '../../domain/fields';
import { apiBase, pdfPath, viewPath } from '../../domain/http';
import type { Locale } from '../../domain/locales';

/**
 * The origin of our server as seen from the current page; '' on our own pages. Host pages load this script from our
 * server, so its origin is also used for requests.
 */
export let host = hostOf(import.meta.url);

/** Pages rendered on the server get absolute URLs, so that other websites can embed them. */
export const setHost = (address: string) => {
  host = address;
};

function hostOf(script: string): string {
  const { origin } = new URL(script);
  return origin === 'null' || origin === globalThis.location?.origin ? '' : origin;
}

type Address = Pick<Upload, 'id' | 'extension'>;

/** The URL that shows a file. */
export const viewUrl = (file: Address) => host + viewPath(file);
/** The URL that downloads a file. */
export const downloadUrl = ({ id, extension }: Address) =>
  `${host}${apiBase}/files/download/${id}.${encodeURIComponent(extension)}`;
/** The URL of a stored record's PDF. */
export const pdfUrl = (resource: string, id: number, locale: Locale) => host + pdfPath(resource, id, locale);
