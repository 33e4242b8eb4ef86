import { sql, type Kysely } from 'kysely';
import * as z from 'zod/mini';
import { shapeOf } from '../../../domain/shapes';
import { companies } from '../../../domain/types/company';
import { employmentsOfPerson } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import { recordId } from '../../../domain/values/values';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import type { Actor } from '../../engine/write/historyRows';
import { withoutRelated } from '../../engine/related/relatedFields';
import { updateRecord } from '../../engine/write/repository';
import type { Tables } from '../../tables';

type View = 'all' | 'public';
type Values = Record<string, any>;
interface EmploymentRequest {
  ids?: number[];
  employees?: number[];
  companies?: number[];
  limit: number;
  offset: number;
}

/**
 * Employments as separate records, both sides in their short shape; visitors get only those between public contacts.
 */
export async function listEmployments(db: Kysely<Tables>, view: View, request: EmploymentRequest): Promise<Values[]> {
  const restrictTo = (column: string, ids: number[] | undefined) =>
    ids ? sql`and ${sql.ref(column)} = any(${ids}::int[])` : sql``;
  const { rows } = await sql<Values>`
    select t.id, t.role, t.official, t.employee_position as position, t.translations, t.created_at as "createdAt",
      t.updated_at as "updatedAt",
      p.summary as employee, c.summary as company,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.target_id) order by l.position, l.target_id)
      from employments_contact_groups l where l.record_id = t.id), '[]') as "contactGroups"
    from employments t join contacts p on p.id = t.employee_id join contacts c on c.id = t.company_id
    where ${view === 'all' ? sql`true` : sql`p.is_public and c.is_public`}
      ${restrictTo('t.id', request.ids)} ${restrictTo('t.employee_id', request.employees)}
      ${restrictTo('t.company_id', request.companies)}
    order by t.id limit ${request.limit} offset ${request.offset}`.execute(db);
  return rows.map(({ contactGroups, ...row }) => ({
    ...row,
    employee: entry(persons, row.employee, view),
    company: entry(companies, row.company, view),
    ...(view === 'all' && { contactGroups }),
  }));
}

function entry(type: Parameters<typeof withoutRelated>[0], summary: string, view: View): Values {
  const record = JSON.parse(summary) as Values;
  return view === 'all' ? record : shapeOf(withoutRelated(type), 'public', true)(record);
}

/** @throws {HttpProblem} 404 */
export async function findEmployment(db: Kysely<Tables>, view: View, id: number): Promise<Values> {
  const [found] = await listEmployments(db, view, { ids: [id], limit: 1, offset: 0 });
  if (!found) throw HttpProblem.notFound();
  return found;
}

const owner = z.object(
  { employee: z.object({ id: recordId }, 'Das Feld «Angestellte(r)» darf nicht leer sein.') },
  'Hier wird ein Objekt erwartet.',
);
const withoutPrefix = (path: string) => path.replace(/^employments\.\d+\.?/, '');

/**
 * Adds (`id` null) or changes an employment, as a save of the person does: same rules, one transaction, and the
 * versions of both sides grow.
 * @returns its id
 * @throws {HttpProblem} 404; 422 with paths within the employment
 */
export async function saveEmployment(
  db: Kysely<Tables>,
  id: number | null,
  input: unknown,
  actor: Actor,
): Promise<number> {
  const current = id === null ? null : await findEmployment(db, 'all', id);
  const employee = current && !hasEmployee(input) ? (current.employee.id as number) : parse(owner, input).employee.id;
  if (current && employee !== current.employee.id)
    throw HttpProblem.invalid([
      { field: 'employee', message: 'Eine Anstellung kann nicht zu einer anderen Person wechseln.' },
    ]);
  const stored = await updateRecord(
    db,
    persons,
    employee,
    (person: Values) => {
      const items = person.employments as Values[];
      if (id === null) return { employments: [...items, { ...(input as Values), id: null }] };
      return { employments: items.map((item) => (item.id === id ? { ...item, ...(input as Values), id } : item)) };
    },
    actor,
    undefined,
  ).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.errors)
      throw HttpProblem.invalid(error.errors.map(({ field, message }) => ({ field: withoutPrefix(field), message })));
    if (error instanceof HttpProblem && error.status === 404)
      throw HttpProblem.invalid([{ field: 'employee', message: `Es gibt keinen Eintrag mit der Id ${employee}.` }]);
    throw error;
  });
  const { employments } = JSON.parse(stored.body) as { employments: { id: number }[] };
  return id ?? Math.max(...employments.map((item) => item.id));
}

const hasEmployee = (input: unknown) => typeof input === 'object' && input !== null && 'employee' in input;

export async function removeEmployment(db: Kysely<Tables>, id: number, actor: Actor): Promise<void> {
  const { employee } = await findEmployment(db, 'all', id);
  await updateRecord(
    db,
    persons,
    employee.id as number,
    (person: Values) => ({ employments: (person.employments as Values[]).filter((item) => item.id !== id) }),
    actor,
    undefined,
  );
}

export const employmentLabel = employmentsOfPerson.label;
