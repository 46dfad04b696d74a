import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { pendingAround } from './approval-request.repository.ts';
import { isOther } from './approvers-of-steps.ts';
import { substitutedUsers } from './substituted-users.ts';
import { waitingPeople } from './waiting-people.ts';

/**
 * The subjects of a kind on which the viewer can decide now, as an approver or as a substitute. Owners add them to the
 * reach of somebody who would not reach them otherwise. They leave it with the decision, or when the substitution ends.
 */
export function subjectsWaitingFor(ctx: Pick<Ctx, 'db' | 'clock' | 'viewer'>, kind: string): Promise<number[]> {
  return withoutRowSecurity(ctx.db, async () => {
    const { userId, employeeId } = ctx.viewer;
    const users = [userId, ...(await substitutedUsers(ctx, userId))];
    const found = await waitingPeople(ctx.db, await pendingAround(ctx.db, kind, users));
    const viewer = { user_id: userId, own_employee_id: employeeId };
    return found
      .filter(({ request, decidedBy }) => isOther(request, viewer) && !decidedBy.includes(userId))
      .filter(({ waiting }) => waiting.some(({ user_id }) => users.includes(user_id)))
      .map(({ request }) => request.subject_id);
  });
}
