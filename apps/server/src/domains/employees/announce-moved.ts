import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { announceNewTerms, announceScheduleChanged } from '../shifts/index.ts';

/**
 * After a change of the client, the schedule is computed after the commit: own shifts of a client are worked only for that
 * client. After a change of the shift, only the days are computed, because the schedule was computed with the change.
 */
export async function announceMoved(
  ctx: Pick<BaseContext, 'announce'>,
  { kind, employeeId, from }: { readonly kind: AssignmentKind; readonly employeeId: number; readonly from: string },
): Promise<void> {
  if (kind === 'client') await announceNewTerms(ctx, [employeeId], from);
  if (kind === 'shift') await announceScheduleChanged(ctx, [employeeId]);
}
