import type { Role } from '../../roles.ts';

/** From most to least rights. Role `client`, the main contact, is given by the provider. */
export const clientUserRoles = ['client-admin', 'client-user', 'client'] as const;
export type ClientUserRole = (typeof clientUserRoles)[number];

/** The role that the list shows: the one with most rights. */
export function shownRole(held: readonly Role[]): ClientUserRole {
  return clientUserRoles.find((role) => held.includes(role)) ?? 'client-user';
}

/** What to give and take so that the user has the role. Role `client` is neither given nor taken; undefined if it cannot be chosen. */
export function roleChange(held: readonly Role[], wanted: ClientUserRole): RoleChange | undefined {
  if (wanted === 'client' && !held.includes('client')) return undefined;
  const other = (['client-admin', 'client-user'] as const).filter((role) => role !== wanted && held.includes(role));
  return { give: held.includes(wanted) ? [] : [wanted], take: other };
}

export interface RoleChange {
  readonly give: readonly Role[];
  readonly take: readonly Role[];
}
