import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compare, countDifferences, Side, type Compared, type Report } from '../compare/compare';
import { runCommand } from './runCommand';

const usage =
  'Usage: npm run compare -- https://OLD/api/v1 [https://NEW/api/v1] [--account EMAIL] [--report ' +
  'REPORT.json] [--without FIELD,FIELD]; the password is read from COMPARE_PASSWORD.';
/** The number of differences printed per resource; the report contains all of them. */
const maxPrinted = 20;

/**
 * `npm run compare -- https://OLD/api/v1 [https://NEW/compat]`: lists the differences between the existing system and
 * this one, or another one. The exit code is 1 if there are any.
 */
await runCommand(async ({ publicUrl, port }, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { account: { type: 'string' }, report: { type: 'string' }, without: { type: 'string' } },
  });
  const [old, ours = `${publicUrl ?? `http://127.0.0.1:${port}`}/api/v1`, ...rest] = positionals;
  const { account = null, report: file } = { account: values.account, report: values.report };
  if (old === undefined || rest.length > 0 || ![old, ours].every((one) => URL.canParse(one))) throw new Error(usage);
  const sides = { old: new Side(old), new: new Side(ours) };
  if (account !== null) {
    const password = process.env.COMPARE_PASSWORD;
    if (!password) throw new Error('COMPARE_PASSWORD must hold the password of the account.');
    for (const side of [sides.old, sides.new]) await side.signIn(account, password);
  }
  const report = await readReport(file, { old, new: ours, account, resources: {} });
  for (const [path, compared] of Object.entries(report.resources)) print(path, compared);
  await compare({
    ...sides,
    report,
    without: values.without?.split(',') ?? [],
    progress: (line) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}`)),
    done: async (path, compared) => {
      print(path, compared);
      if (file) await writeReport(file, report);
    },
  });
  const faults = countDifferences(report);
  console.log(faults === 0 ? 'No differences.' : `${faults} differences.`);
  if (faults > 0) process.exitCode = 1;
});

/** Continues the report of an interrupted run of the same comparison. */
async function readReport(file: string | undefined, empty: Report): Promise<Report> {
  if (!file || !existsSync(file)) return empty;
  const found = JSON.parse(await readFile(file, 'utf8')) as Report;
  const isSame = found.old === empty.old && found.new === empty.new && found.account === empty.account;
  if (!isSame) throw new Error(`${file} is the report of another comparison. Name another file.`);
  return found;
}

async function writeReport(file: string, report: Report): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(report, null, 1));
  await rename(`${file}.part`, file);
}

const short = (value: unknown) => {
  const text = JSON.stringify(value ?? null);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

function print(path: string, { old, new: ours, differences, notKept, skipped }: Compared): void {
  const head = `${path}: ${old} there, ${ours} here`;
  console.log(
    skipped === undefined ? `${head}, ${differences.length} differences` : `${path}: not compared, ${skipped}`,
  );
  for (const { id, field, old: before, new: after } of differences.slice(0, maxPrinted))
    console.log(`  ${id} ${field}: ${short(before)} there, ${short(after)} here`);
  if (differences.length > maxPrinted) console.log(`  … and ${differences.length - maxPrinted} more`);
  for (const [field, count] of Object.entries(notKept))
    console.log(`  ${field}: ${count} records have it there, none here`);
}
