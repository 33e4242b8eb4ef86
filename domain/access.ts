import type { Rights } from './accounts/rights';

/** Each role includes all that follow it. */
export const roles = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITOR', 'ROLE_USER'] as const;
export type Role = (typeof roles)[number];

/**
 * The user of a request; `null` without a session. A machine account has scopes, and its name instead of an email
 * address.
 */
export type Viewer = ({ id: number; email: string; roles: readonly string[] } & Rights) | null;

/** All roles that the granted ones include, always with ROLE_USER. */
export function effectiveRoles(granted: readonly string[]): Role[] {
  const highest = roles.findIndex((role) => granted.includes(role));
  return highest < 0 ? ['ROLE_USER'] : roles.slice(highest);
}

/** The rank of the highest role; 0 is the highest rank. */
export function rank(granted: readonly string[]): number {
  return roles.indexOf(effectiveRoles(granted)[0] as Role);
}

function hasRole(viewer: Viewer, role: Role): boolean {
  return viewer !== null && effectiveRoles(viewer.roles).includes(role);
}

/** Decides who may do something. Every API route must name its rule; registering one without it throws. */
export type AccessRule = (viewer: Viewer) => boolean;

export const anyone: AccessRule = () => true;
export const signedIn: AccessRule = (viewer) => hasRole(viewer, 'ROLE_USER');
export const editors: AccessRule = (viewer) => hasRole(viewer, 'ROLE_EDITOR');
export const administrators: AccessRule = (viewer) => hasRole(viewer, 'ROLE_ADMIN');
export const superAdministrators: AccessRule = (viewer) => hasRole(viewer, 'ROLE_SUPER_ADMIN');

/** Which records of a type a user sees: all, the public ones in their public shape, or none. */
export type ReadRule = (viewer: Viewer) => 'all' | 'public' | 'none';

/** Visitors and plain users read public records, editors read everything. */
export const publicOrEditor: ReadRule = (viewer) => (editors(viewer) ? 'all' : 'public');
