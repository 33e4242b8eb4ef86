import type { Transaction } from 'kysely';
import { generateProjects } from '../../../demo/projects';
import { projects } from '../../../domain/types/project';
import { insertMany, readNames } from '../../engine/storage/bulkInsert';
import type { Tables } from '../../tables';
import type { DemoUploads } from '../../seed/uploads';

const batch = 500;

/** Adds generated projects with the ids they bring; every third of the first ones shows pictures, every fifth a document. */
export async function seedProjects(trx: Transaction<Tables>, count: number, uploads: DemoUploads, options: { from?: number } = {}): Promise<void> {
  const names = await readNames(trx, projects);
  let rows: Parameters<typeof insertMany>[2][number][] = [];
  const flush = async () => {
    if (rows.length > 0) await insertMany(trx, projects, rows, names);
    rows = [];
  };
  for (const project of generateProjects({ count })) {
    if (project.id < (options.from ?? 1)) continue;
    rows.push({ ...project, ...uploadsOf(project.id, uploads) } as unknown as (typeof rows)[number]);
    if (rows.length >= batch) await flush();
  }
  await flush();
}

function uploadsOf(id: number, { pictures, documents }: DemoUploads) {
  const picture = (offset: number) => pictures[(id * 7 + offset) % pictures.length];
  const images = id % 3 === 0 ? [picture(0), ...(id % 6 === 0 ? [picture(1)] : [])] : [];
  return {
    images: images.filter((image) => image !== undefined),
    files: id % 5 === 0 && documents.length > 0 ? [documents[id % documents.length]] : [],
  };
}
