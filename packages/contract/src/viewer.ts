import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** The user who makes a call, read again for every call. */
export interface Viewer {
  readonly userId: number;
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly employeeId: number | null;
  /** The client company that a client user belongs to. */
  readonly clientId: number | null;
  /** The real user while somebody acts as this user (section 6). */
  readonly impersonator: { readonly userId: number; readonly name: string } | null;
}
