import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { publishedHolidays, publishedYears } from '@muster/contract/domains/holidays/published-holidays.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedHolidayCalendar } from './change-holiday-calendars.ts';
import { readHolidayCalendar } from './holiday-calendars.repository.ts';
import { announcePeople, concludeHolidayCalendarChange } from './holidays.events.ts';
import { addHolidays } from './holidays.repository.ts';
import { peopleOfCalendars } from './people-holidays.repository.ts';

type AddPublished = (typeof holidayCalendarsCalls)['addPublished'];

/** Stores the published holidays of a year. A second run adds nothing, also if one was moved within the year. */
export async function addPublished(ctx: Ctx, { body }: CallInput<AddPublished>): Promise<CallAnswer<AddPublished>> {
  const { id, year } = body;
  await lockedHolidayCalendar(ctx, { id });
  const calendar = await readHolidayCalendar(ctx.db, id);
  if (!calendar) throw notFound('holiday calendar');
  const holidaysOf = publishedHolidays(calendar);
  if (!holidaysOf || !publishedYears.some((known) => known === year))
    throw new Problem('conflict', 'There is no published list for this place and year.');
  const holidays = holidaysOf(year);
  const added = await addHolidays(ctx.db, id, holidays);
  await concludeHolidayCalendarChange(ctx, id, {
    event: 'holidays.add-published',
    details: { year, added: added.length },
  });
  if (added.length > 0) await announcePeople(ctx, await peopleOfCalendars(ctx.db, [id]));
  return { added: added.length, left: holidays.map(({ name }) => name).filter((name) => !added.includes(name)) };
}
