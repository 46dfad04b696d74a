import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { isClockedOnLeave, leaveWarning } from '@muster/contract/domains/attendance/leave-work.rules.ts';
import { nextPunches, workDateOf } from '@muster/contract/domains/attendance/punch.rules.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { attendanceChanged } from './attendance.events.ts';
import { insertPunch, lockOwnRecord, openPresence, plannedAround, workDateOfPunch } from './punch.repository.ts';
import { employmentOn } from './punch-employment.repository.ts';
import { allowedOrigin } from './punch-origin.ts';
import { settleDays } from './settle-days.ts';

type Punch = (typeof attendanceCalls)['punch'];

/** Clocks the signed-in employee by the server's time. @throws Problem forbidden for others, conflict out of turn or outside employment */
export async function clockPunch(ctx: Ctx, { body }: CallInput<Punch>): Promise<CallAnswer<Punch>> {
  const { employeeId } = ctx.viewer;
  const own = employeeId === null ? undefined : await lockOwnRecord(ctx.db, employeeId);
  if (employeeId === null || !own) throw new Problem('forbidden', 'Only employees clock in and out.');
  const origin = await allowedOrigin(ctx, { employeeId, clientId: own.client_id });
  const now = ctx.clock.now();
  const at = microsOf(now);
  const open = await openPresence(ctx.db, employeeId, now.toString());
  const planned = await plannedAround(ctx.db, { employeeId, ownZone: own.zone, at: now.toString() });
  const allowed = nextPunches(open, at, planned);
  if (!allowed.includes(body.kind)) {
    const possible = allowed.map((kind) => `'${punchLabels[kind]}'`).join(' or ');
    throw new Problem(
      'conflict',
      `'${punchLabels[body.kind]}' does not follow what you clocked last. Now: ${possible}.`,
    );
  }
  const workDate = body.kind === 'in' || open === null ? workDateOf(at, planned, own.zone) : open.workDate;
  if (body.kind === 'in') await assertEmployed(ctx.db, employeeId, workDate);
  const stored = await insertPunch(ctx.db, {
    employeeId,
    kind: body.kind,
    at: now.toString(),
    zone: own.zone,
    workDate,
    origin,
  });
  await settleDays(ctx, [employeeId], daysAround(workDate));
  // Settling can find that the presence was for the shift of another day.
  const counted = { ...stored, work_date: (await workDateOfPunch(ctx.db, stored.id)) ?? workDate };
  await ctx.audit({
    event: 'attendance.punch',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: own.client_id,
    after: { kind: counted.kind, at: counted.at, work_date: counted.work_date },
  });
  await ctx.announce(attendanceChanged, { employeeId });
  const plan = planned.find((shift) => shift.workDate === counted.work_date) ?? null;
  const isOnLeave = counted.kind === 'in' && isClockedOnLeave(at, plan);
  return { ...counted, warning: isOnLeave ? leaveWarning(counted.work_date) : null };
}

/** Only clocking in is refused: a presence that began in time may end later. */
async function assertEmployed(db: Db, employeeId: number, workDate: string): Promise<void> {
  const { is_employed: isEmployed, next_start: next } = await employmentOn(db, employeeId, workDate);
  if (isEmployed) return;
  const begins = next === null ? '' : ` Your employment begins on ${dayText(next)}.`;
  throw new Problem(
    'conflict',
    `You are not employed on ${dayText(workDate)}, so you cannot clock in for this day.${begins}`,
  );
}

function daysAround(workDate: string) {
  const day = Temporal.PlainDate.from(workDate);
  return { first: day.subtract({ days: 1 }).toString(), last: day.add({ days: 1 }).toString() };
}
