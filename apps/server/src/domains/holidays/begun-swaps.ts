import type { SwappedDays } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { earlierDay } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { begunDays, dateOfPerson } from './swap-days.repository.ts';

type Asking = Pick<BaseContext, 'db' | 'clock'>;

interface SwapOfPerson extends SwappedDays {
  readonly id: number;
  readonly employeeId: number;
}

/** The swaps of which a day has begun. A work day has the zone of its shift: March 10 in Sydney begins on the evening of March 9 in Manila. */
export async function begunSwaps({ db, clock }: Asking, swaps: readonly SwapOfPerson[]): Promise<ReadonlySet<number>> {
  if (swaps.length === 0) return new Set();
  const days = swaps.map((swap) => ({ employee_id: swap.employeeId, day: firstDayOf(swap) }));
  const begun = await withoutRowSecurity(db, () => begunDays(db, days, clock.now().toString()));
  const keys = new Set(begun.map(({ employee_id, day }) => `${employee_id} ${day}`));
  return new Set(swaps.filter((swap) => keys.has(`${swap.employeeId} ${firstDayOf(swap)}`)).map(({ id }) => id));
}

/** The present date for the swaps of an employee, by the shift on a day. Without a day: by the shift of today. */
export async function todayOfSwapper(ctx: Asking, employeeId: number, day = todayAtHome(ctx)): Promise<string> {
  const asked = { employee_id: employeeId, day };
  const found = await withoutRowSecurity(ctx.db, () => dateOfPerson(ctx.db, asked, ctx.clock.now().toString()));
  return found ?? todayAtHome(ctx);
}

export const firstDayOf = ({ holiday_day, substitute_day }: SwappedDays) => earlierDay(holiday_day, substitute_day);
