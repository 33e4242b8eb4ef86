import { setTimeout as wait } from 'node:timers/promises';
import { allContentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import { translationLocalesOf } from '../../domain/locales';
import { referenceListNames, referenceLists } from '../../domain/references';
import { contacts, contactTypeOf } from '../../domain/types/contacts';
import { readInput } from '../../domain/validate';
import { hooksOf } from '../engine/write/hooks';
import { sanitizeRecord } from '../engine/write/sanitize';

// Registers the hooks of the content types.
import '../types';

/** Compares the responses of two APIs record by record: docs/guide/integrators.md. */

type Values = Record<string, any>;

export interface Difference {
  id: number | string;
  /** `record` if one side lacks the record. */
  field: string;
  old: unknown;
  new: unknown;
}

export interface Compared {
  old: number;
  new: number;
  differences: Difference[];
  /** Fields of the old API that we do not have, each with the number of records that have a value. */
  notKept: Record<string, number>;
  /** Why it was not compared. */
  skipped?: string;
}

/** Reads an API as a visitor or with a session, with at most five requests per second. */
export class Side {
  readonly #api: string;
  readonly #cookies = new Map<string, string>();
  #next = 0;

  /** @param address `https://…/api/v1` or `https://…/compat` */
  constructor(
    address: string,
    readonly pause = 200,
  ) {
    const plain = address.replace(/\/+$/, '');
    this.#api = plain.endsWith('/api/v1') ? plain : `${plain}/api/v1`;
  }

  /**
   * Signs in through our API, or through the form of the existing system.
   * @throws with a message
   */
  async signIn(email: string, password: string): Promise<void> {
    const credentials = { body: JSON.stringify({ email, password }), type: 'application/json' };
    const ours = await this.#fetch(`${this.#api}/login`, credentials);
    if (ours.status >= 400) {
      const form = `${this.#api.slice(0, -'/api/v1'.length)}/login`;
      const page = await (await this.#fetch(form)).text();
      const token = /name="_csrf_token"[^>]*?value="([^"]*)"/s.exec(page)?.[1] ?? '';
      const body = new URLSearchParams({ email, password, _csrf_token: token }).toString();
      await this.#fetch(form, { body, type: 'application/x-www-form-urlencoded' });
    }
    const me = await this.read('/users/me').catch(() => undefined);
    if (me?.email === undefined) throw new Error(`${this.#api} does not let ${email} in.`);
  }

  /**
   * The response from a URL, without its envelope.
   * @throws {Refused}, or with a message after four attempts
   */
  async read(path: string): Promise<any> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#fetch(this.#api + path).catch((error: Error) => error);
      const isTemporary = answer instanceof Error || answer.status === 429 || answer.status >= 500;
      if (!isTemporary) return this.#bodyOf(path, answer);
      if (attempt === 4)
        throw new Error(`${this.#api}${path}: ${answer instanceof Error ? answer.message : answer.status}`);
      await wait(this.pause * 5 * 2 ** attempt);
    }
  }

  async #bodyOf(path: string, answer: Response): Promise<any> {
    const text = await answer.text();
    // The existing system redirects to a page if access is denied.
    if (!answer.ok || !/json/.test(answer.headers.get('content-type') ?? ''))
      throw new Refused(`${this.#api}${path.split('?')[0]} answers ${answer.status}`);
    const body = JSON.parse(text);
    return body !== null && typeof body === 'object' && 'data' in body && !('id' in body) ? body.data : body;
  }

  async #fetch(url: string, sent: { body: string; type: string } | null = null): Promise<Response> {
    const now = Date.now();
    this.#next = Math.max(now, this.#next + this.pause);
    await wait(this.#next - now);
    const answer = await fetch(url, {
      ...(sent && { method: 'POST', body: sent.body }),
      headers: { ...(sent && { 'content-type': sent.type }), cookie: [...this.#cookies.values()].join('; ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      this.#cookies.set(cookie.split('=')[0] ?? '', cookie);
    }
    return answer;
  }
}

/** Thrown if a side does not show a resource. */
class Refused extends Error {}

interface Resource {
  path: string;
  /** Visitors cannot read it, or see different parts of it on each side. */
  forAccounts?: true;
  /** The key that identifies a record; by default its id. */
  keyOf?(record: Values): string;
  /**
   * The values to compare, normalized for both sides.
   * @param isPublic compares the public views, which lack some fields
   */
  shown(record: Values, isPublic: boolean): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** The fields that exist here; undefined if all of the other system's fields are compared. */
  known?: readonly string[];
}

const pageLength = 200;
/** Fields that the old API computes, or that an even earlier system left behind. */
const derived = ['id', 'name', 'random', 'searchIndex', 'tpointId', 'tpointChecksum', 'tpointUid', 'oneTimeCode'];
/** Compared separately, because each save in the existing system changes the ids of employments. */
const employmentFields = ['employments', 'employees', 'officialEmployment'];
const idOf = (record: Values | null | undefined) => record?.id ?? null;
const idsOf = (value: unknown) => [value].flat().flatMap((one) => idOf(one as Values | null) ?? []);
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** The compared resources, in this order. */
const resources: readonly Resource[] = [
  ...referenceListNames.map((name) => ({ path: `/${referenceLists[name].path}`, shown: normalizeEntry })),
  ...allContentTypes.filter(({ name }) => !name.includes('/')).map((type) => ofType(type)),
  ofType(contacts),
  {
    path: '/employments',
    forAccounts: true,
    keyOf: ({ employee, company, role }) => `${idOf(employee)} at ${idOf(company)}: ${role ?? ''}`,
    shown: ({ contactGroups, translations }) => ({
      contactGroups: sorted(idsOf(contactGroups)),
      translations: normalize(translations),
    }),
  },
  {
    path: '/inbox',
    forAccounts: true,
    shown: (item) => pickTexts(item, ['type', 'source', 'status', 'title', 'internalId', 'foreignId']),
  },
  { path: '/files', forAccounts: true, shown: (file) => pickTexts(file, ['name', 'extension', 'mimeType']) },
];

const pickTexts = (record: Values, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] == null ? null : String(record[name])]));

function normalizeEntry({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, translations, ...entry }: Values) {
  const named = Object.entries((translations ?? {}) as Values).map(([locale, entries]) => [
    locale,
    typeof entries === 'string' ? { name: entries } : entries,
  ]);
  return { ...(normalize(entry) as object), translations: normalize(Object.fromEntries(named)) };
}

function ofType(declared: ContentType): Resource {
  const types = declared.members ?? [declared];
  const known = types.flatMap(({ fields }) => Object.keys(fields));
  return {
    path: `/${declared.name}`,
    known: [...known, ...employmentFields, 'type', 'isPublic', 'createdAt', 'updatedAt', 'translations'],
    shown: (record, isPublic) => normalizeRecord(contactTypeOf(record.type) ?? declared, record, isPublic),
  };
}

/** A record as we would store it. Values that we would refuse are left unchanged. */
async function normalizeRecord(type: ContentType, record: Values, isPublic: boolean): Promise<Record<string, unknown>> {
  const sent = Object.fromEntries(Object.entries(record).filter(([name]) => !employmentFields.includes(name)));
  const { value, errors } = readInput(type, sent, null);
  let kept: Values = sanitizeRecord(type, value as Values & { translations: Record<string, Values> });
  for (const { complete } of hooksOf(type)) kept = (await complete?.(kept, null))?.values ?? kept;
  const isRefused = (path: string) => errors.some(({ field }) => field === path || field.startsWith(`${path}.`));
  const shown: Record<string, unknown> = {
    createdAt: normalize(record.createdAt),
    updatedAt: normalize(record.updatedAt),
  };
  if (record.isPublic !== undefined) shown.isPublic = record.isPublic;
  for (const [name, field] of Object.entries(type.fields)) {
    if (employmentFields.includes(name) || (isPublic && !(name in record))) continue;
    shown[name] = comparableValue(field, isRefused(name) ? record[name] : kept[name]);
    if (!field.translated) continue;
    for (const locale of translationLocalesOf(type)) {
      const path = `translations.${locale}.${name}`;
      const side: Values = isRefused(path) ? record : kept;
      shown[path] = comparableValue(field, side.translations?.[locale]?.[name]);
    }
  }
  return shown;
}

/** Relations are compared by ids, as a set unless their order matters. */
function comparableValue(field: Field, value: unknown): unknown {
  if (!['reference', 'references', 'record', 'records'].includes(field.kind)) return normalize(value);
  return field.kind === 'records' && field.ordered ? idsOf(value) : sorted(idsOf(value));
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Drops empty values (null, '', [] and {}), sorts keys, and rounds timestamps to seconds. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value)))
    return `${new Date(value).toISOString().slice(0, 19)}Z`;
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalize);
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const inner = normalize(one);
    return inner === null ? [] : [[name, inner] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The records of a resource by key. */
async function recordsOf(
  side: Side,
  { path, keyOf = ({ id }) => String(id) }: Resource,
  progress: Comparison['progress'],
): Promise<Map<string, Values>> {
  const found = new Map<number, Values>();
  const isEntry = referenceListNames.some((name) => path === `/${referenceLists[name].path}`);
  const inOrder = path === '/inbox' || path === '/files' ? '' : '&orderBy[]=id&orderDirection[]=ASC';
  for (let offset = 0; ; offset += pageLength) {
    const query = isEntry ? '' : `?limit=${pageLength}&offset=${offset}${inOrder}`;
    const page = (await side.read(path + query)) as (Values & { id: number })[];
    const before = found.size;
    for (const record of page) found.set(record.id, record);
    progress(`${path}: ${found.size} read`);
    // A server without paging returns the whole list each time.
    if (isEntry || page.length !== pageLength || found.size === before) break;
  }
  const times = new Map<string, number>();
  const numbered = (key: string) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? key : `${key} (${time})`;
  };
  return new Map([...found.values()].map((record) => [numbered(keyOf(record)), record]));
}

/** The differences of a resource. */
async function compareResource(
  { old, new: ours, without = [], progress }: Comparison,
  resource: Resource,
  isPublic: boolean,
): Promise<Compared> {
  const isSeen = ({ isPublic: isShown }: Values) => !isPublic || isShown !== false;
  const [theirs, own] = [await recordsOf(old, resource, progress), await recordsOf(ours, resource, progress)];
  for (const side of [theirs, own]) for (const [key, record] of side) if (!isSeen(record)) side.delete(key);
  const differences: Difference[] = [];
  const notKept: Record<string, number> = {};
  for (const [key, record] of theirs) {
    const other = own.get(key);
    if (!other) differences.push({ id: key, field: 'record', old: titleOf(record), new: null });
    else {
      const found = await fieldsThatDiffer(key, record, other, resource, isPublic);
      differences.push(...found.filter(({ field }) => !without.includes(field)));
    }
    // Visitors see different parts of a record on each side.
    if (isPublic || !resource.known) continue;
    for (const [name, value] of Object.entries(record)) {
      const isKept = resource.known.includes(name) || derived.includes(name) || (other && name in other);
      if (!isKept && !without.includes(name) && normalize(value) !== null) notKept[name] = (notKept[name] ?? 0) + 1;
    }
  }
  for (const [key, record] of own)
    if (!theirs.has(key)) differences.push({ id: key, field: 'record', old: null, new: titleOf(record) });
  return { old: theirs.size, new: own.size, differences, notKept };
}

const titleOf = ({ title, name, companyName, firstName, lastName, role }: Values): string =>
  String(title || name || companyName || [firstName, lastName].filter(Boolean).join(' ') || role || '–');

async function fieldsThatDiffer(
  id: string,
  record: Values,
  other: Values,
  { shown }: Resource,
  isPublic: boolean,
): Promise<Difference[]> {
  const [before, after] = [await shown(record, isPublic), await shown(other, isPublic)];
  return Object.keys(before).flatMap((field): Difference[] => {
    // Visitors see different parts of a record on each side.
    const isHidden = isPublic && !((field.split('.')[2] ?? field) in after);
    const isUnknown = field === 'updatedAt' && before[field] === null;
    const isSame = JSON.stringify(before[field]) === JSON.stringify(after[field] ?? null);
    return isHidden || isUnknown || isSame ? [] : [{ id, field, old: before[field], new: after[field] ?? null }];
  });
}

export interface Report {
  old: string;
  new: string;
  account: string | null;
  resources: Record<string, Compared>;
}

interface Comparison {
  old: Side;
  new: Side;
  /** May already contain resources that an interrupted run compared. */
  report: Report;
  /** Fields that are known to differ. */
  without?: readonly string[];
  progress(line: string): void;
  /** Called after each resource. */
  done(path: string, compared: Compared): Promise<void> | void;
}

/** Compares the resources one after another. Those that a side refuses are marked as skipped. */
export async function compare(comparison: Comparison): Promise<void> {
  const { report, done } = comparison;
  const isPublic = report.account === null;
  for (const resource of resources) {
    if (report.resources[resource.path]) continue;
    const compared = await (
      isPublic && resource.forAccounts
        ? Promise.reject(new Refused('needs --account'))
        : compareResource(comparison, resource, isPublic)
    ).catch((error: unknown): Compared => {
      if (!(error instanceof Refused)) throw error;
      return { old: 0, new: 0, differences: [], notKept: {}, skipped: error.message };
    });
    report.resources[resource.path] = compared;
    await done(resource.path, compared);
  }
}

/** The number of differences, missing fields, and resources that an account could not read. */
export const countDifferences = ({ account, resources: all }: Report): number =>
  Object.values(all).reduce(
    (sum, { differences, notKept, skipped }) =>
      sum + differences.length + Object.keys(notKept).length + (skipped !== undefined && account !== null ? 1 : 0),
    0,
  );
