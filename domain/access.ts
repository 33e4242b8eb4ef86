/** Each role includes all that follow it. */
export const roles = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_EDITOR', 'ROLE_USER'] as const;
export type Role = (typeof roles)[number];

/** Whoever asks; `null` is a person without a session. */
export type Viewer = { id: number; email: string; roles: readonly string[] } | null;

/** All roles that the given ones include, themselves among them; ROLE_USER always. */
export function effectiveRoles(granted: readonly string[]): Role[] {
  const highest = roles.findIndex((role) => granted.includes(role));
  return highest < 0 ? ['ROLE_USER'] : roles.slice(highest);
}

/** 0 is the highest role: the smaller, the more an account may do. */
export function rank(granted: readonly string[]): number {
  return roles.indexOf(effectiveRoles(granted)[0] as Role);
}

function hasRole(viewer: Viewer, role: Role): boolean {
  return viewer !== null && effectiveRoles(viewer.roles).includes(role);
}

/** A named rule says who may do something. Routes name theirs; a route without one is not registered. */
export type AccessRule = (viewer: Viewer) => boolean;

export const anyone: AccessRule = () => true;
export const signedIn: AccessRule = (viewer) => hasRole(viewer, 'ROLE_USER');
export const editors: AccessRule = (viewer) => hasRole(viewer, 'ROLE_EDITOR');
export const administrators: AccessRule = (viewer) => hasRole(viewer, 'ROLE_ADMIN');
export const superAdministrators: AccessRule = (viewer) => hasRole(viewer, 'ROLE_SUPER_ADMIN');

/** Which records of a type someone sees: all of them, the public ones in their public shape, or none. */
export type ReadRule = (viewer: Viewer) => 'all' | 'public' | 'none';

/** Strangers and plain users read what is public, editors everything. */
export const publicOrEditor: ReadRule = (viewer) => (editors(viewer) ? 'all' : 'public');
