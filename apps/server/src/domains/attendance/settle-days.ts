import { dayIn, homeZone } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { settleAttendance } from './attendance-day.repository.ts';

type SettleContext = Pick<BaseContext, 'db' | 'clock'>;

/**
 * Recomputes these days. After a move to another client, the earlier days use shifts of the earlier client, which row
 * security hides from the employee. So this runs without row security and returns none of the data it reads.
 */
export async function settleDays(
  ctx: SettleContext,
  employeeIds: readonly number[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<number> {
  const span = { employeeIds, first, last, now: ctx.clock.now().toString() };
  return withoutRowSecurity(ctx.db, () => settleAttendance(ctx.db, span));
}

/** All days that may still change: as far back as the schedule reaches, up to tomorrow, which has begun in the east. */
export async function settleRecentDays(ctx: SettleContext, employeeIds: readonly number[]): Promise<number> {
  const today = Temporal.PlainDate.from(dayIn(homeZone, ctx.clock.now()));
  let changed = 0;
  for (let start = 0; start < employeeIds.length; start += peopleAtOnce) {
    const ids = employeeIds.slice(start, start + peopleAtOnce);
    const [first, last] = [today.subtract({ days: daysHealed }).toString(), today.add({ days: 1 }).toString()];
    changed += await settleDays(ctx, ids, { first, last });
  }
  return changed;
}

export const daysHealed = 62;
/** A statement has five seconds, also on a busy machine. */
const peopleAtOnce = 50;
