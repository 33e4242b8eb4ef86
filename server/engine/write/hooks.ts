import type { Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { attachNewGroups } from '../../types/contactGroups/groupEmployments';
import { membersAsked } from '../../types/contactGroups/members';
import { leaveNamedRegions } from '../../types/contacts/regions';
import type { Tables } from '../../tables';
import type { Actor } from '../history/history';

type Values = Record<string, any>;

/** What writing a record of a type does beside, within its transaction. */
export interface Effects {
  /** After its row, links and associations are written, before the history. In: the record, and what it was (null: new). */
  saved?(trx: Transaction<Tables>, id: number, record: Values, before: Values | null): Promise<void>;
  /**
   * What the body of a save asks for beside the record's own fields, done after it in the same transaction; undefined where
   * it asks for nothing. `expected`: the version the client has seen, `new` for a new record. Errors: 422.
   */
  asked?(body: unknown, expected: number | 'new' | undefined, actor: Actor): ((trx: Transaction<Tables>, id: number) => Promise<void>) | undefined;
  /** Before it is removed, in the same transaction; refuses by throwing. `query`: of the call that removes it. */
  deleting?(trx: Transaction<Tables>, id: number, query: Query): Promise<void>;
}

const effects: Record<string, Effects> = {
  'contacts/person': { saved: attachNewGroups, deleting: leaveNamedRegions },
  'contacts/company': { deleting: leaveNamedRegions },
  'contact-groups': { asked: membersAsked },
};

export const effectsOf = (type: Pick<ContentType<any>, 'name'>): Effects => effects[type.name] ?? {};
