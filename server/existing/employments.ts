import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import type { ContentTypeName } from '../../domain/contents';
import type { Side } from '../../domain/review/places';
import { populate } from '../engine/write/bulkInsert';
import type { Tables } from '../tables';
import { idOf, isEmptyValue, readJson, storableJson } from './clean';
import { isCompany, isPerson, timestampsOf, type ReportFinding } from './mapping';
import type { ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

type Values = Record<string, any>;
type Roles = Record<'fr' | 'it', { role?: string }>;
type Moments = ReturnType<typeof timestampsOf>;
const table = tableOfEntity('employment');

/** The employments of the dump, which are imported with their people. */
export class Employments {
  readonly #ofPerson = new Map<number, Row[]>();
  readonly #groups = new Map<number, number[]>();
  /** The position of a row in the list of its organisation. */
  readonly #places = new Map<number, number>();
  readonly #names = new Map<number, string>();
  readonly #roles = new Map<number, Roles>();
  readonly #moments = new Map<number, Moments>();

  static async read(run: ImportRun): Promise<Employments> {
    const employments = new Employments();
    await employments.#read(run);
    return employments;
  }

  /** The employments of a person, in order. */
  of(row: Row, report: ReportFinding): Values[] {
    const official = idOf(row.official_employment_id);
    const own = this.#ofPerson.get(Number(row.id)) ?? [];
    if (official !== undefined && !own.some(({ id }) => Number(id) === official))
      report('leftOut', 'officialEmployment', official, undefined, 'Die Hauptanstellung ist keine der eigenen');
    return own.map((one) => ({
      id: Number(one.id),
      company: { id: Number(one.company_id) },
      role: one.role ?? '',
      official: Number(one.id) === official,
      translations: this.#roles.get(Number(one.id)) ?? { fr: {}, it: {} },
      contactGroups: (this.#groups.get(Number(one.id)) ?? []).map((id) => ({ id })),
    }));
  }

  momentsOf(id: number): Moments | undefined {
    return this.#moments.get(id);
  }

  placeInCompany(id: number): number {
    return this.#places.get(id) ?? 10_000;
  }

  /** Reports values of a person or organisation that only the other type can have here. */
  reportUnheld(type: ContentTypeName, row: Row, values: Values, report: ReportFinding): void {
    if (type === 'contacts/company' && row.official_employment_id)
      report(
        'leftOut',
        'officialEmployment',
        row.official_employment_id,
        undefined,
        'Nur Personen haben eine Hauptanstellung',
      );
    if (type !== 'contacts/person') return;
    const official = (values.employments as Values[]).find((item) => item.official);
    // The existing system copies the organisation's name to the person.
    if (row.company_name && row.company_name !== this.#names.get(official?.company.id as number))
      report('leftOut', 'companyName', row.company_name, undefined, 'Dafür gibt es hier kein Feld');
  }

  async #read({ staged, findings, known, now }: ImportRun): Promise<void> {
    const [persons, companies] = [new Set<number>(), new Set<number>()];
    for await (const row of staged.rows(tableOfEntity('contact'))) {
      if (isPerson(row)) persons.add(Number(row.id));
      if (!isCompany(row)) continue;
      companies.add(Number(row.id));
      if (row.company_name) this.#names.set(Number(row.id), row.company_name);
    }
    const groups = new Set<number>();
    for await (const row of staged.rows(tableOfEntity('contact_group')))
      if (known.hasRecord('contact-groups', Number(row.id))) groups.add(Number(row.id));
    const kept = new Set<number>();
    const ofCompany = new Map<number, Row[]>();
    for await (const row of staged.rows(table)) {
      const [id, person, company] = [Number(row.id), Number(row.employee_id ?? 0), Number(row.company_id ?? 0)];
      const why = !(persons.has(person) && known.hasRecord('contacts/person', person))
        ? 'Die Person dazu gibt es nicht'
        : !(companies.has(company) && known.hasRecord('contacts/company', company))
          ? 'Die Organisation dazu gibt es nicht'
          : undefined;
      if (why) {
        findings.leaveOut(table, id, row, why);
        continue;
      }
      kept.add(id);
      const report: ReportFinding = (kind, field, before, after, reason) =>
        findings.add({ table, id, field, kind, before, after, why: reason });
      this.#roles.set(id, rolesIn(row.translations ?? null, report));
      this.#moments.set(id, timestampsOf(row, now, report));
      this.#ofPerson.set(person, [...(this.#ofPerson.get(person) ?? []), row]);
      ofCompany.set(company, [...(ofCompany.get(company) ?? []), row]);
    }
    const inOrder = (one: Row, other: Row) =>
      Number(one.position ?? 0) - Number(other.position ?? 0) || Number(one.id) - Number(other.id);
    for (const rows of this.#ofPerson.values()) rows.sort(inOrder);
    for (const rows of ofCompany.values())
      for (const [index, { id }] of rows.toSorted(inOrder).entries()) this.#places.set(Number(id), index + 1);
    for await (const row of staged.rows('pv_contact_group_employment')) {
      const [group, id] = [Number(row.contact_group_id), Number(row.employment_id)];
      if (kept.has(id) && groups.has(group)) this.#groups.set(id, [...(this.#groups.get(id) ?? []), group]);
      else
        findings.leaveOut('pv_contact_group_employment', group, row, 'Die Anstellung oder Gruppe dazu gibt es nicht');
    }
  }
}

/** The translations of a role. */
function rolesIn(text: string | null, report: ReportFinding): Roles {
  const roles: Roles = { fr: {}, it: {} };
  const given = storableJson(
    readJson(text, (before) => report('leftOut', 'translations', before, undefined, 'Das ist kein JSON')),
    'translations',
    report,
  );
  for (const [locale, texts] of Object.entries(given ?? {}) as [string, unknown][]) {
    const { role, ...rest } = (typeof texts === 'object' ? (texts ?? {}) : { texts }) as Values;
    const isHeld = locale in roles && typeof role === 'string' && role !== '';
    if (isHeld) roles[locale as keyof Roles] = { role };
    const left = isHeld ? rest : { ...rest, role };
    for (const [key, value] of Object.entries(left))
      if (!isEmptyValue(value))
        report('leftOut', `translations.${locale}.${key}`, value, undefined, 'Dafür gibt es hier kein Feld');
  }
  return roles;
}

/** Adds the employments of people that were just added. */
export async function addEmployments(
  trx: Transaction<Tables>,
  { name }: ContentType,
  persons: readonly Values[],
  employments: Employments,
): Promise<void> {
  if (name !== 'contacts/person') return;
  const rows = persons.flatMap((person) =>
    (person.employments as Values[]).map((item, index) => ({
      id: item.id,
      employee_id: person.id,
      company_id: item.company.id,
      employee_position: index + 1,
      company_position: employments.placeInCompany(item.id),
      role: item.role,
      official: item.official,
      translations: item.translations,
      created_at: employments.momentsOf(item.id)?.createdAt ?? person.createdAt,
      updated_at: employments.momentsOf(item.id)?.updatedAt ?? person.updatedAt,
    })),
  );
  await populate(trx, 'employments', rows);
  const links = persons.flatMap((person) =>
    (person.employments as Values[]).flatMap((item) =>
      (item.contactGroups as { id: number }[]).map((group, index) => ({
        record_id: item.id,
        target_id: group.id,
        position: index + 1,
      })),
    ),
  );
  await populate(trx, 'employments_contact_groups', links);
  await sql`select setval('employments_id_seq',
    greatest((select max(id) from employments), (select last_value from employments_id_seq)))`.execute(trx);
}

/**
 * Gives the employments of a later dump the ids that they have here, because each save in the existing system changes
 * them. Matches by organisation and role, then by organisation alone.
 */
export function withKnownEmployments(values: Values, base: Side | null): Values {
  const left = [...((base?.employments ?? []) as Values[])];
  const take = (is: (known: Values) => boolean) => {
    const index = left.findIndex(is);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const items = values.employments as Values[];
  const exact = items.map((item) => take((known) => known.company?.id === item.company.id && known.role === item.role));
  return {
    ...values,
    employments: items.map((item, index) => {
      const known = exact[index] ?? take((one) => one.company?.id === item.company.id);
      return { ...item, id: known?.id ?? item.id };
    }),
  };
}
