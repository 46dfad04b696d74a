import { notFound } from '@muster/contract';
import type { HolidayCalendarDetails } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { publishedHolidays, publishedYears } from '@muster/contract/domains/holidays/published-holidays.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readHolidayCalendar } from './holiday-calendars.repository.ts';
import { holidaysOfCalendar } from './holidays.repository.ts';

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownHolidayCalendar(ctx: Ctx, id: number): Promise<HolidayCalendarDetails> {
  const record = await readHolidayCalendar(ctx.db, id);
  if (!record) throw notFound('holiday calendar');
  const published_years = publishedHolidays(record) ? [...publishedYears] : [];
  return { ...record, published_years, days: await holidaysOfCalendar(ctx.db, id) };
}
