import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput, Problem } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import {
  type CorrectionTimes,
  correctionErrors,
  correctionTimes,
} from '@muster/contract/domains/attendance/correction.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { openApprovals } from '../approvals/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import { clashingDay, clientOfDay, insertCorrection, lockReason, wasEmployed } from './correction.repository.ts';
import { notifyDeciders } from './correction-deciders.ts';
import { lockOwnRecord } from './punch.repository.ts';

type Request = (typeof correctionsCalls)['request'];

/**
 * Requests other times for one of the viewer's days. @throws Problem forbidden, invalid-input, conflict for a locked
 * day or a second request
 */
export async function requestCorrection(ctx: Ctx, { body }: CallInput<Request>): Promise<CallAnswer<Request>> {
  const { employeeId } = ctx.viewer;
  const own = employeeId === null ? undefined : await lockOwnRecord(ctx.db, employeeId);
  if (employeeId === null || !own) throw new Problem('forbidden', 'Only employees have days to correct.');
  const times = correctionTimes(body, own.zone);
  const now = ctx.clock.now();
  const errors = correctionErrors(times, { workDate: body.work_date, zone: own.zone, now });
  if (!(await wasEmployed(ctx.db, employeeId, body.work_date)))
    errors.work_date = ['You were not with us on this day.'];
  const span = { employeeId, workDate: body.work_date, in: times.in.toString(), out: times.out.toString() };
  const clash = await clashingDay(ctx.db, span);
  if (clash !== null) errors.in = [`These hours run into those of ${clash}.`];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const locked = await lockReason(ctx.db, employeeId, body.work_date);
  if (locked !== null) throw new Problem('conflict', `This day changes no more: ${locked}`);
  const { reason, evidence = null } = body;
  const stored = { employeeId, workDate: body.work_date, times, reason, evidence, now: now.toString() };
  const id = await insertCorrection(ctx.db, stored).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'attendance_correction_one_open') throw error;
    throw new Problem('conflict', 'A correction of this day waits already. Withdraw it to ask for another.');
  });
  await ctx.audit({
    event: 'attendance.request-correction',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: own.client_id,
    after: { correction: id, work_date: body.work_date, in: span.in, out: span.out, breaks: body.breaks, reason },
  });
  await askDeciders(ctx, { id, workDate: body.work_date, times });
  await ctx.announce(attendanceChanged, { employeeId });
  return { id, version: 1 };
}

interface Requested {
  readonly id: number;
  readonly workDate: string;
  readonly times: CorrectionTimes;
}

async function askDeciders(ctx: Ctx, { id, workDate, times }: Requested): Promise<void> {
  const { employeeId, userId, name } = ctx.viewer;
  if (employeeId === null) return;
  const today = dayIn(homeZone, ctx.clock.now());
  const facts = {
    days_back: Temporal.PlainDate.from(workDate).until(today).days,
    hours: times.in.until(times.out).total('hours'),
  };
  const clientId = await clientOfDay(ctx.db, employeeId, workDate);
  const subject = { subjectId: id, version: 1, requesterUserId: userId, employeeId, clientId, facts };
  const opened = await openApprovals(ctx, correctionApproval, [subject]);
  const deciders = opened.flatMap(({ waiting }) => waiting.map((one) => ({ ...one, userId: one.user_id })));
  await withoutRowSecurity(ctx.db, () => notifyDeciders(ctx, { name, workDate }, deciders));
}
