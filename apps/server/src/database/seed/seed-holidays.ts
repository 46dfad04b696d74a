import { australianHolidays, stateHolidays } from '@muster/contract/domains/holidays/australian-holidays.rules.ts';
import { englishHolidays } from '@muster/contract/domains/holidays/british-holidays.rules.ts';
import type { PublishedHoliday } from '@muster/contract/domains/holidays/holiday-days.rules.ts';
import type { HolidayEffect } from '@muster/contract/domains/holidays/holidays.constants.ts';
import {
  philippineHolidays,
  publishedYears,
  unitedStatesHolidays,
} from '@muster/contract/domains/holidays/published-holidays.rules.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { BaseLists } from './base-lists.ts';
import { countryIds } from './known-ids.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

type Country = 'philippines' | 'australia' | 'unitedStates' | 'unitedKingdom';

/** The calendars of the countries and states, a client's own one, and what the policies do with them. */
export async function seedHolidays(
  db: Kysely<Database>,
  {
    base,
    clients,
    time,
  }: { readonly base: BaseLists; readonly clients: readonly SeededCompany[]; readonly time: SeedTime },
): Promise<void> {
  const at = { created_at: time.now, updated_at: time.now };
  const add = async (columns: CalendarColumns, holidays: readonly PublishedHoliday[]): Promise<number> => {
    const { id } = await db
      .insertInto('holiday_calendar')
      .values({ ...columns, ...at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('holiday')
      .values(holidays.map((holiday) => ({ ...holiday, ...at, calendar_id: id })))
      .execute();
    return id;
  };
  const years = (of: (year: number) => readonly PublishedHoliday[]) => publishedYears.flatMap((year) => of(year));
  const philippines = await add({ name: 'Philippines', country_id: countryIds.philippines }, years(philippineHolidays));
  const australia = await add({ name: 'Australia', country_id: countryIds.australia }, years(australianHolidays));
  const unitedStates = await add(
    { name: 'United States', country_id: countryIds.unitedStates },
    years(unitedStatesHolidays),
  );
  const england = await add(
    { name: 'England and Wales', country_id: countryIds.unitedKingdom, state: 'England and Wales' },
    years(englishHolidays),
  );
  for (const [state, of] of Object.entries(stateHolidays))
    await add({ name: `Australia: ${state}`, country_id: countryIds.australia, state }, years(of));
  const [own] = clients.filter(({ company }) => company.country === 'australia');
  const foundersDays =
    own && (await add({ name: `${own.company.legalName}: company days`, client_id: own.id }, years(founded)));
  const lines: readonly (readonly [Country, number | undefined, HolidayEffect])[] = [
    ['philippines', philippines, 'swap'],
    ['australia', australia, 'swap_day_off'],
    ['australia', philippines, 'premium'],
    ['australia', foundersDays, 'day_off'],
    ['unitedStates', unitedStates, 'day_off'],
    ['unitedStates', philippines, 'premium'],
    ['unitedKingdom', england, 'day_off'],
    ['unitedKingdom', philippines, 'premium'],
  ];
  for (const [country, calendar_id, effect] of lines) {
    if (calendar_id === undefined) continue;
    const policy_id = base.policyFor('holiday', country);
    await db.insertInto('holiday_policy_line').values({ policy_id, calendar_id, effect, from_year: 2026 }).execute();
  }
}

/** Everybody with a holiday policy. */
export async function peopleWithPolicies(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from employee_policy where kind = 'holiday' order by id`.execute(db);
  return rows.map(({ id }) => id);
}

interface CalendarColumns {
  readonly name: string;
  readonly country_id?: number;
  readonly state?: string;
  readonly client_id?: number;
}

const founded = (year: number): PublishedHoliday[] => [
  { day: `${year}-09-18`, name: "Founder's Day", kind: 'client', source: 'Agreement with the client', is_fixed: true },
];
