import path from 'node:path';

/** The dumps that makeDumps.mjs made from content.mjs. */
export const dumps = ['plain.sql', 'rows.sql', 'compact.sql.gz'] as const;
export const dumpNamed = (name: (typeof dumps)[number]): string => path.join(import.meta.dirname, name);
