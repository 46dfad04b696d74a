import { type Grants, mayAccess } from '../../access.ts';
import { clientRoles } from '../../roles.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import type { ReachArea } from '../teams/teams.policy.ts';
import { leaveKind } from './leave-requests-approval.ts';

/** Who decides on leave and asks for it for other people. */
export const leaveRequestAccess = {
  decide: { roles: leaveKind.roles },
  /** Of the own company's people, for its approvers. */
  ofClient: { roles: clientRoles },
} as const;

/** Whose leave a viewer decides and files. */
export const leaveRequestAreas = {
  requests: { access: leaveRequestAccess.decide, withOwn: false },
} as const satisfies Readonly<Record<string, ReachArea>>;

interface ReachedRequest {
  readonly employeeId: number;
  readonly isReached: boolean;
}

/** Nobody decides on their own leave, whatever their rights. */
export function mayDecideLeave(
  viewer: Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>,
  { employeeId, isReached }: ReachedRequest,
): boolean {
  return isReached && !isOwnRecord(viewer, employeeId) && mayAccess(leaveRequestAccess.decide, viewer);
}
