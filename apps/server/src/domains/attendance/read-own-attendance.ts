import { type CallAnswer, dayIn } from '@muster/contract';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { Correction } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { firstCorrectable, isCorrectable } from '@muster/contract/domains/attendance/correction.rules.ts';
import { microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { nextPunches } from '@muster/contract/domains/attendance/punch.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { zoneOfEmployee } from '../employees/index.ts';
import { adjustmentsOfDays } from './adjustment-list.repository.ts';
import { correctionsOf, type OwnedCorrection } from './correction-list.repository.ts';
import { explainedDays, explanationOf } from './explained-days.ts';
import { ownDays } from './own-days.repository.ts';
import { lastPunch, openPresence, plannedAround } from './punch.repository.ts';

type Own = CallAnswer<(typeof attendanceCalls)['own']>;

const daysAhead = 7;

/** The viewer's days and what they can clock now; empty for users who are not employees. */
export async function readOwnAttendance(ctx: Ctx): Promise<Own> {
  const now = ctx.clock.now();
  const { employeeId } = ctx.viewer;
  const zone = employeeId === null ? undefined : await zoneOfEmployee(ctx.db, employeeId);
  if (employeeId === null || zone === undefined) {
    return { now: now.toString(), zone: null, next: null, since: null, correctable: null, days: [] };
  }
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  const from = firstCorrectable(today.toString());
  const to = today.add({ days: daysAhead }).toString();
  const rows = await ownDays(ctx.db, employeeId, from, to);
  const corrections = await correctionsOf(ctx.db, employeeId, { from, to });
  const adjustments = Map.groupBy(
    await adjustmentsOfDays(ctx.db, employeeId, { from, to }),
    ({ work_date }) => work_date,
  );
  const explained = await explainedDays(ctx.db, employeeId, { first: from, last: to, now, zone });
  const last = (await lastPunch(ctx.db, employeeId)) ?? null;
  const open = await openPresence(ctx.db, employeeId, now.toString());
  const planned = await plannedAround(ctx.db, { employeeId, ownZone: zone, at: now.toString() });
  return {
    now: now.toString(),
    zone,
    next: [...nextPunches(open, microsOf(now), planned)],
    since: last,
    correctable: { from, to: today.toString() },
    days: rows.map((row) => {
      const latest = corrections.find(({ work_date }) => work_date === row.work_date);
      const correction = latest === undefined ? null : shownCorrection(latest);
      const isWaiting = correction?.state === 'requested';
      const correct = !isWaiting && isCorrectable(row.work_date, { zone, now });
      const day = explained.get(row.work_date);
      const explanation = explanationOf(row.figures, day);
      const proposal = day?.proposal ?? null;
      return {
        ...{ ...row, zone: row.zone ?? zone, explanation, proposal, correction },
        adjustments: adjustments.get(row.work_date) ?? [],
        abilities: { correct },
      };
    }),
  };
}

function shownCorrection({ entered_by_user_id: _author, ...correction }: OwnedCorrection): Correction {
  return correction;
}
