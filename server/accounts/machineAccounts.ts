import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { machineAccountSchema, type MachineAccount, type Scope } from '../../domain/accounts/machineAccounts';
import type { ListRequest } from '../../domain/lists/listRequest';
import { sortRows } from '../../domain/lists/sortRows';
import { HttpProblem } from '../http/problems';
import { parse } from '../http/parse';
import type { Tables } from '../tables';
import { hashToken, seenInterval } from './sessions';

/** Secret scanners find leaked tokens by this prefix. */
const tokenPrefix = 'regio_';
const isToken = (text: string) => /^regio_[\w-]{43}$/.test(text);

/** An account with its new token, which is not stored anywhere. */
export type WithToken = MachineAccount & { token: string };

function newToken() {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token), token_end: token.slice(-4) };
}

const select = sql`
  select users.id, users.email as name, machine.scopes, machine.valid_until::text as "validUntil",
    machine.token_end as "tokenEnd", users.created_at as "createdAt", machine.created_by as "createdBy",
    machine.last_used_at as "lastUsedAt"
  from machine_accounts machine join users on users.id = machine.user_id`;

type Row = Omit<MachineAccount, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null };

const toAccount = ({ createdAt, lastUsedAt, ...row }: Row): MachineAccount => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listMachineAccounts(
  db: Kysely<Tables>,
  order: ListRequest['order'] = [],
): Promise<MachineAccount[]> {
  const { rows } = await sql<Row>`${select} order by users.id`.execute(db);
  return sortRows(rows.map(toAccount), order, (account, field) => account[field as keyof MachineAccount] as string);
}

async function findMachineAccount(db: Kysely<Tables>, id: number): Promise<MachineAccount> {
  const { rows } = await sql<Row>`${select} where users.id = ${id}`.execute(db);
  if (!rows[0]) throw HttpProblem.notFound();
  return toAccount(rows[0]);
}

/**
 * Creates a machine account. The history shows its name in place of an email address.
 * @param input as sent by the client
 * @throws 422
 */
export async function createMachineAccount(db: Kysely<Tables>, input: unknown, by: string): Promise<WithToken> {
  const { name, scopes, validUntil } = parse(machineAccountSchema, input);
  const { token, ...stored } = newToken();
  const id = await db.transaction().execute(async (trx) => {
    const row = await withFreeName(() =>
      trx
        .insertInto('users')
        .values({ ...nameColumns(name), password_hash: '', roles: [], notifications: [], is_machine: true })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await trx
      .insertInto('machine_accounts')
      .values({ user_id: row.id, ...stored, scopes, valid_until: validUntil, created_by: by })
      .execute();
    return row.id;
  });
  return { ...(await findMachineAccount(db, id)), token };
}

/** @throws 404; 422 */
export async function changeMachineAccount(db: Kysely<Tables>, id: number, input: unknown): Promise<MachineAccount> {
  const { name, scopes, validUntil } = parse(machineAccountSchema, input);
  await db.transaction().execute(async (trx) => {
    await change(trx, id, { scopes, valid_until: validUntil });
    await withFreeName(() => trx.updateTable('users').set(nameColumns(name)).where('id', '=', id).execute());
  });
  return findMachineAccount(db, id);
}

/**
 * Gives an account a new token; the former one stops working.
 * @throws 404
 */
export async function renewToken(db: Kysely<Tables>, id: number): Promise<WithToken> {
  const { token, ...stored } = newToken();
  await change(db, id, stored);
  return { ...(await findMachineAccount(db, id)), token };
}

/**
 * Revokes an account; its changes stay in the history.
 * @throws 404
 */
export async function deleteMachineAccount(db: Kysely<Tables>, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('is_machine', '=', true)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw HttpProblem.notFound();
}

async function change(
  db: Kysely<Tables> | Transaction<Tables>,
  id: number,
  values: { scopes?: string[]; valid_until?: string | null; token_hash?: Buffer; token_end?: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('machine_accounts')
    .set(values)
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw HttpProblem.notFound();
}

/** No email address starts with a space, so the name cannot clash with a person's address. */
const nameColumns = (name: string) => ({ email: name, email_key: ` ${name.toLowerCase()}` });

async function withFreeName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw HttpProblem.invalid([{ field: 'name', message: 'Diesen Namen hat schon ein anderes Maschinenkonto.' }]);
  }
}

/** The account that sent a token, with its rights. */
export interface Machine {
  id: number;
  email: string;
  scopes: Scope[];
}

/** Finds the account that a token belongs to; undefined if the token is unknown or no longer valid. One query. */
export async function findMachine(db: Kysely<Tables>, token: string): Promise<Machine | undefined> {
  if (!isToken(token)) return undefined;
  const { rows } = await sql<Machine & { isDue: boolean }>`
    select users.id, users.email, scopes,
      coalesce(last_used_at < now() - ${sql.raw(seenInterval)}, true) as "isDue"
    from machine_accounts join users on users.id = user_id
    where token_hash = ${hashToken(token)}
      and coalesce(valid_until >= (now() at time zone 'Europe/Zurich')::date, true)`.execute(db);
  if (!rows[0]) return undefined;
  const { isDue, ...machine } = rows[0];
  if (isDue) await sql`update machine_accounts set last_used_at = now() where user_id = ${machine.id}`.execute(db);
  return machine;
}
