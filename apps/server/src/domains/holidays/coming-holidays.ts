import { type CallAnswer, scopeOf } from '@muster/contract';
import type { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { comingHolidayDays, mostComingHolidays } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type AskedDays, peopleOfClient } from './people-holidays.repository.ts';
import { holidaysBetween } from './people-holidays.ts';

/** Clients get how many people have a holiday, and how many of them are off: no names, and nothing about pay. */
export async function readComingHolidays(ctx: Ctx): Promise<CallAnswer<(typeof holidaysCalls)['coming']>> {
  const first = todayAtHome(ctx);
  const days = { first, last: addDays(first, comingHolidayDays) };
  const stays = await staysOf(ctx, days);
  const byPerson = Map.groupBy(stays, ({ employee_id }) => employee_id);
  const isClient = scopeOf(ctx.viewer).kind === 'client';
  const found = (await holidaysBetween(ctx.db, [...byPerson.keys()], days)).filter(
    ({ kind, day, employee_id }) =>
      kind !== 'special_working' &&
      // The day off of a swap concerns its employee.
      !(isClient && kind === null) &&
      byPerson.get(employee_id)?.some(({ from, until }) => from <= day && day <= until) === true,
  );
  // Calendars of several places can have the same holiday.
  const alike = Map.groupBy(found, ({ day, name, from_time, until_time }) =>
    JSON.stringify([day, name, from_time, until_time]),
  );
  return [...alike.values()]
    .flatMap((own) => {
      const [holiday] = own;
      if (!holiday) return [];
      const { day, name, from_time, until_time } = holiday;
      return [{ day, name, from_time, until_time, people: countOf(own), off: countOf(own.filter(isOff)) }];
    })
    .sort((a, b) => compare(a.day, b.day) || compare(a.name, b.name))
    .slice(0, mostComingHolidays);
}

/** Whose holidays the viewer sees, and on which days. */
async function staysOf({ viewer, db }: Ctx, days: AskedDays) {
  const scope = scopeOf(viewer);
  if (scope.kind === 'client') return peopleOfClient(db, scope.clientId, days);
  if (scope.kind === 'employee') return [{ employee_id: scope.employeeId, from: days.first, until: days.last }];
  return [];
}

const countOf = (holidays: readonly { readonly employee_id: number }[]) =>
  new Set(holidays.map(({ employee_id }) => employee_id)).size;
const isOff = ({ is_day_off }: { readonly is_day_off: boolean }) => is_day_off;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
