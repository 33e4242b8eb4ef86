// How the existing system writes the values that it stores.
import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';

export const json = JSON.stringify;
export const made = '2019-03-04 09:15:00';
export const changed = '2024-06-01 14:30:00';
export const base = { is_public: 1, created_at: made, updated_at: changed };

/** Encodes JSON as PHP does: slashes and letters beyond ASCII are escaped with backslashes. */
export const php = (value) =>
  json(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A password as Symfony hashes it. */
export const symfony = async (password) => {
  const given = Buffer.byteLength(password) > 72 ? createHash('sha512').update(password).digest('base64') : password;
  return (await bcrypt.hash(given, 4)).replace('$2b$', '$2y$');
};

export const passwords = {
  editor: 'Frühling am See 2019',
  admin: 'ganz alt und gut',
  long: 'Ein Satz, der länger ist als zweiundsiebzig Bytes, damit bcrypt ihn nicht abschneidet: ja!',
};

export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString(
  'base64',
);
export const docx = Buffer.from('PK\u0003\u0004 gar kein richtiges Dokument').toString('base64');
export const file = (id, name, extension, mime_type, data, more = {}) => ({
  id,
  created_at: made,
  updated_at: null,
  name,
  extension,
  mime_type,
  data,
  hash: data === null ? null : createHash('md5').update(data).digest('hex'),
  ...more,
});
export const pointer = (id, name, extension, more = {}) => ({
  id,
  name,
  extension,
  mimeType: '',
  hash: 'x',
  createdAt: made,
  ...more,
});

export const entry = (id, name, more = {}) => ({
  id,
  ...base,
  position: id,
  name,
  synonyms: '[]',
  translations: php({ fr: { name: `${name} (fr)` }, it: { name: `${name} (it)` } }),
  ...more,
});
