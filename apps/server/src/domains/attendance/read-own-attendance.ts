import { type CallAnswer, dayIn } from '@muster/contract';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { nextPunches } from '@muster/contract/domains/attendance/punch.rules.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lastPunch, ownDays, ownZone } from './punch.repository.ts';

type Own = CallAnswer<(typeof attendanceCalls)['own']>;

const daysBack = 14;
const daysAhead = 7;

/** The own days and what can be clocked now; nothing of both for users who are no employees. */
export async function readOwnAttendance(ctx: Ctx): Promise<Own> {
  const now = ctx.clock.now();
  const { employeeId } = ctx.viewer;
  const zone = employeeId === null ? undefined : await ownZone(ctx.db, employeeId);
  if (employeeId === null || zone === undefined) {
    return { now: now.toString(), zone: null, next: null, since: null, days: [] };
  }
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  const from = today.subtract({ days: daysBack }).toString();
  const rows = await ownDays(ctx.db, employeeId, from, today.add({ days: daysAhead }).toString());
  const last = (await lastPunch(ctx.db, employeeId)) ?? null;
  return {
    now: now.toString(),
    zone,
    next: [...nextPunches(last && { kind: last.kind, at: Temporal.Instant.from(last.at) }, now)],
    since: last,
    days: rows.map((row) => ({ ...row, zone: row.zone ?? zone })),
  };
}
