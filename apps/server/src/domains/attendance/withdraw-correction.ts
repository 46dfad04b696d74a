import type { CallInput } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { noSubjects, withdrawApprovals } from '../approvals/index.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import { closeCorrection, lockCorrection } from './correction.repository.ts';
import { waitingCorrection } from './waiting-correction.ts';

type Withdraw = (typeof correctionsCalls)['withdraw'];

/**
 * Withdraws a pending request that the viewer made. @throws Problem not-found for missing ones and those of others,
 * conflict
 */
export async function withdrawCorrection(ctx: Ctx, { body }: CallInput<Withdraw>): Promise<void> {
  const { employeeId, userId } = ctx.viewer;
  const stored = await waitingCorrection(ctx, body, async ({ db }, id) => {
    const found = await lockCorrection(db, id, noSubjects);
    const isOwn =
      found?.entered_by_user_id === null ? found.employee_id === employeeId : found?.entered_by_user_id === userId;
    return isOwn ? found : undefined;
  });
  await withdrawApprovals(ctx, { kind: correctionApproval, subjectIds: [stored.id], reason: null });
  await closeCorrection(ctx.db, stored.id, 'withdrawn');
  await refreshWaiting(ctx.db, [userId]);
  await ctx.audit({
    event: 'attendance.withdraw-correction',
    subject: { kind: 'employee', id: String(stored.employee_id) },
    clientId: stored.client_id,
    before: { state: 'requested' },
    after: { correction: stored.id, work_date: stored.work_date, state: 'withdrawn' },
    version: stored.version + 1,
    part: { kind: 'correction', id: stored.id },
  });
  await ctx.announce(attendanceChanged, { employeeId: stored.employee_id });
}
