import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { accrueLeave } from '../apps/server/src/domains/leave/index.ts';
import { benchData } from './data.ts';
import { people } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { withPool } from './rest-rounds.ts';

const peopleAtOnce = 200;
const lastDay = '2026-12-31';

/** Credits a year of three leave types to 5,000 people, and counts it again. In a transaction that is rolled back. */
export async function measureAccrual(note: (finding: Finding) => void) {
  await withPool(await benchData(people), async (pool) => {
    const trx = await new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }).startTransaction().execute();
    await givePolicy(trx);
    const { rows } = await sql<{ id: number }>`
      select id from employee where deleted_at is null order by id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    const first = await secondsOf(() => creditAll(trx, ids));
    const entries = await entriesOf(trx);
    const again = await secondsOf(() => creditAll(trx, ids));
    if (entries === 0 || (await entriesOf(trx)) !== entries) throw new Error('A second count changed the ledger.');
    await trx.rollback().execute();
    note({
      name: 'leave-accrual',
      title: `a year of leave credited to ${people.toLocaleString('en')} people`,
      figure: first,
      goal: 30,
      unit: 's',
      details: { first, again, entries },
      shown: `${entries.toLocaleString('en')} entries, counted again in ${again.toFixed(1)} s`,
    });
  });
}

async function creditAll(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += peopleAtOnce)
    await accrueLeave(db, ids.slice(from, from + peopleAtOnce), lastDay);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function entriesOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::integer as entries from leave_entry where kind in ('accrual', 'expiry')`.execute(db);
  return rows[0]?.entries ?? 0;
}

/** Three types credited every month, with a highest balance and carried leave that ends. */
async function givePolicy(db: Kysely<Database>): Promise<void> {
  await sql`delete from employee_policy where kind = 'leave'`.execute(db);
  const { rows } = await sql<{ id: number }>`
    with policy as (insert into leave_policy (name) values ('Bench') returning id),
      version as (insert into leave_policy_version (policy_id, first_day) select id, '2026-01-01' from policy returning id),
      line as (insert into leave_policy_line (version_id, leave_type_id, accrual, yearly_minutes, rounding, prorates_joining,
        prorates_leaving, waiting_months, cap_minutes, carry_minutes, carry_months, negative_minutes)
        select v.id, t.id, 'monthly', 7200, 'half_day', true, true, 0, 14400, 2400, 3, 0
        from version v, (select id from leave_type order by id limit 3) t)
    select id from policy`.execute(db);
  await sql`
    insert into employee_policy (employee_id, kind, policy_id, valid)
    select id, 'leave', ${rows[0]?.id}, '[2026-01-01,)' from employee where deleted_at is null`.execute(db);
  await sql`analyze employee_policy, leave_policy_version, leave_policy_line`.execute(db);
}
