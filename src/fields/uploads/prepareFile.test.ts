import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentAndPictureTypes, documentTypes } from '../../../domain/values/fileTypes';
import { documentLimit, imageLimit } from '../../../domain/uploads';
import * as encoding from './encodeImage';
import { kindOfFile, renamed, prepareDocument, prepareImage } from './prepareFile';

const encode = vi.spyOn(encoding, 'encodeImage');

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytes = (text: string) => [...new TextEncoder().encode(text)];
const gif = (width: number, frames: number) => [
  ...bytes('GIF89a'),
  width & 255,
  width >> 8,
  10,
  0,
  0,
  0,
  0,
  ...Array.from({ length: frames }, () => [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]).flat(),
  0x3b,
];
const file = (content: number[], name: string, type = '') => new File([new Uint8Array(content)], name, { type });
const ofSize = (size: number, content: number[], name: string) =>
  Object.defineProperty(file(content, name), 'size', { value: size });

afterAll(() => encode.mockRestore());
beforeEach(() => {
  encode
    .mockReset()
    .mockImplementation(async (_, type) => ({ blob: new Blob(['x'.repeat(50)], { type }), isResized: true }));
});

describe('a picture', () => {
  it('of more than 20 MB is refused, one of just 20 MB is not', async () => {
    await expect(prepareImage(ofSize(imageLimit + 1, jpeg, 'gross.jpg'))).rejects.toThrow(
      'Die ausgewählte Datei "gross.jpg" überschreitet das Uploadlimit von 20 MB.',
    );
    await expect(prepareImage(ofSize(imageLimit, jpeg, 'gross.jpg'))).resolves.toBeTruthy();
  });

  it.each([
    [file(bytes('%PDF-1.7'), 'a.jpg', 'image/jpeg'), 'Der Dateityp "application/pdf" von "a.jpg" ist nicht erlaubt.'],
    [
      file(bytes('<svg xmlns='), 'b.svg', 'image/svg+xml'),
      'Der Dateityp "image/svg+xml" von "b.svg" ist nicht erlaubt.',
    ],
    [file(bytes('<script>'), 'c.png', 'image/png'), 'Der Dateityp "unbekannt" von "c.png" ist nicht erlaubt.'],
    [file(bytes('RIFF0000WEBP'), 'd.webp'), 'Der Dateityp "webp" von "d.webp" ist nicht erlaubt.'],
    [file([], 'leer'), 'Der Dateityp "unbekannt" von "leer" ist nicht erlaubt.'],
  ])('is known by its content: %o', (wrong, message) => expect(prepareImage(wrong)).rejects.toThrow(message));

  it('is encoded by its content, whatever its name', async () => {
    const prepared = await prepareImage(file(jpeg, 'bild.png', 'image/png'));
    expect(prepared).toMatchObject({ name: 'bild.png', extension: 'jpg', mimeType: 'image/jpeg' });
    expect(encode).toHaveBeenCalledWith(expect.anything(), 'image/jpeg');
  });

  it('of png that needs no resizing is kept when encoding makes it larger', async () => {
    const small = file(png, 'klein.png');
    encode.mockResolvedValue({ blob: new Blob(['x'.repeat(500)], { type: 'image/png' }), isResized: false });
    expect((await prepareImage(small)).blob).toBe(small);
    encode.mockResolvedValue({ blob: new Blob(['x'.repeat(500)], { type: 'image/png' }), isResized: true });
    expect((await prepareImage(small)).blob).not.toBe(small);
  });

  it('of gif within 1200 px stays unchanged', async () => {
    const small = file(gif(1200, 3), 'tanz.gif', 'image/gif');
    expect(await prepareImage(small)).toMatchObject({
      name: 'tanz.gif',
      extension: 'gif',
      mimeType: 'image/gif',
      blob: small,
    });
    expect(encode).not.toHaveBeenCalled();
  });

  it('of gif beyond that becomes a png, with a note about its animation', async () => {
    const large = await prepareImage(file(gif(1201, 2), 'tanz.gif'));
    expect(large).toMatchObject({
      name: 'tanz.png',
      extension: 'png',
      mimeType: 'image/png',
      hint: expect.stringContaining('"tanz.gif"'),
    });
    expect((await prepareImage(file(gif(1201, 1), 'still.gif'))).hint).toBeUndefined();
  });

  it('that the browser cannot read is refused', async () => {
    encode.mockRejectedValue(new Error('The source image could not be decoded.'));
    await expect(prepareImage(file(jpeg, 'kaputt.jpg'))).rejects.toThrow(
      'Die Datei "kaputt.jpg" konnte nicht gelesen werden.',
    );
  });
});

describe('a document', () => {
  it('of more than 40,000,000 bytes is refused, with 30 MB in the message', async () => {
    const pdf = bytes('%PDF-1.4');
    await expect(prepareDocument(documentTypes)(ofSize(documentLimit + 1, pdf, 'plan.pdf'))).rejects.toThrow(
      'Die ausgewählte Datei "plan.pdf" überschreitet das Uploadlimit von 30 MB.',
    );
    await expect(prepareDocument(documentTypes)(ofSize(documentLimit, pdf, 'plan.pdf'))).resolves.toMatchObject({
      extension: 'pdf',
      mimeType: 'application/pdf',
    });
  });

  it('is a PDF by its content', async () => {
    await expect(
      prepareDocument(documentTypes)(file(bytes('PK\u0003\u0004'), 'a.docx', 'application/msword')),
    ).rejects.toThrow('Der Dateityp "application/msword" von "a.docx" ist nicht erlaubt.');
    await expect(
      prepareDocument(documentAndPictureTypes)(file(jpeg, 'Plakat.jpg', 'image/jpeg')),
    ).resolves.toMatchObject({ extension: 'jpg', mimeType: 'image/jpeg' });
    await expect(prepareDocument(documentTypes)(file(bytes('MZ'), 'a.pdf', 'application/pdf'))).rejects.toThrow(
      'Der Dateityp "unbekannt" von "a.pdf" ist nicht erlaubt.',
    );
    await expect(prepareDocument(documentTypes)(file(jpeg, 'a.pdf', 'application/pdf'))).rejects.toThrow(
      'Der Dateityp "image/jpeg" von "a.pdf" ist nicht erlaubt.',
    );
  });
});

it('kinds are read from the first bytes only', async () => {
  expect((await kindOfFile(file([...bytes('GIF87a'), 1, 2, 3], 'a')))?.extension).toBe('gif');
  expect(await kindOfFile(file(png.slice(0, 7), 'a'))).toBeUndefined();
  expect(await kindOfFile(file([0, ...jpeg], 'a'))).toBeUndefined();
});

it.each([
  ['a.gif', 'a.png'],
  ['a', 'a.png'],
  ['a.b.GIF', 'a.b.png'],
  ['.gif', '.gif.png'],
  ['Bild Nr. 5', 'Bild Nr. 5.png'],
])('%s becomes %s', (name, expected) => expect(renamed(name, 'png')).toBe(expected));
