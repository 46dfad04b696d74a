import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { attendanceAreas, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import {
  clashingDay,
  decide,
  insertCorrectedPunches,
  lockCorrection,
  lockReason,
  type StoredCorrection,
  usersOfEmployee,
} from './correction.repository.ts';
import { settleDays } from './settle-days.ts';
import { waitingCorrection } from './waiting-correction.ts';

type Decide = (typeof correctionsCalls)['decide'];

/**
 * Approves or rejects. Approved times replace the clocked ones immediately. @throws Problem not-found, forbidden,
 * conflict
 */
export async function decideCorrection(ctx: Ctx, { body }: CallInput<Decide>): Promise<CallAnswer<Decide>> {
  const stored = await waitingCorrection(ctx, body, lockDecidable);
  const now = ctx.clock.now().toString();
  const isApproved = body.decision === 'approved';
  if (isApproved) await assertOpenDay(ctx, stored);
  const { decision: state, note = null } = body;
  const version = await decide(ctx.db, { id: stored.id, state, userId: ctx.viewer.userId, note, now });
  if (isApproved) {
    await insertCorrectedPunches(ctx.db, stored, now);
    await settleDays(ctx, [stored.employee_id], { first: stored.work_date, last: stored.work_date });
  }
  await ctx.audit({
    event: 'attendance.decide-correction',
    subject: { kind: 'employee', id: String(stored.employee_id) },
    clientId: stored.client_id,
    before: { state: 'requested' },
    after: { correction: stored.id, work_date: stored.work_date, state, note },
    version,
    part: { kind: 'correction', id: stored.id },
  });
  await notifyUsers(ctx, {
    userIds: await usersOfEmployee(ctx.db, stored.employee_id),
    type: 'attendance',
    title: isApproved ? 'Your correction was approved' : 'Your correction was rejected',
    text: note === null ? `It is about ${stored.work_date}.` : `It is about ${stored.work_date}: ${note}`,
    path: '/my-timesheets',
  });
  await ctx.announce(attendanceChanged, { employeeId: stored.employee_id });
  return { id: stored.id, version };
}

/**
 * A correction out of reach answers like a missing one. The viewer's own one answers differently, because the viewer
 * knows that it exists.
 */
async function lockDecidable({ db, viewer }: Ctx, id: number): Promise<StoredCorrection | undefined> {
  const stored = await lockCorrection(db, id, reachOf(viewer, attendanceAreas.corrections));
  if (stored && stored.employee_id === viewer.employeeId)
    throw new Problem('forbidden', "You can't decide on your own hours.");
  const subject = stored && { employeeId: stored.employee_id, isReached: stored.is_reached };
  return subject && mayDecideCorrection(viewer, subject) ? stored : undefined;
}

async function assertOpenDay({ db }: Ctx, stored: StoredCorrection): Promise<void> {
  const locked = await lockReason(db, stored.employee_id, stored.work_date);
  if (locked !== null) throw new Problem('conflict', `This day changes no more: ${locked}`);
  const { employee_id: employeeId, work_date: workDate, proposed_in, proposed_out } = stored;
  const clash = await clashingDay(db, { employeeId, workDate, in: proposed_in, out: proposed_out });
  if (clash !== null) throw new Problem('conflict', `These hours run into those of ${clash} by now.`);
}
