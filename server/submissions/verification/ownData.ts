import { sql, type Kysely } from 'kysely';
import { translationLocales } from '../../../domain/locales';
import type { ReferenceListName } from '../../../domain/references';
import { persons } from '../../../domain/types/person';
import { ownFields } from '../../../domain/submissions/forms/person';
import { invalidLink, type OwnData, type OwnOption, type OwnPerson } from '../../../domain/submissions/verification';
import { HttpProblem } from '../../http/problems';
import { referenceTableOf } from '../../engine/storage/naming';
import { findRecord } from '../../engine/write/repository';
import type { Tables } from '../../tables';
import { localeOf } from './sendLinks';

type Values = Record<string, any>;

/**
 * The data that people see through their link.
 * @throws 404 as for an invalid link if the person no longer exists
 */
export async function readOwnData(db: Kysely<Tables>, contact: number): Promise<OwnData> {
  const stored = await findRecord(db, persons, contact, 'all');
  if (!stored) throw HttpProblem.notFound(invalidLink);
  const record = JSON.parse(stored.body) as Values;
  const chosen = (name: string): number[] => [record[name] ?? []].flat().map(({ id }: { id: number }) => id);
  const [countries, states, languages, topics] = await Promise.all([
    readOptions(db, 'countries', chosen('country')),
    readOptions(db, 'states', chosen('state')),
    readOptions(db, 'languages', chosen('language')),
    readOptions(db, 'topics', chosen('topics')),
  ]);
  const { rows } = await sql<{
    code: string | null;
  }>`select extra ->> 'code' as code from languages where id = ${record.language?.id ?? null}`.execute(db);
  return {
    locale: localeOf(rows[0]?.code ?? null),
    person: ownPerson(record),
    options: { countries, states, languages, topics },
  };
}

/** An allow-list: no groups, no internal notes, and only the names of organisations. */
function ownPerson(record: Values): OwnPerson {
  const own = Object.fromEntries(ownFields.map((name) => [name, idsOnly(record[name])]));
  const translations = Object.fromEntries(
    translationLocales.map((locale) => {
      const { city, website, description } = (record.translations?.[locale] ?? {}) as Values;
      return [locale, { ...(city && { city }), ...(website && { website }), ...(description && { description }) }];
    }),
  );
  const employments = (record.employments as Values[]).map(({ id, role, translations: roles, company }) => ({
    id,
    role,
    translations: { fr: roles?.fr ?? {}, it: roles?.it ?? {} },
    company: {
      name: company.companyName ?? '',
      translations: { fr: nameIn(company, 'fr'), it: nameIn(company, 'it') },
    },
  }));
  return { ...own, translations, employments } as unknown as OwnPerson;
}

function nameIn(company: Values, locale: 'fr' | 'it'): { name?: string } {
  const name = company.translations?.[locale]?.companyName as string | undefined;
  return name ? { name } : {};
}

/** Reduces references to their ids; the names are in the options. */
function idsOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOnly);
  return typeof value === 'object' && value !== null && 'id' in value ? { id: value.id } : value;
}

/** The references that the form of a contact offers, and those already selected. */
async function readOptions(db: Kysely<Tables>, list: ReferenceListName, chosen: number[]): Promise<OwnOption[]> {
  const { rows } = await sql<OwnOption>`
    select id, name, translations from ${sql.table(referenceTableOf(list))}
    where context is null or context = 'contact' or id = any(${chosen}::int[]) order by position, name, id`.execute(db);
  return rows;
}
