import type { Upload } from '../../domain/fields';
import { apiBase } from '../../domain/http';
import { host } from './host';

type Address = Pick<Upload, 'id' | 'extension'>;

/** Where a file is shown. */
export const viewAddress = ({ id, extension }: Address) => `${host}${apiBase}/files/view/${id}.${encodeURIComponent(extension)}`;
/** Where a file is downloaded. */
export const downloadAddress = ({ id, extension }: Address) => `${host}${apiBase}/files/download/${id}.${encodeURIComponent(extension)}`;
