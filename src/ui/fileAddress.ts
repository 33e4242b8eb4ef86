import type { Upload } from '../../domain/fields';
import { apiBase } from '../../domain/http';

type Address = Pick<Upload, 'id' | 'extension'>;

/** Where a file is shown. */
export const viewAddress = ({ id, extension }: Address) => `${apiBase}/files/view/${id}.${encodeURIComponent(extension)}`;
/** Where a file is downloaded. */
export const downloadAddress = ({ id, extension }: Address) => `${apiBase}/files/download/${id}.${encodeURIComponent(extension)}`;
