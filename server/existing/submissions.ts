import { sql } from 'kysely';
import { locales, type Locale } from '../../domain/locales';
import { ownForms } from '../../domain/submissions/allForms';
import { confirmDays } from '../../domain/submissions/submissionForms';
import { hashOf } from '../accounts/code';
import { readJson, storableJson } from './clean';
import { timestampsOf, type ReportFinding } from './mapping';
import { write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

const table = tableOfEntity('community_submission');
type Values = Record<string, any>;

/** Imports visitors' submissions. Confirmed ones are linked to their inbox item; open confirmation links stay valid. */
export async function importSubmissions(run: ImportRun): Promise<void> {
  for await (const row of run.staged.rows(table)) await moveSubmission(run, row);
}

async function moveSubmission(run: ImportRun, row: Row): Promise<void> {
  const { findings, now, isDry } = run;
  const id = Number(row.id);
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  const data = storableJson(
    readJson(row.submission_data ?? null, () => undefined),
    'submission_data',
    report,
  ) as Values | null;
  const form = ownForms.find(({ item }) => item === row.type);
  const isConfirmed = row.is_verified === '1';
  const summary = { email: row.email, type: row.type, createdAt: row.created_at };
  if (row.type === 'newsletter' && isConfirmed)
    return findings.leaveOut(table, id, summary, 'Bestätigte Anmeldung: Die Person und ihre Gruppen sind übernommen');
  if (!form || !data || typeof data !== 'object')
    return findings.leaveOut(
      table,
      id,
      summary,
      row.type === 'newsletter'
        ? 'Unbestätigte Anmeldung: Wer sie will, meldet sich neu an'
        : 'Diese Einreichung kann nicht gelesen werden',
    );
  const locale: Locale = locales.find((one) => one === data.locale) ?? 'de';
  const contact = (data.contactInfo ?? {}) as Values;
  const contactInfo = { name: '', phone: '', department: '', ...contact, email: row.email ?? contact.email ?? '' };
  const submission = {
    form: form.name,
    locale,
    said: { ...data, contactInfo, files: [], leaveEmpty: '', elapsed: null },
  };
  const { createdAt } = timestampsOf(row, now, report);
  if (isDry) return;
  const title = String(data.title ?? '');
  await write(run, async (trx) => {
    const { rows } = await sql<{ id: number; done: boolean }>`
      select id, outcome is not null as done from inbox_items where type = ${form.item} and source = 'embed'
        and title = ${title}
        and created_at >= ${createdAt}::timestamptz and not
        exists (select from submissions s where s.inbox_id = inbox_items.id) order by id limit 1`.execute(trx);
    const item = isConfirmed ? rows[0] : undefined;
    await sql`insert into submissions (kind, code_hash, request, created_at, expires_at, used_at, outcome, inbox_id,
      answered_at)
      values ('entry', ${hashOf(row.verification_token || `existing ${id}`)}, ${JSON.stringify(submission)}::jsonb,
        ${createdAt},
        ${isConfirmed ? createdAt : new Date(Date.parse(now) + confirmDays * 86_400_000).toISOString()},
        ${isConfirmed ? createdAt : null},
        ${isConfirmed ? 'proposed' : null}, ${item?.id ?? null}, ${isConfirmed && (!item || item.done) ? now : null})
      on conflict (code_hash) do update set used_at = coalesce(submissions.used_at, excluded.used_at), outcome =
        coalesce(submissions.outcome, excluded.outcome),
        inbox_id = coalesce(submissions.inbox_id, excluded.inbox_id), answered_at =
        coalesce(submissions.answered_at, excluded.answered_at)`.execute(trx);
  });
}
