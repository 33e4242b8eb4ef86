import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { chosen, connections, projectCount, root, rounds, seconds } from './settings';

const file = path.join(root, 'bench', 'results.md');

/** A table of Markdown whose columns stand in line, for people who read it in a terminal. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Prints a part of the results as soon as it is there. */
export function part(title: string, ...paragraphs: string[]): string {
  const text = [`## ${title}`, ...paragraphs.filter(Boolean)].join('\n\n');
  console.log(`\n${text}`);
  return text;
}

/**
 * Writes bench/results.md: the parts, and what they were measured with. Of a run of some parts, only those are
 * replaced.
 */
export async function writeResults(parts: string[], fill: number): Promise<void> {
  if (chosen.length > 0 && existsSync(file)) return writeFile(file, withParts(await readFile(file, 'utf8'), parts));
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
  const text = [
    '# Speed',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. ${projectCount.toLocaleString('en')} projects (filled in ${fill} s), ` +
      `${connections} connections, ${rounds} rounds of ${seconds} s each way.`,
    'Load, server and PostgreSQL share this machine. Only ratios taken in the same run say something; absolute numbers are for orientation.',
    ...parts,
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

/** The results with other parts in the place of those of the same title, new ones at the end. */
function withParts(results: string, parts: string[]): string {
  const titleOf = (text: string) => text.split('\n')[0];
  const today = new Date().toISOString().slice(0, 10);
  const [head = '', ...kept] = results.trimEnd().split(/\n\n(?=## )/);
  const dated = parts.map((text) => `${text}\n\nMeasured alone on ${today}.`);
  const replaced = kept.map((text) => dated.find((other) => titleOf(other) === titleOf(text)) ?? text);
  const added = dated.filter((text) => !kept.some((other) => titleOf(other) === titleOf(text)));
  return `${[head, ...replaced, ...added].join('\n\n')}\n`;
}

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
