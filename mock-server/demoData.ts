import sharp from 'sharp';
import { demoTypes, recordsOfToday, type DemoSize as RecordCounts } from '../demo';
import { demoDocumentPdf } from '../demo/files/documents';
import { demoPictureSvg } from '../demo/files/pictures';
import { references } from '../demo/references';
import { DEMO_PASSWORD, demoUsers } from '../demo/users';
import type { ContentType } from '../domain/contentType';
import { contentTypes } from '../domain/contentTypes';
import type { StoredFile } from './files';
import type { Row } from './resource';
import type { Account } from './sessions';

/** The amount of data: for people 400 projects and a dozen pictures, for tests less. */
export interface DemoSize extends RecordCounts {
  pictures: number;
}

/** The demo data, generated at each start. `content` contains the records of each type as a client would send them. */
export async function demoData({ pictures, ...size }: DemoSize) {
  const startedAt = new Date().toISOString();
  const base = { version: 1, createdAt: startedAt, updatedAt: startedAt };
  const users = demoUsers.map((user): Account => ({
    ...base,
    ...user,
    name: '',
    password: DEMO_PASSWORD,
    isDisabled: false,
    isInvited: false,
    lastSignInAt: null,
    writableTypes: null,
    writableLanguages: null,
    settings: { saveAnswer: null },
  }));
  const drawn = await Promise.all(Array.from({ length: pictures }, (_, index) => drawPicture(index)));
  const papers = ['Projektblatt', 'Schlussbericht'].map((title) => ({
    ...named(`${title}.pdf`, 'pdf', 'application/pdf', demoDocumentPdf(title)),
    description: title,
  }));
  const files = [...drawn, ...papers].map((file, index): StoredFile => ({ ...base, id: index + 1, ...file }));
  const uploads = { pictures: files.slice(0, pictures), documents: files.slice(pictures) };
  const content = Object.fromEntries(
    demoTypes.map((name) => [
      name,
      Array.from(recordsOfToday(name, size, uploads), (record) => withoutAssociationIds(contentTypes[name], record)),
    ]),
  );
  return { startedAt, references, users, files, content: content as unknown as Record<string, Row[]> };
}

/** Rows between records get their ids when they are written. */
function withoutAssociationIds(type: ContentType, record: Record<string, any>): object {
  const names = Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'associations' && record[name] ? [name] : [],
  );
  return {
    ...record,
    ...Object.fromEntries(names.map((name) => [name, record[name].map((item: object) => ({ ...item, id: null }))])),
  };
}

const named = (name: string, extension: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  extension,
  mimeType,
  bytes: Buffer.from(bytes),
});

async function drawPicture(index: number) {
  const { svg, description, copyright } = demoPictureSvg(index);
  const { de, fr, it } = description;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
  return {
    ...named(`Landschaft-${index + 1}.jpg`, 'jpg', 'image/jpeg', jpeg),
    copyright,
    description: de,
    descriptionFR: fr,
    descriptionIT: it,
  };
}
