import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Company } from '../../../domain/types/company';
import type { ContactGroup } from '../../../domain/types/contactGroup';
import type { Person } from '../../../domain/types/person';
import { visit } from './desk';
import { uniqueWord } from './records';

type Values = Record<string, unknown>;

async function create<Record>(api: APIRequestContext, resource: string, values: Values): Promise<Record> {
  const answer = await api.post(`/api/v1/${resource}`, { data: values });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Record }).data;
}

export const createPerson = (api: APIRequestContext, values: Values = {}): Promise<Person> =>
  create(api, 'contacts/person', { firstName: 'Anna', lastName: `Muster${uniqueWord()}`, isPublic: true, ...values });
export const createCompany = (api: APIRequestContext, values: Values = {}): Promise<Company> =>
  create(api, 'contacts/company', { companyName: `Verein ${uniqueWord()}`, isPublic: true, ...values });
export const createGroup = (api: APIRequestContext, values: Values = {}): Promise<ContactGroup> =>
  create(api, 'contact-groups', { name: `Gruppe ${uniqueWord()}`, isPublic: true, ...values });

/** The stored record. */
export async function read<Record = any>(api: APIRequestContext, resource: string, id: number): Promise<Record> {
  const answer = await api.get(`/api/v1/${resource}/${id}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Record }).data;
}

/** The ids of a group's members. */
export async function membersOf(api: APIRequestContext, group: number): Promise<number[]> {
  const answer = await api.get('/api/v1/contacts', { params: { 'contactGroup[]': String(group), limit: 500 } });
  return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id).sort((a, b) => a - b);
}

export const contactTable = (page: Page, name: 'Personen' | 'Organisationen' = 'Personen'): Locator =>
  page.getByRole('table', { name });
export const contactRow = (page: Page, name: string, list: 'Personen' | 'Organisationen' = 'Personen'): Locator =>
  contactTable(page, list)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Opens a list and searches for a word. */
export async function findContacts(page: Page, list: 'person' | 'company', word: string): Promise<void> {
  await visit(page, `/contacts/${list}`);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('term') === word);
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word);
  await answered;
}

/** Chooses an action for the selected rows. */
export async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Aktionen' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
