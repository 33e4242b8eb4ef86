import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import PostalMime from 'postal-mime';
import { connect } from '../../../server/database';
import { findRunningPostgres } from '../../../server/postgres/embeddedPostgres';
import { newCode } from '../../../server/accounts/code';
import { expect, type Page } from './test';

export type Values = Record<string, any>;

export const make = async (api: APIRequestContext, url: string, data: object): Promise<Values> => {
  const answer = await api.post(`/api/v1${url}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Values }).data;
};
export const read = async (api: APIRequestContext, url: string): Promise<any> =>
  ((await (await api.get(`/api/v1${url}`)).json()) as { data: any }).data;

/** A person with two employments, in a group of their own. */
export async function makePerson(api: APIRequestContext, word: string, values: object = {}) {
  const [group, company] = await Promise.all([
    make(api, '/contact-groups', { name: `Gruppe ${word}` }),
    make(api, '/contacts', { type: 'company', companyName: `Bergbahn ${word}` }),
  ]);
  const person = await make(api, '/contacts', {
    type: 'person',
    firstName: 'Änni',
    lastName: `Caduff ${word}`,
    email: `${word.toLowerCase()}@example.org`,
    phone: '+41 81 000 00 00',
    contactGroups: [{ id: group.id }],
    employments: [
      { company: { id: company.id }, role: 'Leiterin' },
      { company: { id: company.id }, role: 'Beirätin' },
    ],
    ...values,
  });
  return { group, person };
}

/** The link in the latest mail to an email address, from the file that the worker has written. */
export async function linkOf(
  api: APIRequestContext,
  email: string,
  shape = /\/contacts\/verify\/[\w-]+/,
): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = (await read(api, '/mails?limit=100')) as Values[];
        const mail = mails.find(({ recipient }) => recipient === email);
        if (mail?.state !== 'sent') return '';
        const file = path.join(
          process.env.E2E_STATES as string,
          'mails',
          `${mail.createdAt.slice(0, 19).replaceAll(':', '-')}-${mail.id}.eml`,
        );
        const { text } = await PostalMime.parse(await readFile(file));
        link = shape.exec(text ?? '')?.[0] ?? '';
        return link;
        // Mails are sent within two seconds, so polling every second would waste half a second each time.
      },
      { intervals: [200] },
    )
    .not.toBe('');
  return link;
}

export const send = async (api: APIRequestContext, person: Values): Promise<string> => {
  expect(
    (await api.post('/api/v1/contacts/send-verification-emails', { data: { emails: [person.id] } })).status(),
  ).toBe(200);
  return linkOf(api, person.email as string);
};

/** The page on a person's phone, without an account. */
export async function onPhone(page: Page, link: string, width = 375): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: process.env.E2E_ADDRESS as string,
      viewport: { width, height: 720 },
      locale: 'de-CH',
      storageState: { cookies: [], origins: [] },
    });
  const phone = await (context as NonNullable<typeof context>).newPage();
  await phone.goto(link);
  return phone;
}

/**
 * Sends changes through a separate link that was not mailed, because mails take up to two seconds.
 * @returns the item's id
 */
export async function propose(api: APIRequestContext, person: Values, submission: object): Promise<number> {
  const sent = await api.post(`/api/v1/contacts/verify/${await addLink(person.id as number)}`, {
    data: { changes: {}, ...submission },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const items = (await read(api, `/inbox?type=contact_update&internalId=${person.id}`)) as Values[];
  return Math.max(...items.map(({ id }) => id as number));
}

/** @returns the code of the link */
async function addLink(person: number): Promise<string> {
  const { db, close } = connect((await findRunningPostgres(process.env.E2E_STATES as string)) as string, {
    connections: 1,
  });
  const { code, hash } = newCode();
  const link = {
    kind: 'contact_verification' as const,
    record_id: person,
    code_hash: hash,
    batch: randomUUID(),
    message_id: randomUUID(),
    expires_at: new Date(Date.now() + 86_400_000),
  };
  await db
    .insertInto('submissions')
    .values(link)
    .execute()
    .finally(() => void close());
  return code;
}
