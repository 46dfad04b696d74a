import type { Viewer } from '@muster/contract';
import { isBoundToOwnTeams } from '@muster/contract/domains/employees/employees.policy.ts';

/** Employee id of a viewer who reaches the teams led and the own record alone; null for whoever reaches further. */
export function ledTeamsOf(viewer: Viewer): number | null {
  return isBoundToOwnTeams(viewer) ? (viewer.employeeId ?? 0) : null;
}
