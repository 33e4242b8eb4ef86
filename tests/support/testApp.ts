import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Role } from '../../domain/access';
import { buildApp, type AppOptions } from '../../server/app';
import { readConfig } from '../../server/config';
import type { Database } from '../../server/database';
import type { FileStore } from '../../server/files/fileStore';
import { createSession } from '../../server/accounts/sessions';

/** In-memory files. */
export function createMemoryFileStore(): FileStore {
  const kept = new Map<string, Buffer>();
  return {
    put: async (hash, bytes) => void kept.set(hash, bytes),
    has: async (hash) => kept.has(hash),
    remove: async (hash) => void kept.delete(hash),
    open: async (hash) => {
      const { Readable } = await import('node:stream');
      const bytes = kept.get(hash);
      if (!bytes) throw new Error(`No file ${hash}.`);
      return Readable.from([bytes]);
    },
  };
}

type Options = Partial<Omit<AppOptions, 'config'>> & { env?: NodeJS.ProcessEnv };

/** The server on the database, without a port: requests are injected. */
export function createTestApp(database: Database, { env = {}, ...options }: Options = {}): Promise<FastifyInstance> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'regio-app-'));
  return buildApp({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    database,
    files: createMemoryFileStore(),
    browserDir: path.join(dataDir, 'none'),
    ...options,
  });
}

/** An account with this role and a session. It has no real password, because hashing one would take time. */
export async function createAccount(
  { db }: Database,
  role: Role,
  email = `${role.toLowerCase()}@test.example`,
): Promise<{ id: number; cookie: string }> {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_key: email.toLowerCase(),
      password_hash: '',
      roles: role === 'ROLE_USER' ? [] : [role],
      notifications: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, cookie: `session=${await createSession(db, id)}` };
}

/** A database that does not exist. */
export function missingDatabase(connect: (connectionString: string) => Database): Database {
  return connect('postgres://nobody@127.0.0.1:1/none');
}

/** Sends JSON and reads JSON. */
export async function call(
  app: FastifyInstance,
  method: InjectOptions['method'],
  url: string,
  { cookie, body, headers }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = await app.inject({
    method,
    url: /^\/(compat\/)?api/.test(url) ? url : `/api/v1${url}`,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? answer.json() : answer.body,
    cookies: answer.cookies,
  };
}
