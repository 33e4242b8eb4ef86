import { expect, type APIRequestContext } from '@playwright/test';
import { pdf, picture, type TestFile } from './files';

type Upload = { id: number; name: string; extension: string; mimeType: string };
export interface Uploads {
  pictures: [Upload, Upload];
  papers: [Upload, Upload];
}

/** Two pictures and two documents, as stored in records. */
export async function allUploads(api: APIRequestContext): Promise<Uploads> {
  const [one, other, first, second] = await Promise.all([
    picture('alt.png').then((file) => upload(api, file)),
    picture('neu.png', { color: '#222288' }).then((file) => upload(api, file)),
    upload(api, pdf('alt.pdf')),
    upload(api, { ...pdf('neu.pdf'), buffer: Buffer.concat([pdf('neu.pdf').buffer, Buffer.from('% neu\n')]) }),
  ]);
  return { pictures: [one, other], papers: [first, second] };
}

async function upload(api: APIRequestContext, { name, mimeType, buffer }: TestFile): Promise<Upload> {
  const extension = name.split('.').at(-1) as string;
  const answer = await api.post('/api/v1/files', {
    data: { name, mimeType, extension, data: buffer.toString('base64') },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, name, extension, mimeType };
}
