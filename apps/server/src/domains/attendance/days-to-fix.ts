import { dayIn } from '@muster/contract';
import { correctableDays } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { firstCorrectable } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { BaseContext, Ctx, ReadingContext } from '../../platform/context/context.ts';
import { zoneOfEmployee } from '../employees/index.ts';
import { type DayToFix, daysToFixOf, hasDay, unsettledDaysOf } from './days-to-fix.repository.ts';

/** The viewer's days to fix, with the end of the time in which a correction can be requested. */
export async function daysToFix(ctx: ReadingContext): Promise<(DayToFix & { readonly due: string })[]> {
  const { employeeId } = ctx.viewer;
  const zone = employeeId === null ? undefined : await zoneOfEmployee(ctx.db, employeeId);
  if (employeeId === null || zone === undefined) return [];
  const to = dayIn(zone, ctx.clock.now());
  const days = await daysToFixOf(ctx.db, { employeeId, from: firstCorrectable(to), to });
  return days.map((day) => ({ ...day, due: lastMoment(day.work_date, zone) }));
}

/** The same from the side of the days, for a comparison: the days of these users. */
export async function daysWaitingFor({ db, clock }: Pick<BaseContext, 'db' | 'clock'>, userIds: readonly number[]) {
  const now = clock.now();
  const since = firstCorrectable(dayIn('Etc/GMT+12', now));
  const days = await unsettledDaysOf(db, { userIds, since });
  return days.filter(({ work_date, zone, state, is_requested, is_locked }) => {
    const today = dayIn(zone, now);
    const isCorrectable = work_date <= today && work_date >= firstCorrectable(today);
    return isCorrectable && (state === 'conflict' ? !is_requested : !is_locked);
  });
}

/** Whether the viewer has an attendance day on a date. */
export async function isOwnDay({ db, viewer }: Ctx, employeeId: number, day: string): Promise<boolean> {
  return viewer.employeeId === employeeId && (await hasDay(db, employeeId, day));
}

function lastMoment(workDate: string, zone: string): string {
  const after = Temporal.PlainDate.from(workDate).add({ days: correctableDays + 1 });
  return after.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
}
