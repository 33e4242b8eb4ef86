import sharp from 'sharp';
import { demoGroups, generateCompanies, generatePersons } from '../demo/contacts';
import { demoDocumentPdf } from '../demo/documents';
import { demoPictureSvg } from '../demo/pictures';
import { generateProjects } from '../demo/projects';
import { references } from '../demo/references';
import { DEMO_PASSWORD, demoUsers } from '../demo/users';
import type { StoredFile } from './files';
import type { Account, Row } from './rows';

/** How much of it: 400 projects and a dozen pictures for people, less for tests. */
export interface DemoSize {
  projects: number;
  pictures: number;
  persons: number;
  companies: number;
}

/** The demo data, made anew at each start. `content`: the records of each content type, as a client would send them. */
export async function demoData({ projects, pictures, persons, companies }: DemoSize) {
  const startedAt = new Date().toISOString();
  const base = { version: 1, createdAt: startedAt, updatedAt: startedAt };
  const users = demoUsers.map((user): Account => ({ ...base, ...user, password: DEMO_PASSWORD }));
  const drawn = await Promise.all(Array.from({ length: pictures }, (_, index) => drawPicture(index)));
  const papers = ['Projektblatt', 'Schlussbericht'].map((title) => ({
    ...named(`${title}.pdf`, 'pdf', 'application/pdf', demoDocumentPdf(title)),
    description: title,
  }));
  const files = [...drawn, ...papers].map((file, index): StoredFile => ({ ...base, id: index + 1, ...file }));
  const [images, documents] = [files.slice(0, pictures), files.slice(pictures)];
  const withUploads = Array.from(generateProjects({ count: projects }), (project) => ({
    ...project,
    images: project.id % 3 === 0 ? everyOther(images, project.id) : [],
    files: project.id % 5 === 0 ? everyOther(documents, project.id) : [],
  }));
  // Organisations and groups first: persons point at them.
  const contacts = {
    'contact-groups': demoGroups,
    'contacts/company': [...generateCompanies({ to: companies })],
    'contacts/person': Array.from(generatePersons({ to: persons, companies }), (person) => ({ ...person, employments: person.employments.map((item) => ({ ...item, id: null })) })),
  };
  return { startedAt, references, users, files, content: { projects: withUploads, ...contacts } as unknown as Record<string, Row[]> };
}

/** One of the files, or none where there is none, in turn. */
const everyOther = <T>(files: readonly T[], turn: number): T[] => files.slice(turn % (files.length || 1)).slice(0, 1);

const named = (name: string, extension: string, mimeType: string, bytes: Uint8Array) => ({ name, extension, mimeType, bytes: Buffer.from(bytes) });

async function drawPicture(index: number) {
  const { svg, description, copyright } = demoPictureSvg(index);
  const { de, fr, it } = description;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
  return { ...named(`Landschaft-${index + 1}.jpg`, 'jpg', 'image/jpeg', jpeg), copyright, description: de, descriptionFR: fr, descriptionIT: it };
}
