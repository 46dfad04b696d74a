import { addDays } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { planOf } from './own-leave.ts';

/** The first day whose shift has not begun: today before a night shift, otherwise tomorrow. */
export async function firstDayToCome(ctx: Ctx, employeeId: number): Promise<string> {
  const today = todayAtHome(ctx);
  const plan = await planOf(ctx.db, { employeeId, first: today, last: today, withLeave: false });
  const starts = plan.get(today)?.starts_at;
  const isToCome = starts !== undefined && Temporal.Instant.compare(Temporal.Instant.from(starts), ctx.clock.now()) > 0;
  return isToCome ? today : addDays(today, 1);
}
