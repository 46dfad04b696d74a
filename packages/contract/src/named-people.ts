import { reachOf, recordArea } from './domains/teams/teams.policy.ts';
import { scopeOf } from './scope.ts';
import type { Viewer } from './viewer.ts';

/** Whose names a viewer may read where a text names people: in notifications. */
export interface NamedPeople {
  readonly everybody: boolean;
  /** Employees and users of this company. */
  readonly clientId: number | null;
  /** The people that this employee leads, and colleagues at the same client. */
  readonly employeeId: number | null;
  readonly own: readonly number[];
}

export function namedPeople(viewer: Viewer): NamedPeople {
  const scope = scopeOf(viewer);
  return {
    everybody: scope.kind === 'staff' && reachOf(viewer, recordArea) === 'all',
    clientId: scope.kind === 'client' ? scope.clientId : null,
    employeeId: scope.kind === 'staff' || scope.kind === 'employee' ? viewer.employeeId : null,
    own: viewer.ownRecords,
  };
}
