import type { CallAnswer, CallInput } from '@muster/contract';
import type { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedHolidayCalendar } from './change-holiday-calendars.ts';
import { announcePeople, concludeHolidayCalendarChange } from './holidays.events.ts';
import { copyHoliday, holidaysOfYear } from './holidays.repository.ts';
import { peopleOfCalendars } from './people-holidays.repository.ts';

type CopyYear = (typeof holidayCalendarsCalls)['copyYear'];

/**
 * Copies the holidays of a year that are on the same date each year. Movable ones, a 29 February and those that the year has
 * already are left: somebody enters them from their source.
 */
export async function copyYear(ctx: Ctx, { body }: CallInput<CopyYear>): Promise<CallAnswer<CopyYear>> {
  const { id, from_year: fromYear, to_year: toYear } = body;
  await lockedHolidayCalendar(ctx, { id });
  const left: string[] = [];
  let copied = 0;
  for (const { day, name, is_fixed } of await holidaysOfYear(ctx.db, id, fromYear)) {
    const to = `${String(toYear).padStart(4, '0')}${day.slice(4)}`;
    const isCopied = is_fixed && isDay(to) && (await copyHoliday(ctx.db, { calendarId: id, name, from: day, to }));
    if (isCopied) copied += 1;
    else left.push(name);
  }
  await concludeHolidayCalendarChange(ctx, id, {
    event: 'holidays.copy-year',
    details: { from_year: fromYear, to_year: toYear, copied },
  });
  if (copied > 0) await announcePeople(ctx, await peopleOfCalendars(ctx.db, [id]));
  return { copied, left };
}
