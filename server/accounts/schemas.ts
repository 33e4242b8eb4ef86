import * as z from 'zod';
import { roles } from '../../domain/access';
import { ownSettingsSchema, type Me } from '../../domain/accounts/users';
import { named } from '../http/described';

/** Accounts in answers, for the description of the API. */

export const userAnswer = z.object({
  id: z.number(),
  email: z.string(),
  roles: z.enum(roles).array(),
  notifications: z.string().array(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const me = named<Me>('Me', () => userAnswer.extend({ settings: ownSettingsSchema }));
