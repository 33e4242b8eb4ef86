import type { Transaction } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import type { SeenVersion } from '../../http/entityTags';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';

type Values = Record<string, any>;

/** What came of a save. */
export interface SaveOutcome {
  /** The record is already what the client sent, so it stays as it is. */
  isSame: boolean;
  /** Moreover, the client has seen an older version. */
  isRepeated: boolean;
}

/** What else happens in the transaction of a write, after it. `outcome`: where a record was there before. */
export type AfterWrite = (trx: Transaction<Tables>, id: number, outcome?: SaveOutcome) => Promise<void>;

/** What writing a record of a type does beside, within its transaction. */
export interface WriteHooks {
  /**
   * Before anything is written: what is to be known of the values that their declaration cannot say. In: the values,
   * checked by that, and the record as it is. Out: the values to store, and what is wrong with them.
   */
  complete?(values: Values, before: Values | null): Promise<{ values: Values; errors: FieldError[] }>;
  /**
   * After its row, links and associations are written, before the history. In: the record, and what it was (null: new).
   */
  afterSave?(trx: Transaction<Tables>, id: number, record: Values, before: Values | null): Promise<void>;
  /**
   * What the body of a save asks for beside the record's own fields, done after it in the same transaction; undefined
   * where it asks for nothing. `expected`: the version the client has seen, `new` for a new record. Errors: 422.
   */
  readRequest?(body: unknown, expected: SeenVersion | 'new' | undefined, actor: Actor): AfterWrite | undefined;
  /**
   * Before it is removed, in the same transaction; refuses by throwing. `query`: of the call that removes it, with
   * what `deletedWith` describes. Out: what its last
   * entry in the history keeps beside the record, for `afterRestore`.
   */
  beforeDelete?(trx: Transaction<Tables>, id: number, query: Query): Promise<Values | void>;
  /** What such a call may say: its parameters, with what they mean. */
  deletedWith?: Record<string, string>;
  /**
   * Answers beside the lists that show something of every record: each has a version of its own, which grows only where
   * what it shows of a record changes. `of` says what that is; undefined: nothing.
   */
  alsoShown?: readonly { resource: string; of(record: Values): unknown }[];
  /** After it is brought back, in the same transaction. In: its last entry in the history. */
  afterRestore?(trx: Transaction<Tables>, id: number, last: Values, actor: Actor): Promise<void>;
}

const registered = new Map<string, WriteHooks[]>();
let isComplete = false;

/** Says once, before the first write, what the folders of `server/types/` do beside the writes of records. */
export function registerHooks(modules: readonly { hooks?: Record<string, WriteHooks> | undefined }[]): void {
  for (const { hooks = {} } of modules) {
    for (const [name, hook] of Object.entries(hooks)) registered.set(name, [...(registered.get(name) ?? []), hook]);
  }
  isComplete = true;
}

/** Errors: where nobody has said what the types do, since a write without it would leave something out in silence. */
export function hooksOf(type: Pick<ContentType, 'name'>): readonly WriteHooks[] {
  if (!isComplete) throw new Error('The types are not loaded: import server/types/index.ts.');
  return registered.get(type.name) ?? [];
}

/** Several of them as one; undefined where there are none. */
export function oneAfterTheOther(all: readonly (AfterWrite | undefined)[]): AfterWrite | undefined {
  const steps = all.filter((step) => step !== undefined);
  if (steps.length === 0) return undefined;
  return async (...written) => {
    for (const step of steps) await step(...written);
  };
}

/**
 * What else grows where a record becomes another one: the answers beside the lists that show another thing of it. In:
 * the record, and what it was; null for none.
 */
export function changedBeside(type: Pick<ContentType, 'name'>, record: Values | null, before: Values | null): string[] {
  return shownBeside(type).flatMap(({ resource, of }) => {
    const [now, then] = [record, before].map((values) => values && JSON.stringify(of(values)));
    return (now ?? undefined) === (then ?? undefined) ? [] : [resource];
  });
}

/** All of them. */
export const allBeside = (type: Pick<ContentType, 'name'>): string[] =>
  shownBeside(type).map(({ resource }) => resource);

const shownBeside = (type: Pick<ContentType, 'name'>) => hooksOf(type).flatMap(({ alsoShown = [] }) => alsoShown);
