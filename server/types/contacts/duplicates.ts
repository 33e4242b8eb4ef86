import { sql, type Kysely } from 'kysely';
import { nameOf } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import type { Duplicate } from '../../../domain/duplicates';
import { fold } from '../../../domain/lists/search';
import { companyType, personType } from '../../../domain/types/contact';
import { contactTypeOf } from '../../../domain/types/contacts';
import { HttpProblem } from '../../http/problems';
import { matchingRows } from '../../engine/search/matchingRows';
import type { Tables } from '../../tables';

interface DuplicateRequest {
  type: string;
  name: string;
  email: string;
  city: string;
  zipCode: string;
  /** The id of the contact itself, if it already exists. */
  except: number;
}

/** @throws {HttpProblem} 400 for an unknown type */
export function readDuplicateRequest(query: Query): DuplicateRequest {
  const text = (name: string) => (query[name]?.[0] ?? '').replaceAll('\0', '').trim().slice(0, 300);
  const type = text('type') || personType;
  if (!contactTypeOf(type)) throw HttpProblem.badRequest('«type» muss person oder company sein.');
  const name =
    type === companyType ? text('companyName') : [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  return {
    type,
    name,
    email: text('email'),
    city: text('city'),
    zipCode: text('zipCode'),
    except: Number(text('except')) || 0,
  };
}

const maxDuplicates = 10;

/**
 * Contacts of the type that are probably the same: they have the same email address, or the same name and no different
 * place. One query.
 */
export async function findDuplicates(db: Kysely<Tables>, request: DuplicateRequest): Promise<Duplicate[]> {
  const type = contactTypeOf(request.type);
  if (!type || (request.email === '' && request.name === '')) return [];
  const resource = type.name;
  const { rows } = await sql<{ summary: string }>`
    (select c.summary from contacts c where ${request.email !== ''} and c.email <> ''
      and lower(c.email) = lower(${request.email}) and c.type = ${request.type} limit 50)
    union
    (select c.summary from (${matchingRows([resource], request.name, 'all')}) s join contacts c on c.id = s.record_id
      where ${request.name !== ''} limit 200)`.execute(db);
  const found = rows.flatMap(({ summary }): Duplicate[] => {
    const record = JSON.parse(summary) as Record<string, any>;
    if (record.id === request.except) return [];
    const same = (one: string, other: string) => one !== '' && fold(one).trim() === fold(other).trim();
    // If one of them has no place, they may still be the same contact.
    const hasNone = (one: { city?: string; zipCode?: string }) => !one.city?.trim() && !one.zipCode?.trim();
    const samePlace =
      hasNone(request) || hasNone(record) || same(request.city, record.city) || same(request.zipCode, record.zipCode);
    const because = same(request.email, record.email)
      ? 'email'
      : same(request.name, nameOf(type, record)) && samePlace
        ? 'name'
        : undefined;
    return because
      ? [
          {
            id: record.id,
            type: request.type,
            name: nameOf(type, record),
            detail: type.detailOf?.(record) ?? '',
            isPublic: record.isPublic,
            because,
          },
        ]
      : [];
  });
  return found.sort((a, b) => a.id - b.id).slice(0, maxDuplicates);
}
