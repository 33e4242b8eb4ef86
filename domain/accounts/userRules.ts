import { effectiveRoles, rank, roles, type Role } from '../access';

type Holder = { roles: readonly string[] };

/** The roles to store for an account, highest first, without ROLE_USER, which every account has. */
export function grantedRoles(given: readonly string[]): Role[] {
  return roles.filter((role) => role !== 'ROLE_USER' && given.includes(role));
}

/**
 * Users cannot change accounts with more rights than their own.
 * @returns the error message, if any
 */
export function mayNotManage(actor: Holder, target: Holder): string | undefined {
  return rank(target.roles) < rank(actor.roles)
    ? 'Dieses Konto hat mehr Rechte als Sie; Sie können es nicht ändern.'
    : undefined;
}

/**
 * Users cannot grant or remove a role above their own.
 * @returns the error message, if any
 */
export function mayNotGrant(actor: Holder, before: readonly string[], after: readonly string[]): string | undefined {
  const own = effectiveRoles(actor.roles);
  const isAbove = (role: Role) => !own.includes(role) && before.includes(role) !== after.includes(role);
  return roles.some(isAbove)
    ? 'Sie können keine Rolle vergeben oder entziehen, die über Ihrer eigenen steht.'
    : undefined;
}

/**
 * Nobody can switch off their own account.
 * @returns the error message, if any
 */
export function mayNotDisable(actor: { id: number }, target: { id: number }): string | undefined {
  return actor.id === target.id ? 'Sie können Ihr eigenes Konto nicht ausschalten.' : undefined;
}

/**
 * The last administrator can be neither removed, switched off nor demoted. The same goes for the last super
 * administrator, since no other account could appoint a new one.
 * @param others all other accounts that can sign in
 * @returns the error message, if any
 */
export function lastAdministrator(
  others: readonly Holder[],
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  const loses = (role: Role) => effectiveRoles(before).includes(role) && !effectiveRoles(after).includes(role);
  const isHeld = (role: Role) => others.some((other) => effectiveRoles(other.roles).includes(role));
  if (loses('ROLE_ADMIN') && !isHeld('ROLE_ADMIN'))
    return 'Das ist das letzte Konto mit der Rolle «Admin»; es muss bleiben.';
  if (loses('ROLE_SUPER_ADMIN') && !isHeld('ROLE_SUPER_ADMIN'))
    return 'Das ist das letzte Konto mit der Rolle «Super-Admin»; es muss bleiben.';
  return undefined;
}
