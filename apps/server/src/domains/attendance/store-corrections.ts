import { dayIn, homeZone, Problem } from '@muster/contract';
import { type CorrectionEffect, correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openApprovals } from '../approvals/index.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import { insertCorrections } from './correction.repository.ts';
import { type CheckedDraft, waitingText } from './correction-drafts.ts';
import { notifyOfRequests } from './correction-requests.ts';

/** A day that was checked. */
export interface RequestedDay
  extends Pick<CheckedDraft<CorrectionTimes | null>, 'employeeId' | 'workDate' | 'clientId' | 'times'> {
  /** Default: the times. */
  readonly counts?: CorrectionEffect;
}

export interface CorrectionReason {
  readonly reason: string;
  readonly evidence: string | null;
}

/**
 * Stores these corrections, which were checked, as requests of the viewer, and asks those who decide. Returns their ids in the
 * same order. @throws Problem conflict if one of the days has a pending correction
 */
export async function storeCorrections(
  ctx: Ctx,
  drafts: readonly RequestedDay[],
  { reason, evidence }: CorrectionReason,
): Promise<number[]> {
  const { viewer, clock } = ctx;
  const isEntered = (employeeId: number) => employeeId !== viewer.employeeId;
  const rows = drafts.map(({ employeeId, workDate, times, counts = 'times' }) => ({
    employeeId,
    workDate,
    times,
    counts,
    enteredBy: isEntered(employeeId) ? { id: viewer.userId, name: viewer.name } : null,
  }));
  const stored = { reason, evidence, now: clock.now().toString() };
  const ids = await insertCorrections(ctx.db, rows, stored).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'attendance_correction_one_open') throw error;
    throw new Problem('conflict', waitingText);
  });
  const requests = drafts.map((draft, index) => ({ ...draft, id: ids[index] ?? 0 }));
  for (const { id, employeeId, clientId, workDate, times, counts } of requests) {
    await ctx.audit({
      event: 'attendance.request-correction',
      subject: { kind: 'employee', id: String(employeeId) },
      clientId,
      after: { correction: id, work_date: workDate, ...(times === null ? { counts } : loggedTimes(times)), reason },
    });
  }
  const today = dayIn(homeZone, clock.now());
  const subjects = requests.map(({ id, employeeId, clientId, workDate, times }) => ({
    subjectId: id,
    version: 1,
    requesterUserId: viewer.userId,
    employeeId,
    clientId,
    facts: {
      days_back: Temporal.PlainDate.from(workDate).until(today).days,
      hours: times === null ? 0 : times.in.until(times.out).total('hours'),
    },
  }));
  const opened = await openApprovals(ctx, correctionApproval, subjects);
  await notifyOfRequests(ctx, requests, opened);
  await refreshWaiting(ctx.db, [viewer.userId]);
  for (const employeeId of new Set(drafts.map((draft) => draft.employeeId))) {
    await ctx.announce(attendanceChanged, { employeeId });
  }
  return ids;
}

const loggedTimes = (times: CorrectionTimes) => ({
  in: times.in.toString(),
  out: times.out.toString(),
  breaks: times.breaks.map(({ start, end }) => ({ start: start.toString(), end: end.toString() })),
});
