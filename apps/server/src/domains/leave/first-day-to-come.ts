import { addDays } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { planOf } from './own-leave.ts';

/**
 * The first day whose shift has not begun. A work date has the zone of its shift: the shift of yesterday in Los Angeles begins today in
 * Manila, and the one of tomorrow in Sydney this evening. A day without a shift begins at midnight at home.
 */
export async function firstDayToCome(ctx: Ctx, employeeId: number): Promise<string> {
  const today = todayAtHome(ctx);
  const around = [addDays(today, -1), today, addDays(today, 1)] as const;
  const plan = await planOf(ctx.db, { employeeId, first: around[0], last: around[2], withLeave: false });
  const isToCome = (day: string) => {
    const starts = plan.get(day)?.starts_at;
    if (starts === undefined) return day > today;
    return Temporal.Instant.compare(Temporal.Instant.from(starts), ctx.clock.now()) > 0;
  };
  return around.find(isToCome) ?? addDays(today, 2);
}
