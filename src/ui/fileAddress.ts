import type { Upload } from '../../domain/fields';
import { apiBase, pdfPath } from '../../domain/http';
import type { Locale } from '../../domain/locales';
import { host } from './host';

type Address = Pick<Upload, 'id' | 'extension'>;

/** The address that shows a file. */
export const viewAddress = ({ id, extension }: Address) =>
  `${host}${apiBase}/files/view/${id}.${encodeURIComponent(extension)}`;
/** The address that downloads a file. */
export const downloadAddress = ({ id, extension }: Address) =>
  `${host}${apiBase}/files/download/${id}.${encodeURIComponent(extension)}`;
/** The address of a stored record as PDF. */
export const pdfAddress = (resource: string, id: number, locale: Locale) => host + pdfPath(resource, id, locale);
