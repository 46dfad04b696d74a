import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { planOnceForFew } from '../../database/plan-once.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { cancelSchedules, rebuildSchedule } from './schedule.repository.ts';

type SettleContext = Pick<BaseContext, 'db' | 'clock'>;

/**
 * Plans the days from a change to the end of the planned schedule. Days with other clients are planned too, so this runs without
 * row security.
 */
export async function settleSchedules(ctx: SettleContext, employeeIds: readonly number[], from: string): Promise<void> {
  const { first, last } = plannedDays(ctx, from);
  if (first > last) return;
  await withoutRowSecurity(ctx.db, () =>
    planOnceForFew(ctx.db, employeeIds, () => rebuildSchedule(ctx.db, employeeIds, first, last)),
  );
}

/** The same for a change of terms or marks: days that have begun keep the terms they began with. */
export async function settleTerms(ctx: SettleContext, employeeIds: readonly number[], from: string): Promise<void> {
  const { first, last } = plannedDays(ctx, from);
  if (first > last) return;
  const now = ctx.clock.now().toString();
  await withoutRowSecurity(ctx.db, () =>
    planOnceForFew(ctx.db, employeeIds, () => rebuildSchedule(ctx.db, employeeIds, first, last, now)),
  );
}

/** Removes planned shifts of this work date and later, with any client. */
export function cancelPlannedDays({ db }: Pick<SettleContext, 'db'>, employeeId: number, from: string): Promise<void> {
  return withoutRowSecurity(db, () => cancelSchedules(db, employeeId, from));
}

function plannedDays({ clock }: Pick<SettleContext, 'clock'>, from: string) {
  const today = todayAtHome({ clock });
  const earliest = firstOpenDay(today);
  const last = Temporal.PlainDate.from(today).add({ days: scheduledDaysAhead }).toString();
  return { first: from > earliest ? from : earliest, last };
}
