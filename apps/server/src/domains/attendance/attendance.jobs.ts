import { dayIn, homeZone } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { alertBreaks } from './alert-breaks.ts';
import { attendingSince, dueForSettling } from './attendance-day.repository.ts';
import { remindClockOuts } from './remind-clock-outs.ts';
import { daysHealed, settleDays, settleRecentDays } from './settle-days.ts';

/** Repairs changes made outside the portal, within two months. */
export const healAttendanceDaily: DailyRound<BaseContext> = {
  name: 'attendance.heal',
  runPortion: async (ctx, { day }, after) => {
    const since = Temporal.PlainDate.from(day).subtract({ days: daysHealed }).toString();
    const ids = await attendingSince(ctx.db, since, { after, most: healedAtOnce });
    await settleRecentDays(ctx, ids);
    return ids.at(-1) ?? null;
  },
};

/** Employees cannot clock in while their days are computed. */
const healedAtOnce = 10;

/**
 * Days end without an event: an employee who did not come is absent once the shift is over, one without a clock-out is
 * in conflict four hours later.
 */
export const settleAttendanceSoon: BackgroundWork = {
  name: 'attendance',
  channel: null,
  workOnce: settleEnded,
};

/** An employee who is still clocked in an hour after the planned end may have forgotten to clock out. */
export const remindOfClockOuts: BackgroundWork = {
  name: 'attendance.reminders',
  channel: null,
  workOnce: remindClockOuts,
};

/** Breaks that are too long or were not taken, while the shift runs. */
export const alertAboutBreaks: BackgroundWork = {
  name: 'attendance.breaks',
  channel: null,
  workOnce: alertBreaks,
};

const peopleAtOnce = 20;

async function settleEnded(services: CallServices): Promise<boolean> {
  const { databases, clock } = services;
  const contextIn = portalContextFor(services);
  const today = Temporal.PlainDate.from(dayIn(homeZone, clock.now()));
  const [first, last] = [today.subtract({ days: 2 }).toString(), today.add({ days: 1 }).toString()];
  const due = { first, last, now: clock.now().toString() };
  let ids: readonly number[] = [];
  do {
    // Continues after the last one, so that days that cannot be settled do not block others.
    ids = await dueForSettling(databases.system, due, { after: ids.at(-1) ?? 0, most: peopleAtOnce });
    if (ids.length > 0) await settlePortion(ids);
  } while (ids.length === peopleAtOnce);
  return false;

  async function settlePortion(people: readonly number[]): Promise<void> {
    await databases.system.transaction().execute(async (db) => {
      const changed = await settleDays(contextIn(db), people, { first, last });
      if (changed > 0) await pushToStaff(db, 'schedule.changed');
    });
  }
}
