import type { Permission, Role } from '@muster/contract';

/** What a persona may do and whom it belongs to. */
export interface Rights {
  readonly roles?: readonly Role[];
  /** Beside what the roles bring by default. */
  readonly permissions?: readonly Permission[];
  readonly clientId?: number | null;
  readonly employeeId?: number | null;
  readonly name?: string;
  readonly email?: string;
}
