import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { holidaysBetween } from '../apps/server/src/domains/holidays/index.ts';
import { benchData } from './data.ts';
import { people } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { withPool } from './rest-rounds.ts';

const month = { first: '2026-12-01', last: '2026-12-31' };

/** The holidays of 5,000 people in December, by the resolver and by the one statement that returns the same rows. */
export async function measureHolidays({ quick }: { readonly quick: boolean }, note: (finding: Finding) => void) {
  await withPool(await benchData(people), async (pool) => {
    const { resolver, plain, found } = await measure(pool, quick ? 20 : 100);
    note({
      name: 'holidays-month',
      title: `a month of holidays of ${people.toLocaleString('en')} people, of the plain statement`,
      figure: resolver / plain,
      goal: 1,
      unit: 'x',
      details: { resolver, plain, found },
      shown: `p95 ${resolver.toFixed(0)} ms, plain ${plain.toFixed(0)} ms, ${found.toLocaleString('en')} holidays`,
    });
  });
}

/** In a transaction that is rolled back: the other measurements find schedules without holidays. */
async function measure(pool: pg.Pool, times: number) {
  const trx = await new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }).startTransaction().execute();
  await giveHolidays(trx);
  const { rows } = await sql<{ id: number }>`select id from employee where deleted_at is null order by id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const resolver: number[] = [];
  const plain: number[] = [];
  const found = new Set<number>();
  for (let n = 0; n < times; n += 1) {
    const startedAt = performance.now();
    found.add((await holidaysBetween(trx, ids, month)).length);
    const between = performance.now();
    found.add(await plainHolidays(trx, ids));
    plain.push(performance.now() - between);
    resolver.push(between - startedAt);
  }
  await trx.rollback().execute();
  const [count = 0, other] = found;
  if (count === 0 || other !== undefined) throw new Error('The resolver and the plain statement differ.');
  return { resolver: p95(resolver), plain: p95(plain), found: count };
}

/** A policy of three calendars with six holidays of the month each, for everybody. */
async function giveHolidays(db: Kysely<Database>): Promise<void> {
  await sql`delete from employee_policy where kind = 'holiday'`.execute(db);
  const { rows } = await sql<{ id: number }>`
    with policy as (insert into holiday_policy (name) values ('Bench') returning id),
      calendar as (insert into holiday_calendar (name, country_id) select 'Bench ' || n, 175 from generate_series(1, 3) n returning id),
      line as (insert into holiday_policy_line (policy_id, calendar_id, effect, from_year)
        select p.id, c.id, 'observe', 2026 from policy p, calendar c),
      holidays as (insert into holiday (calendar_id, day, name, kind, source)
        select c.id, date '2026-12-01' + n * 5, 'Day ' || n, 'regular', 'Bench' from calendar c, generate_series(0, 5) n)
    select id from policy`.execute(db);
  await sql`
    insert into employee_policy (employee_id, kind, policy_id, valid)
    select id, 'holiday', ${rows[0]?.id}, '[2026-01-01,)' from employee where deleted_at is null`.execute(db);
  await sql`analyze employee_policy, holiday, holiday_calendar, holiday_policy_line`.execute(db);
}

async function plainHolidays(db: Kysely<Database>, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select p.employee_id, h.id, h.calendar_id, k.client_id, h.day::text as day, h.name, h.kind,
      l.effect <> 'premium' as is_day_off, l.effect <> 'day_off' as has_premium
    from (
      select o.employee_id, o.policy_id, c.client_id, o.valid * c.valid * daterange(a.start_date, a.end_date, '[]') as days
      from employee_policy o
      join employee_active_date a on a.employee_id = o.employee_id
      join employee_client c on c.employee_id = o.employee_id
      where o.kind = 'holiday' and o.employee_id = any (${[...ids]}::integer[])
    ) p
    join holiday_policy_line l on l.policy_id = p.policy_id
    join holiday h on h.calendar_id = l.calendar_id and h.day between ${month.first}::date and ${month.last}::date
      and p.days @> h.day and extract(year from h.day) between l.from_year and coalesce(l.until_year, 9999)
    join holiday_calendar k on k.id = h.calendar_id and (k.client_id is null or k.client_id = p.client_id)
    order by p.employee_id, h.day, h.id`.execute(db);
  return rows.length;
}

function p95(took: readonly number[]): number {
  const sorted = took.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
