import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { measureBrowser } from './browser';
import { startProduct } from './product';
import { compare, measureCrowd, measureGrowth, startBare } from './server';

/**
 * `npm run bench [server] [growth] [crowd] [browser]`: measures what we claim about speed, all parts or those named.
 * A run of all parts writes bench/results.md.
 */
const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const projects = Number(process.env.BENCH_PROJECTS ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = 2;
const report: string[] = [];

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function table(title: string, note: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  const text = `## ${title}\n\n${note}\n\n${lines.join('\n')}`;
  console.log(`\n${text}`);
  report.push(text);
}

const product = await startProduct(projects);
try {
  if (isWanted('server')) {
    const bare = await startBare();
    const found = await compare(product, bare, rounds, seconds);
    bare.stop();
    table(
      'Server',
      'How many times more requests a second a bare Node server answers that sends the same bytes from memory.',
      ['request', 'times', 'best', 'worst', 'limit', 'ours a second', 'bare a second'],
      found.map(({ name, ratio, best, worst, most, ours, bare: theirs }) => [
        name,
        number(ratio, 1),
        number(best, 1),
        number(worst, 1),
        number(most),
        number(ours),
        number(theirs),
      ]),
    );
  }
  if (isWanted('growth')) {
    const few = await startProduct(400);
    const found = await measureGrowth(few, product);
    await few.stop();
    table(
      `From 400 to ${number(projects)} projects`,
      'One request after the other, at both in turn. Limit: 5 times.',
      ['request', 'times', 'median ms', 'p99 ms'],
      found.map(({ name, growth, p50, p99 }) => [name, number(growth, 1), number(p50, 1), number(p99, 1)]),
    );
  }
  if (isWanted('crowd'))
    table(
      '100 editors and 400 readers at once',
      'Each asks once a second. Limit: p99 100 ms.',
      ['request', 'answers', 'refused', 'median ms', 'p99 ms'],
      (await measureCrowd(product)).map(({ name, count, refused, p50, p99 }) => [
        name,
        number(count),
        number(refused),
        number(p50, 1),
        number(p99, 1),
      ]),
    );
  if (isWanted('browser'))
    table(
      'Browser',
      'Bytes are those that travel: gzip, headers and data included.',
      ['', 'measured', 'limit'],
      (await measureBrowser(product)).map(({ name, value, unit, most }) => [
        name,
        `${number(value, value < 100 ? 1 : 0)} ${unit}`,
        `${most} ${unit}`,
      ]),
    );
} finally {
  await product.stop();
}
if (parts.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
  const head = `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, ${number(projects)} projects. Load, server and PostgreSQL share the machine: only ratios of one run mean anything.`;
  await writeFile(new URL('results.md', import.meta.url), `${['# Speed', head, ...report].join('\n\n')}\n`);
}
