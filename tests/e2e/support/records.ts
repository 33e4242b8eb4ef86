import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Project, ProjectInput } from '../../../domain/types/project';
import type { Role } from '../../../domain/access';
import type { User } from '../../../domain/accounts/users';

/** A unique word, so that a search finds only what one test has created. */
export function uniqueWord(): string {
  return `Q${randomBytes(5).toString('hex')}`;
}

export async function createProject(api: APIRequestContext, values: Partial<ProjectInput> = {}): Promise<Project> {
  const answer = await api.post('/api/v1/projects', { data: { title: `Projekt ${uniqueWord()}`, ...values } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Project }).data;
}

export async function readProject(api: APIRequestContext, id: number): Promise<Project> {
  const answer = await api.get(`/api/v1/projects/${id}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Project }).data;
}

/** The one project that matches the word. */
export async function findProject(api: APIRequestContext, word: string): Promise<Project> {
  const { data } = (await (await api.get('/api/v1/projects', { params: { term: word } })).json()) as {
    data: Project[];
  };
  expect(
    data.map(({ title }) => title),
    `projects with ${word}`,
  ).toHaveLength(1);
  return data[0] as Project;
}

export const password = 'ein gutes Passwort';

/** An account for one test, for anything that ends sessions or changes accounts. */
export async function createUser(api: APIRequestContext, roles: Role[]): Promise<User> {
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  const answer = await api.post('/api/v1/users', { data: { email, password, roles, notifications: [] } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: User }).data;
}

/** The id of a reference by its German name. */
export async function referenceId(api: APIRequestContext, list: string, name: string): Promise<number> {
  const { data } = (await (await api.get(`/api/v1/${list}`)).json()) as { data: { id: number; name: string }[] };
  const entry = data.find((candidate) => candidate.name === name);
  expect(entry, `${name} in ${list}`).toBeTruthy();
  return (entry as { id: number }).id;
}
