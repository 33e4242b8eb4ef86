import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { connections, projectCount, root, rounds, seconds } from './settings';

const file = path.join(root, 'bench', 'results.md');

/** A table of Markdown whose columns stand in line, for people who read it in a terminal. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Prints a part of the results as soon as it is there. */
export function part(title: string, ...paragraphs: string[]): string {
  const text = [`## ${title}`, ...paragraphs].join('\n\n');
  console.log(`\n${text}`);
  return text;
}

/** Writes bench/results.md: the parts, and what they were measured with. */
export async function writeResults(parts: string[], fill: number | null): Promise<void> {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
  const text = [
    '# Speed',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. ${projectCount.toLocaleString('en')} projects` +
      `${fill === null ? '' : ` (filled in ${fill} s)`}, ${connections} connections, ${rounds} rounds of ${seconds} s each way.`,
    'Load, server and PostgreSQL share this machine. Only ratios taken in the same run say something; absolute numbers are for orientation.',
    ...parts,
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

export const number = (value: number, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
