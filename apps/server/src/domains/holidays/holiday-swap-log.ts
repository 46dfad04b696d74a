import type { Ctx } from '../../platform/context/context.ts';
import type { StoredHolidaySwap } from './holiday-swaps.repository.ts';

interface SwapEnd {
  readonly event: 'holidays.decide-swap' | 'holidays.cancel-swap' | 'holidays.end-swap';
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes what became of a swap to the activity log. */
export async function logHolidaySwap(
  ctx: Pick<Ctx, 'audit'>,
  swap: StoredHolidaySwap,
  { event, after }: SwapEnd,
): Promise<void> {
  const { employee_id, client_id: clientId, state, holiday, holiday_day, substitute_day } = swap;
  await ctx.audit({
    event,
    subject: { kind: 'employee', id: String(employee_id) },
    clientId,
    before: { state },
    after: { holiday, holiday_day, substitute_day, ...after },
  });
}
