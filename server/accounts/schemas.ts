import * as z from 'zod';
import { roles } from '../../domain/access';
import { contentLocales } from '../../domain/locales';
import { ownSettingsSchema, type Me } from '../../domain/accounts/users';
import { named } from '../http/described';

export const userResponse = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  roles: z.enum(roles).array(),
  notifications: z.string().array(),
  isDisabled: z.boolean(),
  isInvited: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.string().nullable(),
  writableTypes: z.string().array().nullable(),
  writableLanguages: z.enum(contentLocales).array().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const me = named<Me>('Me', () =>
  userResponse.extend({ settings: ownSettingsSchema, needsSecondFactor: z.boolean() }),
);
