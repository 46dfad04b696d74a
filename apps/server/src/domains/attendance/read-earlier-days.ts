import { type CallAnswer, dayIn, homeZone, invalidInput } from '@muster/contract';
import { attendanceAreas } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { firstDay, listDays } from './day-list.repository.ts';
import { presentPage } from './read-days.ts';

type Earlier = (typeof attendanceDaysCalls)['earlier'];

/** A month of the archive, by default the latest. */
export async function readEarlierDays(ctx: Ctx, { query, question }: ListInput<Earlier>): Promise<CallAnswer<Earlier>> {
  const { month, last, ...range } = monthRangeOf(ctx, query.month);
  const reach = reachOf(ctx.viewer, attendanceAreas.earlier);
  const oldest = (await firstDay(ctx.db))?.slice(0, 7);
  const first = oldest !== undefined && oldest < last ? oldest : last;
  const page = presentPage(ctx.viewer, await listDays(ctx.db, { ...range, reach }, question));
  return { ...range, ...page, month, first_month: first, last_month: last };
}

/** The archive's `last` month is the one before the previous. @throws Problem invalid-input for a later one */
function monthRangeOf(ctx: Ctx, given: string | undefined) {
  const today = Temporal.PlainDate.from(dayIn(homeZone, ctx.clock.now()));
  const last = today.toPlainYearMonth().subtract({ months: 2 }).toString();
  const month = given ?? last;
  if (month > last) throw invalidInput({ month: ['This month is not in the archive yet.'] });
  const whole = Temporal.PlainYearMonth.from(month);
  const day = (number: number) => whole.toPlainDate({ day: number }).toString();
  return { month, last, from: day(1), to: day(whole.daysInMonth) };
}
