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

// What types add to their records.
import '../types';

/** Compares what two APIs answer, record by record: docs/guide/integrators.md. */

type Values = Record<string, any>;

export interface Difference {
  id: number | string;
  /** Of a record that one side lacks: `record`. */
  field: string;
  old: unknown;
  new: unknown;
}

export interface Compared {
  old: number;
  new: number;
  differences: Difference[];
  /** Fields of the old API that we do not have, with the number of records that say something in them. */
  notKept: Record<string, number>;
  /** Why it was not compared. */
  skipped?: string;
}

/** An API that is read, five requests a second at most, as a visitor or with a session. */
export class Side {
  readonly #api: string;
  readonly #cookies = new Map<string, string>();
  #next = 0;

  /** In: `https://…/api/v1` or `https://…/compat`. */
  constructor(
    address: string,
    readonly pause = 200,
  ) {
    const plain = address.replace(/\/+$/, '');
    this.#api = plain.endsWith('/api/v1') ? plain : `${plain}/api/v1`;
  }

  /** Signs in as the API does, or by the form of the existing system. Errors: a sentence. */
  async signIn(email: string, password: string): Promise<void> {
    const asked = { body: JSON.stringify({ email, password }), type: 'application/json' };
    const ours = await this.#fetch(`${this.#api}/login`, asked);
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

  /** What an address answers, without its envelope. Errors: `Refused`; a sentence after four attempts. */
  async read(path: string): Promise<any> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#fetch(this.#api + path).catch((error: Error) => error);
      const isPassing = answer instanceof Error || answer.status === 429 || answer.status >= 500;
      if (!isPassing) return this.#bodyOf(path, answer);
      if (attempt === 4)
        throw new Error(`${this.#api}${path}: ${answer instanceof Error ? answer.message : answer.status}`);
      await wait(this.pause * 5 * 2 ** attempt);
    }
  }

  async #bodyOf(path: string, answer: Response): Promise<any> {
    const text = await answer.text();
    // Who may not read is led to a page.
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

/** A side does not show a resource. */
class Refused extends Error {}

interface Resource {
  path: string;
  /** Visitors read nothing of it, or another part on each side. */
  forAccounts?: true;
  /** What makes two records the same one, where that is not their id. */
  keyOf?(record: Values): string;
  /** What is compared, in one form for both sides. In: whether visitors' views are compared, which lack fields. */
  shown(record: Values, isPublic: boolean): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** The fields that we have; undefined where all of theirs are compared. */
  known?: readonly string[];
}

const perPage = 200;
/** What the old API makes for itself, or what another system left there. */
const derived = ['id', 'name', 'random', 'searchIndex', 'tpointId', 'tpointChecksum', 'tpointUid', 'oneTimeCode'];
/** Each save of the existing system gives new ids to employments: they are compared by themselves. */
const ofEmployments = ['employments', 'employees', 'officialEmployment'];
const idOf = (record: Values | null | undefined) => record?.id ?? null;
const idsOf = (value: unknown) => [value].flat().flatMap((one) => idOf(one as Values | null) ?? []);
const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** What is compared, in this order. */
const resources: readonly Resource[] = [
  ...referenceListNames.map((name) => ({ path: `/${referenceLists[name].path}`, shown: entryShown })),
  ...allContentTypes.filter(({ name }) => !name.includes('/')).map((type) => ofType(type)),
  ofType(contacts),
  {
    path: '/employments',
    forAccounts: true,
    keyOf: ({ employee, company, role }) => `${idOf(employee)} at ${idOf(company)}: ${role ?? ''}`,
    shown: ({ contactGroups, translations }) => ({
      contactGroups: ascending(idsOf(contactGroups)),
      translations: bare(translations),
    }),
  },
  {
    path: '/inbox',
    forAccounts: true,
    shown: (item) => picked(item, ['type', 'source', 'status', 'title', 'internalId', 'foreignId']),
  },
  { path: '/files', forAccounts: true, shown: (file) => picked(file, ['name', 'extension', 'mimeType']) },
];

const picked = (record: Values, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] == null ? null : String(record[name])]));

function entryShown({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, translations, ...entry }: Values) {
  const named = Object.entries((translations ?? {}) as Values).map(([locale, said]) => [
    locale,
    typeof said === 'string' ? { name: said } : said,
  ]);
  return { ...(bare(entry) as object), translations: bare(Object.fromEntries(named)) };
}

function ofType(declared: ContentType): Resource {
  const types = declared.members ?? [declared];
  const known = types.flatMap(({ fields }) => Object.keys(fields));
  return {
    path: `/${declared.name}`,
    known: [...known, ...ofEmployments, 'type', 'isPublic', 'createdAt', 'updatedAt', 'translations'],
    shown: (record, isPublic) => recordShown(contactTypeOf(record.type) ?? declared, record, isPublic),
  };
}

/** A record as we would keep it: what we would refuse as it stands. */
async function recordShown(type: ContentType, record: Values, isPublic: boolean): Promise<Record<string, unknown>> {
  const sent = Object.fromEntries(Object.entries(record).filter(([name]) => !ofEmployments.includes(name)));
  const { value, errors } = readInput(type, sent, null);
  let kept: Values = sanitizeRecord(type, value as Values & { translations: Record<string, Values> });
  for (const { complete } of hooksOf(type)) kept = (await complete?.(kept, null))?.values ?? kept;
  const isRefused = (path: string) => errors.some(({ field }) => field === path || field.startsWith(`${path}.`));
  const shown: Record<string, unknown> = { createdAt: bare(record.createdAt), updatedAt: bare(record.updatedAt) };
  if (record.isPublic !== undefined) shown.isPublic = record.isPublic;
  for (const [name, field] of Object.entries(type.fields)) {
    if (ofEmployments.includes(name) || (isPublic && !(name in record))) continue;
    shown[name] = reduced(field, isRefused(name) ? record[name] : kept[name]);
    if (!field.translated) continue;
    for (const locale of translationLocalesOf(type)) {
      const path = `translations.${locale}.${name}`;
      const side: Values = isRefused(path) ? record : kept;
      shown[path] = reduced(field, side.translations?.[locale]?.[name]);
    }
  }
  return shown;
}

/** Relations are compared by their ids: as a set where nobody puts them in order. */
function reduced(field: Field, value: unknown): unknown {
  if (!['reference', 'references', 'record', 'records'].includes(field.kind)) return bare(value);
  return field.kind === 'records' && field.ordered ? idsOf(value) : ascending(idsOf(value));
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Without what says nothing (null, '', [] and {}), keys in one order, moments to the second. */
function bare(value: unknown): unknown {
  if (typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value)))
    return `${new Date(value).toISOString().slice(0, 19)}Z`;
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare);
  const said = Object.entries(value).flatMap(([name, one]) => {
    const inner = bare(one);
    return inner === null ? [] : [[name, inner] as const];
  });
  return said.length === 0 ? null : Object.fromEntries(said.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The records of a resource, by what makes them the same one. */
async function recordsOf(
  side: Side,
  { path, keyOf = ({ id }) => String(id) }: Resource,
  progress: Comparison['progress'],
): Promise<Map<string, Values>> {
  const found = new Map<number, Values>();
  const isEntry = referenceListNames.some((name) => path === `/${referenceLists[name].path}`);
  const inOrder = path === '/inbox' || path === '/files' ? '' : '&orderBy[]=id&orderDirection[]=ASC';
  for (let offset = 0; ; offset += perPage) {
    const query = isEntry ? '' : `?limit=${perPage}&offset=${offset}${inOrder}`;
    const page = (await side.read(path + query)) as (Values & { id: number })[];
    const before = found.size;
    for (const record of page) found.set(record.id, record);
    progress(`${path}: ${found.size} read`);
    // A server that knows no pages answers with all of it each time.
    if (isEntry || page.length !== perPage || found.size === before) break;
  }
  const times = new Map<string, number>();
  const numbered = (key: string) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? key : `${key} (${time})`;
  };
  return new Map([...found.values()].map((record) => [numbered(keyOf(record)), record]));
}

/** Everything that differs in one resource. */
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
    // Visitors see another part of a record on each side.
    if (isPublic || !resource.known) continue;
    for (const [name, value] of Object.entries(record)) {
      const isKept = resource.known.includes(name) || derived.includes(name) || (other && name in other);
      if (!isKept && !without.includes(name) && bare(value) !== null) notKept[name] = (notKept[name] ?? 0) + 1;
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
    // Visitors see another part of a record on each side.
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
  /** Compared already: by an earlier run that was stopped. */
  report: Report;
  /** Fields that are known to differ. */
  without?: readonly string[];
  progress(line: string): void;
  /** After each resource. */
  done(path: string, compared: Compared): Promise<void> | void;
}

/** Compares resource after resource. A refusal of one side is told; without a session it is what visitors meet. */
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

/** How much of it differs: differences, fields that are not kept, and what an account could not read. */
export const faultsIn = ({ account, resources: all }: Report): number =>
  Object.values(all).reduce(
    (sum, { differences, notKept, skipped }) =>
      sum + differences.length + Object.keys(notKept).length + (skipped !== undefined && account !== null ? 1 : 0),
    0,
  );
