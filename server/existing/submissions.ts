import { sql } from 'kysely';
import { locales, type Locale } from '../../domain/locales';
import { ownForms } from '../../domain/submissions/allForms';
import { confirmDays } from '../../domain/submissions/submissionForms';
import { hashOf } from '../accounts/code';
import { readJson, storableJson } from './clean';
import { momentsOf, type Say } from './mapping';
import { write, type Moving } from './moving';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

const table = tableOfEntity('community_submission');
type Values = Record<string, any>;

/** What visitors have handed in: what is confirmed stands beside its item of the inbox, links that wait hold on. */
export async function moveSubmissions(moving: Moving): Promise<void> {
  for await (const row of moving.staged.rows(table)) await moveSubmission(moving, row);
}

async function moveSubmission(moving: Moving, row: Row): Promise<void> {
  const { findings, now, isDry } = moving;
  const id = Number(row.id);
  const say: Say = (kind, field, before, after, why) => findings.add({ table, id, field, kind, before, after, why });
  const data = storableJson(
    readJson(row.submission_data ?? null, () => undefined),
    'submission_data',
    say,
  ) as Values | null;
  const form = ownForms.find(({ item }) => item === row.type);
  const isConfirmed = row.is_verified === '1';
  const told = { email: row.email, type: row.type, createdAt: row.created_at };
  if (row.type === 'newsletter' && isConfirmed)
    return findings.leaveOut(table, id, told, 'Bestätigte Anmeldung: Die Person und ihre Gruppen sind übernommen');
  if (!form || !data || typeof data !== 'object')
    return findings.leaveOut(
      table,
      id,
      told,
      row.type === 'newsletter'
        ? 'Unbestätigte Anmeldung: Wer sie will, meldet sich neu an'
        : 'Diese Einreichung kann nicht gelesen werden',
    );
  const locale: Locale = locales.find((one) => one === data.locale) ?? 'de';
  const contact = (data.contactInfo ?? {}) as Values;
  const contactInfo = { name: '', phone: '', department: '', ...contact, email: row.email ?? contact.email ?? '' };
  const handed = { form: form.name, locale, said: { ...data, contactInfo, files: [], leaveEmpty: '', elapsed: null } };
  const { createdAt } = momentsOf(row, now, say);
  if (isDry) return;
  const title = String(data.title ?? '');
  await write(moving, async (trx) => {
    const { rows } = await sql<{ id: number; done: boolean }>`
      select id, outcome is not null as done from inbox_items where type = ${form.item} and source = 'embed' and title = ${title}
        and created_at >= ${createdAt}::timestamptz and not exists (select from submissions s where s.inbox_id = inbox_items.id) order by id limit 1`.execute(
      trx,
    );
    const item = isConfirmed ? rows[0] : undefined;
    await sql`insert into submissions (kind, code_hash, request, created_at, expires_at, used_at, outcome, inbox_id, answered_at)
      values ('entry', ${hashOf(row.verification_token || `existing ${id}`)}, ${JSON.stringify(handed)}::jsonb, ${createdAt},
        ${isConfirmed ? createdAt : new Date(Date.parse(now) + confirmDays * 86_400_000).toISOString()}, ${isConfirmed ? createdAt : null},
        ${isConfirmed ? 'proposed' : null}, ${item?.id ?? null}, ${isConfirmed && (!item || item.done) ? now : null})
      on conflict (code_hash) do update set used_at = coalesce(submissions.used_at, excluded.used_at), outcome = coalesce(submissions.outcome, excluded.outcome),
        inbox_id = coalesce(submissions.inbox_id, excluded.inbox_id), answered_at = coalesce(submissions.answered_at, excluded.answered_at)`.execute(
      trx,
    );
  });
}
