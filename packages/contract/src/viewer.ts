import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** What a user holds, as stored at this moment. */
export interface Rights {
  readonly roles: readonly Role[];
  /** From roles and direct grants, without duplicates. */
  readonly permissions: readonly Permission[];
  /** The permissions that each held role brings. */
  readonly rolePermissions: Readonly<Partial<Record<Role, readonly Permission[]>>>;
  /** Granted to the user directly. */
  readonly ownPermissions: readonly Permission[];
}

export interface HeldRole {
  readonly name: Role;
  readonly permissions: readonly Permission[];
}

export function rightsFrom(held: readonly HeldRole[], ownPermissions: readonly Permission[]): Rights {
  return {
    roles: held.map(({ name }) => name),
    permissions: [...new Set([...held.flatMap(({ permissions }) => permissions), ...ownPermissions])],
    rolePermissions: Object.fromEntries(held.map(({ name, permissions }) => [name, permissions])),
    ownPermissions,
  };
}

/** The user who makes a call, read again for every call. */
export interface Viewer extends Rights {
  readonly userId: number;
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly employeeId: number | null;
  /** Employees who are this person: the linked one, and those with the sign-in address as their work or personal address. */
  readonly ownRecords: readonly number[];
  /** The client company that a client user belongs to. */
  readonly clientId: number | null;
  /** The real user while somebody acts as this user (section 6). */
  readonly impersonator: { readonly userId: number; readonly name: string } | null;
}

/** Whether an employee is the viewer. What people may not do to their own record goes by this, not by the link alone. */
export function isOwnRecord(
  { employeeId, ownRecords }: Pick<Viewer, 'employeeId' | 'ownRecords'>,
  id: number,
): boolean {
  return employeeId === id || ownRecords.includes(id);
}
