import type { Transaction } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import type { SeenVersion } from '../../http/entityTags';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';

type Values = Record<string, any>;

/** The outcome of a save. */
export interface SaveOutcome {
  /** The record already equals what the client sent, so it stays unchanged. */
  isSame: boolean;
  /** The client has seen an older version than the current one. */
  isRepeated: boolean;
}

/** Further work in the transaction of a write. Updates pass their `outcome`. */
export type AfterWrite = (trx: Transaction<Tables>, id: number, outcome?: SaveOutcome) => Promise<void>;

/** What a type does beyond its declaration, within the transaction of a write. */
export interface WriteHooks {
  /**
   * Runs before anything is written: completes values, and checks what the declaration cannot express.
   * @param values valid according to the declaration
   */
  complete?(values: Values, before: Values | null): Promise<{ values: Values; errors: FieldError[] }>;
  /** Runs after the row, links and associations are written, but before the history. */
  afterSave?(trx: Transaction<Tables>, id: number, record: Values, before: Values | null): Promise<void>;
  /**
   * Reads what the body of a save requests in addition to the record's fields. It is carried out after the save, in the
   * same transaction.
   * @param expected the version the client has seen, `new` for a new record
   * @throws 422
   */
  readRequest?(body: unknown, expected: SeenVersion | 'new' | undefined, actor: Actor): AfterWrite | undefined;
  /**
   * Runs before a record is removed, in the same transaction, and may throw to refuse it.
   * @param query of the DELETE request, see `deletedWith`
   * @returns what the last history entry stores in addition, for `afterRestore`
   */
  beforeDelete?(trx: Transaction<Tables>, id: number, query: Query): Promise<Values | void>;
  /**
   * Runs at the end of a merge, or when one is undone, in the same transaction.
   * @param ids the records whose references have moved
   */
  afterMove?(trx: Transaction<Tables>, ids: readonly [number, number]): Promise<void>;
  /** The query parameters of a DELETE request, with their descriptions. */
  deletedWith?: Record<string, string>;
  /**
   * Responses other than lists that show parts of every record, such as a map. Each has its own version, which grows
   * only when the result of `of` changes.
   */
  dependentAnswers?: readonly { resource: string; of(record: Values): unknown }[];
  /**
   * Runs after a record is restored, in the same transaction.
   * @param last the record's last history entry
   */
  afterRestore?(trx: Transaction<Tables>, id: number, last: Values, actor: Actor): Promise<void>;
}

const registered = new Map<string, WriteHooks[]>();
let isComplete = false;

/** Registers the hooks of the folders in `server/types/`, before the first write. */
export function registerHooks(modules: readonly { hooks?: Record<string, WriteHooks> | undefined }[]): void {
  for (const { hooks = {} } of modules) {
    for (const [name, hook] of Object.entries(hooks)) registered.set(name, [...(registered.get(name) ?? []), hook]);
  }
  isComplete = true;
}

/** @throws if hooks are not registered yet, because a write without them would be incomplete without anyone noticing */
export function hooksOf(type: Pick<ContentType, 'name'>): readonly WriteHooks[] {
  if (!isComplete) throw new Error('The types are not loaded: import server/types/index.ts.');
  return registered.get(type.name) ?? [];
}

/** Combines several steps into one; undefined if there are none. */
export function inSequence(all: readonly (AfterWrite | undefined)[]): AfterWrite | undefined {
  const steps = all.filter((step) => step !== undefined);
  if (steps.length === 0) return undefined;
  return async (...written) => {
    for (const step of steps) await step(...written);
  };
}

/**
 * The dependent responses that a change of the record affects.
 * @param record null after a removal
 * @param before null for a new record
 */
export function changedDependents(
  type: Pick<ContentType, 'name'>,
  record: Values | null,
  before: Values | null,
): string[] {
  return dependentsOf(type).flatMap(({ resource, of }) => {
    const [now, then] = [record, before].map((values) => values && JSON.stringify(of(values)));
    return (now ?? undefined) === (then ?? undefined) ? [] : [resource];
  });
}

export const allDependents = (type: Pick<ContentType, 'name'>): string[] =>
  dependentsOf(type).map(({ resource }) => resource);

const dependentsOf = (type: Pick<ContentType, 'name'>) =>
  hooksOf(type).flatMap(({ dependentAnswers = [] }) => dependentAnswers);
