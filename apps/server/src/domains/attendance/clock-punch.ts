import { type CallAnswer, type CallInput, dayIn, Problem } from '@muster/contract';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { earliestHours, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { nextPunches, plannedFor } from '@muster/contract/domains/attendance/punch.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { attendanceChanged } from './attendance.events.ts';
import { insertPunch, lastPunch, lockOwnRecord, plannedAround, type StoredPunch } from './punch.repository.ts';
import { settleDays } from './settle-days.ts';

type Punch = (typeof attendanceCalls)['punch'];

/** Clocks the signed-in employee by the server's time. @throws Problem forbidden for others, conflict out of turn */
export async function clockPunch(ctx: Ctx, { body }: CallInput<Punch>): Promise<CallAnswer<Punch>> {
  const { employeeId } = ctx.viewer;
  const own = employeeId === null ? undefined : await lockOwnRecord(ctx.db, employeeId);
  if (employeeId === null || !own) throw new Problem('forbidden', 'Only employees clock in and out.');
  const at = ctx.clock.now();
  const last = (await lastPunch(ctx.db, employeeId)) ?? null;
  const allowed = nextPunches(last && { kind: last.kind, at: Temporal.Instant.from(last.at) }, at);
  if (!allowed.includes(body.kind)) {
    const now = allowed.map((kind) => `'${punchLabels[kind]}'`).join(' or ');
    throw new Problem('conflict', `'${punchLabels[body.kind]}' does not follow what you clocked last. Now: ${now}.`);
  }
  const workDate =
    body.kind === 'in' || last === null ? await workDateOf(ctx, employeeId, own.zone, at) : last.work_date;
  const stored = await insertPunch(ctx.db, {
    employeeId,
    kind: body.kind,
    at: at.toString(),
    zone: own.zone,
    workDate,
  });
  await ctx.audit({
    event: 'attendance.punch',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: own.client_id,
    after: { kind: stored.kind, at: stored.at, work_date: stored.work_date },
  });
  await settleDays(ctx, [employeeId], { first: workDate, last: workDate });
  await ctx.announce(attendanceChanged, { employeeId });
  return stored satisfies StoredPunch;
}

/** The planned day that is near, otherwise the local day in the employee's time zone. */
async function workDateOf(ctx: Ctx, employeeId: number, zone: string, at: Temporal.Instant): Promise<string> {
  const planned = (await plannedAround(ctx.db, employeeId, at.toString())).map(({ work_date, starts_at, ends_at }) => ({
    work_date,
    startsAt: Temporal.Instant.from(starts_at),
    endsAt: Temporal.Instant.from(ends_at),
  }));
  return plannedFor(at, planned, earliestHours)?.work_date ?? dayIn(zone, at);
}
