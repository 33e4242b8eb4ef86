import type { Upload } from '../../domain/fields';
import { apiBase, pdfPath } from '../../domain/http';
import type { Locale } from '../../domain/locales';
import { host } from './host';

type Address = Pick<Upload, 'id' | 'extension'>;

/** Where a file is shown. */
export const viewAddress = ({ id, extension }: Address) =>
  `${host}${apiBase}/files/view/${id}.${encodeURIComponent(extension)}`;
/** Where a file is downloaded. */
export const downloadAddress = ({ id, extension }: Address) =>
  `${host}${apiBase}/files/download/${id}.${encodeURIComponent(extension)}`;
/** Where a record is printed from, as it is stored. */
export const pdfAddress = (resource: string, id: number, locale: Locale) => host + pdfPath(resource, id, locale);
