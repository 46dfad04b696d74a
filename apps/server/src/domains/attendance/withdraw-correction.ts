import { type CallInput, notFound } from '@muster/contract';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { attendanceChanged } from './attendance.events.ts';
import { lockCorrection, withdraw } from './correction.repository.ts';
import { assertWaiting } from './waiting-correction.ts';

type Withdraw = (typeof correctionsCalls)['withdraw'];

/** Withdraws the viewer's own waiting request. @throws Problem not-found for missing ones and those of others, conflict */
export async function withdrawCorrection(ctx: Ctx, { body }: CallInput<Withdraw>): Promise<void> {
  const { employeeId } = ctx.viewer;
  const stored = await lockCorrection(ctx.db, body.id, []);
  if (!stored || stored.employee_id !== employeeId) throw notFound('correction');
  assertWaiting(stored, body.version);
  await withdraw(ctx.db, stored.id);
  await ctx.audit({
    event: 'attendance.withdraw-correction',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: stored.client_id,
    before: { state: 'requested' },
    after: { correction: stored.id, work_date: stored.work_date, state: 'withdrawn' },
  });
  await ctx.announce(attendanceChanged, { employeeId: stored.employee_id });
}
