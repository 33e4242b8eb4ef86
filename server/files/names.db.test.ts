import { expect, it } from 'vitest';
import { paper, pixel } from '../../tests/contract/samples';
import { testApi } from '../../tests/support/testApi';

const server = testApi();
const { ask } = server;

const upload = async (name: string, data: string) =>
  (await ask('POST', '/files', { name, data, mimeType: '', extension: '' })).body.data;
const sentAs = async ({ id, extension }: { id: number; extension: string }) => {
  const disposition = String((await ask('GET', `/files/download/${id}.${extension}`)).headers['content-disposition']);
  return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '');
};

it.each([
  ['Inserat.hta', paper, 'Inserat.hta.pdf'],
  ['Inserat.js', paper, 'Inserat.js.pdf'],
  ['a.png.exe', pixel, 'a.png.exe.png'],
  ['Bericht', paper, 'Bericht.pdf'],
  ['Foto.PNG', pixel, 'Foto.PNG'],
])('a file that claims to be %s is served by its true type', async (name, data, sent) => {
  expect(await sentAs(await upload(name, data))).toBe(sent);
});

it("characters that hide a file's extension are dropped from its name, on upload and when served", async () => {
  const file = await upload('Inserat\u202efdp.js', paper);
  expect(file.name).toBe('Inseratfdp.js');
  await server.database.db
    .updateTable('files')
    .set({ name: 'alt\u202efdp\u0007.js' })
    .where('id', '=', file.id)
    .execute();
  expect(await sentAs(file)).toBe('altfdp.js.pdf');
});

it('the same applies to documents from visitors', async () => {
  const bytes = Buffer.from(paper.split(',')[1] as string, 'base64');
  const { json, statusCode } = await server.app
    .inject({
      method: 'POST',
      url: `/api/v1/submissions/documents?name=${encodeURIComponent('Inserat\u202efdp.hta')}`,
      headers: { 'content-type': 'application/pdf' },
      payload: bytes,
    })
    .then((answer) => ({ statusCode: answer.statusCode, json: answer.json() }));
  expect([statusCode, json.data.name]).toEqual([201, 'Inseratfdp.hta']);
});
