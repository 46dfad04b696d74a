import type { Viewer } from '@muster/contract';
import { isBoundToOwnTeams } from '@muster/contract/domains/employees/employees.policy.ts';

/** Employee id of a viewer who reaches only led teams and their own record; null for others. */
export function ledTeamsOf(viewer: Viewer): number | null {
  return isBoundToOwnTeams(viewer) ? (viewer.employeeId ?? 0) : null;
}
