import { apiBase } from '../../../domain/http';
import { host } from '../../ui/host';
import { CallFailed } from '../verification/calls';
import type { SentDocument } from './answers';

/** Sends a document and says how far it is, in percent. Errors: CallFailed, status 0 where no answer came. */
export function uploadDocument(file: File, onProgress: (percent: number) => void): Promise<SentDocument> {
  // Only this old way of calling tells how much has been sent.
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(total, 1)));
    call.onload = () => {
      try {
        if (call.status !== 201) throw new CallFailed(call.status);
        resolve((JSON.parse(call.responseText) as { data: SentDocument }).data);
      } catch (error) {
        reject(error instanceof CallFailed ? error : new CallFailed(0));
      }
    };
    call.onerror = () => reject(new CallFailed(0));
    call.open('POST', `${host}${apiBase}/submissions/documents?name=${encodeURIComponent(file.name)}`);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.send(file);
  });
}
