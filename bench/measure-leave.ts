import type pg from 'pg';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import { measureReading, people, planner, signUp } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { withPool } from './rest-rounds.ts';

/** Lists the leave balances of 5,000 employees with two years of monthly entries. */
export async function measureLeave({ quick }: { readonly quick: boolean }, note: (finding: Finding) => void) {
  const dataDir = await benchData(people);
  const seconds = await withPool(dataDir, fillLedger);
  note({
    name: 'leave-entries',
    title: `two years of leave entries for ${people.toLocaleString('en')} people`,
    figure: seconds,
    goal: 60,
    unit: 's',
    details: { seconds },
    shown: '0 where an earlier run wrote them',
  });
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  try {
    await signUp(dataDir);
    const { authorization } = await signInOverHttp(portal.port, planner);
    for (const reading of readings) {
      await measureReading(
        reading,
        { port: portal.port, headers: { authorization } },
        { times: quick ? 60 : 300, note },
      );
    }
  } finally {
    await portal.end('SIGTERM');
  }
}

/** Three types, 24 months. Entries that are there stay: their months are keys. */
async function fillLedger(pool: pg.Pool): Promise<number> {
  const startedAt = performance.now();
  await pool.query(`
    insert into leave_entry (employee_id, leave_type_id, kind, minutes, effective_on, period_key)
    select e.id, t.id, 'opening', 480 + e.id % 5 * 60, month::date, to_char(month, 'YYYY-MM')
    from employee e cross join (select id from leave_type order by id limit 3) t
    cross join generate_series(date_trunc('month', current_date) - interval '23 months', current_date, interval '1 month') month
    where e.deleted_at is null
    on conflict on constraint leave_entry_once do nothing`);
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.query('vacuum (analyze) leave_entry');
  await pool.query('vacuum (analyze) leave_account');
  return seconds;
}

const lastYear = Temporal.Now.plainDateISO().subtract({ years: 1 });
const byDays = encodeURIComponent(JSON.stringify({ sort: [{ field: 'days', order: -1 }] }));
const found = encodeURIComponent(JSON.stringify({ filters: { global: { value: 'maria vacation' } } }));

const readings = [
  { name: 'leave-balances', title: 'leave balances', path: '/api/leave-balances', goal: 100 },
  { name: 'leave-sorted', title: 'leave balances by days', path: `/api/leave-balances?dt_params=${byDays}`, goal: 100 },
  { name: 'leave-found', title: 'leave balances, found', path: `/api/leave-balances?dt_params=${found}`, goal: 100 },
  {
    name: 'leave-last-year',
    title: 'leave balances of a year ago',
    path: `/api/leave-balances?as_of=${lastYear}`,
    goal: 100,
  },
] as const;
