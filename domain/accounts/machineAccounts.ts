import * as z from 'zod/mini';
import { maxLimit } from '../http';
import type { ListDeclaration } from '../lists/listRequest';
import { objectExpected } from '../values/values';
import { machineActions, scopeTypes, type MachineAction } from './rights';

/** A type and an action, such as `projects:read`. */
export type Scope = `${string}:${MachineAction}`;

/** A machine account as administrators see it. Only the response that creates it contains its token. */
export interface MachineAccount {
  id: number;
  name: string;
  scopes: Scope[];
  /** The last day it is valid, such as `2027-01-31`, in Swiss time; null if it never expires. */
  validUntil: string | null;
  /** The last characters of its token, to recognize it by. */
  tokenEnd: string;
  createdAt: string;
  createdBy: string | null;
  lastUsedAt: string | null;
}

/** The list of machine accounts: never paged. */
export const machineListDeclaration = {
  filters: {},
  orderBy: ['name', 'validUntil', 'lastUsedAt', 'createdAt'],
  defaultOrder: { field: 'name', direction: 'ASC' },
  limit: maxLimit,
} as const satisfies ListDeclaration;

const maxNameLength = 100;

export const machineAccountSchema = z.object(
  {
    name: z
      .string('Geben Sie bitte einen Namen an.')
      .check(
        z.trim(),
        z.minLength(1, 'Geben Sie bitte einen Namen an.'),
        z.maxLength(maxNameLength, `Der Name ist zu lang: höchstens ${maxNameLength} Zeichen.`),
      ),
    scopes: z
      .array(
        z.string().check(
          z.refine((scope) => {
            const [type = '', action = ''] = scope.split(':');
            return scopeTypes.includes(type) && machineActions.includes(action as MachineAction);
          }, 'Dieses Recht gibt es nicht.'),
        ),
        'Hier wird eine Liste erwartet.',
      )
      .check(z.minLength(1, 'Wählen Sie bitte mindestens ein Recht.'), z.maxLength(200)),
    validUntil: z.nullable(z.iso.date('Geben Sie bitte einen Tag an, zum Beispiel 2027-01-31.')),
  },
  objectExpected,
);
