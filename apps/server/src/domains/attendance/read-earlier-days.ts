import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput } from '@muster/contract';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { firstDay, listDays } from './day-list.repository.ts';
import { daysQuery, presentPage } from './read-days.ts';

type Earlier = (typeof attendanceDaysCalls)['earlier'];

/** A month of the archive, which begins before the previous month. @throws Problem invalid-input for a later one */
export async function readEarlierDays(ctx: Ctx, { query }: CallInput<Earlier>): Promise<CallAnswer<Earlier>> {
  const today = Temporal.PlainDate.from(dayIn(homeZone, ctx.clock.now()));
  const newest = today.toPlainYearMonth().subtract({ months: 2 });
  const last = newest.toString();
  const month = query.month ?? last;
  if (month > last) throw invalidInput({ month: ['This month is not in the archive yet.'] });
  const asked = Temporal.PlainYearMonth.from(month);
  const span = {
    from: asked.toPlainDate({ day: 1 }).toString(),
    to: asked.toPlainDate({ day: asked.daysInMonth }).toString(),
  };
  const oldest = (await firstDay(ctx.db))?.slice(0, 7);
  const first = oldest !== undefined && oldest < last ? oldest : last;
  const page = presentPage(await listDays(ctx.db, daysQuery(ctx, query, span)));
  return { ...span, ...page, month, first_month: first, last_month: last };
}
