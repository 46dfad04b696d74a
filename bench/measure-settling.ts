import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { settleDays } from '../apps/server/src/domains/attendance/index.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import type { Finding } from './report.ts';

const days = 62;
const atOnce = 50;
const ofOnePerson = 40;

/** Two months of attendance of everybody from nothing, and of one person when nothing changed. */
export async function measureSettling(pool: pg.Pool, note: (finding: Finding) => void): Promise<void> {
  await clockDays(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await pool.query<{ id: number }>(
    'select distinct employee_id as id from employee_schedule order by 1',
  );
  const people = rows.map(({ id }) => id);
  const startedAt = performance.now();
  for (let at = 0; at < people.length; at += atOnce) await settle(db, people.slice(at, at + atOnce));
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.query('vacuum (analyze) attendance_day');
  note({
    name: 'settle-everybody',
    title: `${days} days of attendance for ${people.length.toLocaleString('en')} people`,
    figure: seconds,
    goal: 45,
    unit: 's',
    details: { seconds },
    shown: `${atOnce} people at once`,
  });
  const took: number[] = [];
  for (const id of people.slice(0, ofOnePerson)) {
    const before = performance.now();
    await settle(db, [id]);
    took.push(performance.now() - before);
  }
  took.sort((one, other) => one - other);
  const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
  note({
    name: 'settle-one',
    title: `${days} days of attendance of one person, p95`,
    figure: p95,
    goal: 50,
    unit: 'ms',
    details: { p50: took[Math.floor(took.length / 2)] ?? 0, p95, samples: took.length },
    shown: `p50 ${(took[Math.floor(took.length / 2)] ?? 0).toFixed(1)} ms`,
  });
}

async function settle(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  const today = systemClock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const span = { first: today.subtract({ days }).toString(), last: today.add({ days: 1 }).toString() };
  const audit = async () => {};
  await db.transaction().execute((of) => settleDays({ db: of, clock: systemClock, audit }, ids, span));
}

/** In, meal and out of each past day, some late or longer. */
async function clockDays(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select rebuild_schedule(array(select distinct employee_id from employee_schedule), current_date - ${days + 2}, current_date - 30)`,
  );
  await pool.query(`
    insert into punch (employee_id, kind, at, zone, work_date)
    select s.employee_id, p.kind, p.at, 'Asia/Manila', s.work_date
    from employee_schedule s
    cross join lateral (select (s.employee_id + s.work_date - date '2000-01-01') % 60 - 20 as shift) d
    cross join lateral (values ('in', s.starts_at + d.shift * interval '1 minute'), ('break_start', s.starts_at + interval '4 hours'),
      ('break_end', s.starts_at + interval '5 hours'), ('out', s.ends_at + d.shift * interval '1 minute')) p (kind, at)
    where s.status = 'scheduled' and s.ends_at < now() - interval '2 hours' and s.work_date >= current_date - ${days}
    on conflict do nothing`);
  await pool.query('vacuum (analyze) punch');
  await pool.query('vacuum (analyze) employee_schedule');
}
