import type { Permission, Role } from '@muster/contract';

/** The rights of a persona and the records it belongs to. */
export interface Rights {
  readonly roles?: readonly Role[];
  /** In addition to the defaults of the roles. */
  readonly permissions?: readonly Permission[];
  readonly clientId?: number | null;
  readonly employeeId?: number | null;
  readonly name?: string;
  readonly email?: string;
}
